import type { Preferences } from '@tecnoclick/contract/platform/preferences'
import { pages } from '@tecnoclick/web/app/pages.ts'
import { expect, test } from 'vitest'
import { pageKey, sharedAddress } from './page-address.ts'

const preferences: Preferences = { locale: 'es', currency: 'USD', saveData: false, localeFromAddress: false }
const shared = (address: string) => sharedAddress(new URL(address))?.href

test('query keys that only other pages read are dropped', () => {
  expect(shared('http://x/site/faq?page=2&state=3')).toBe('http://x/site/faq?state=3')
  expect(shared('http://x/no/such/page?page=2&lang=ar')).toBe('http://x/no/such/page?lang=ar')
  expect(shared('http://x/site/terms?filter_brand=epson')).toBe('http://x/site/terms')
})

test('unknown query keys are dropped, known ones sorted', () => {
  expect(shared('http://x/shop?utm_source=mail&sort=name_asc&page=2&fbclid=1')).toBe(
    'http://x/shop?page=2&sort=name_asc',
  )
  expect(shared('http://x/shop?filter_brand=epson,canon&filter_Bad%20=1')).toBe(
    'http://x/shop?filter_brand=epson%2Ccanon',
  )
})

test('the chosen options of a product to add are kept, on the page that reads them', () => {
  const options = 'add=12&option_3=7&option_4=9'
  expect(shared(`http://x/shop/cart?${options}&option_x=1`)).toBe(`http://x/shop/cart?${options}`)
  expect(shared('http://x/shop/catalog?option_3=7')).toBe('http://x/shop/catalog')
})

test('every family of query keys that a page declares is honoured', () => {
  const declared = new Set(pages.flatMap(({ query = [] }) => query.filter((key) => key.endsWith('*'))))
  for (const family of declared) {
    const page = pages.find(({ query }) => query?.includes(family))
    const address = `http://x/${page?.path}?${family.replace('*', '3')}=7`
    expect(shared(address)).toBe(address)
  }
})

test('a repeated key counts once, as the router reads it', () => {
  expect(shared('http://x/shop?page=2&page=3')).toBe('http://x/shop?page=2')
})

test('a path with two slashes is not another host', () => {
  expect(shared('http://x/a//b?lang=ru')).toBe('http://x/a//b?lang=ru')
})

test('a very long URL is not shared', () => {
  expect(shared(`http://x/shop?q=${'a'.repeat(1001)}`)).toBeUndefined()
})

test('pages with different preferences, hosts or schemes are different', () => {
  const url = new URL('http://x/shop')
  const keys = [
    pageKey(url, preferences),
    pageKey(url, { ...preferences, locale: 'ar' }),
    pageKey(url, { ...preferences, currency: 'CUP' }),
    pageKey(url, { ...preferences, saveData: true }),
    pageKey(new URL('http://y/shop'), preferences),
    pageKey(new URL('https://x/shop'), preferences),
  ]
  expect(new Set(keys).size).toBe(keys.length)
})
