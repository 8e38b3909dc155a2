import { type LoaderFunctionArgs, redirect } from 'react-router'
import { withoutEndSlashes } from './shell/page-addresses.ts'

const targets: Record<string, string> = {
  '/shop': '/shop/catalog',
  '/blog': '/blog/category-classic',
  '/account': '/account/dashboard',
  '/site': '/site/about-us',
}

/** Short paths (catalogue.md#screens, people.md#screens, site.md#screens). The query (`?lang=`) is preserved. */
export function loader({ url }: LoaderFunctionArgs): never {
  const path = withoutEndSlashes(url.pathname)
  throw redirect((targets[path] ?? '/') + url.search)
}
