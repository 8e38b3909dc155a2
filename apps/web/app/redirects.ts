import { type LoaderFunctionArgs, redirect } from 'react-router'
import { withoutEndSlashes } from './platform/page/page-addresses.ts'

const targets: Record<string, string> = {
  '/shop': '/shop/catalog',
  '/blog': '/blog/category-classic',
  '/account': '/account/dashboard',
  '/site': '/site/about-us',
  '/services': '/services/list',
  '/reset': '/reset/list',
}

/** Short paths (the tables of screens in docs/product). The query (`?lang=`) is preserved. */
export function loader({ url }: LoaderFunctionArgs): never {
  const path = withoutEndSlashes(url.pathname)
  throw redirect((targets[path] ?? '/') + url.search)
}
