import { type LoaderFunctionArgs, redirect } from 'react-router'

const targets: Record<string, string> = {
  '/shop': '/shop/catalog',
  '/blog': '/blog/category-classic',
  '/account': '/account/dashboard',
  '/site': '/site/about-us',
}

/**
 * The addresses that stand for another one (catalogue.md#screens, people.md#screens, site.md#screens); the query
 * (`?lang=`) is kept.
 */
export function loader({ url }: LoaderFunctionArgs): never {
  const path = url.pathname.replace(/\/+$/, '')
  throw redirect((targets[path] ?? '/') + url.search)
}
