import { type LoaderFunctionArgs, redirect } from 'react-router'

const targets: Record<string, string> = {
  '/shop': '/shop/catalog',
  '/blog': '/blog/category-classic',
  '/account': '/account/dashboard',
  '/site': '/site/about-us',
}

/** The addresses of A §2 and B §2 that stand for another one; the query (`?lang=`) goes along. */
export function loader({ url }: LoaderFunctionArgs): never {
  const path = url.pathname.replace(/\/+$/, '')
  throw redirect((targets[path] ?? '/') + url.search)
}
