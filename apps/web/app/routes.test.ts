import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { accountLinks, mainNavigation } from './platform/page/nav-items.ts'
import siteMap from './routes.ts'
import { informationLinks } from './shell/lazy/information-links.ts'

const routes = (await siteMap).map(toObject)

function toObject({ id, path, index, children }: RouteConfigEntry): RouteObject {
  const named = { ...(id !== undefined && { id }), ...(path !== undefined && { path }) }
  return index ? { ...named, index: true } : { ...named, children: children?.map(toObject) ?? [] }
}

function isKnown(path: string): boolean {
  const match = matchRoutes(routes, path)?.at(-1)
  return match !== undefined && match.route.id !== 'unknown-path'
}

test('every link of the shell is a known address', () => {
  for (const { href } of [...mainNavigation, ...informationLinks, ...accountLinks])
    expect(isKnown(href.replace(/#.*/, '')), href).toBe(true)
})

test.each([
  '/home-two',
  '/shop',
  '/shop/catalog/impresoras',
  '/shop/products/epson-l3250',
  '/shop/cart',
  '/shop/checkout',
  '/shop/checkout/success/12',
  '/shop/wishlist',
  '/shop/compare',
  '/shop/printer',
  '/blog',
  '/blog/category-left-sidebar',
  '/blog/post-full',
  '/account',
  '/account/login',
  '/account/forgotpassword',
  '/account/orders/12',
  '/account/addresses/3',
  '/account/address/create',
  '/activate/user/abc',
  '/services/order/create/4',
  '/services/order/edit/4',
  '/services/order/requested/4',
  '/reset/order/create/9',
  '/site',
  '/site/contact-us',
  '/site/typography',
  '/site/components',
  '/site/not-found',
])('%s is a known address', (path) => {
  expect(isKnown(path)).toBe(true)
})

test.each(['/nada', '/shop/nada', '/account/nada', '/resets', '/site/faq/nada'])('%s is not', (path) => {
  expect(isKnown(path)).toBe(false)
})
