import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { action } from './change-preferences.ts'

async function choose(fields: Record<string, string>, origin = 'http://tienda.cu') {
  const url = new URL('/preferences', origin)
  const request = new Request(url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { referer: `${origin}/site/faq` },
  })
  const context = new RouterContextProvider()
  return action({ request, url, context, params: {}, pattern: '/preferences' })
}

test('a choice sets a cookie for a year and redirects back', async () => {
  const response = await choose({ locale: 'ar', currency: 'CUP' })
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe('/site/faq')
  expect(response.headers.getSetCookie()).toEqual([
    'locale=ar; Path=/; Max-Age=31536000; SameSite=Lax',
    'currency=CUP; Path=/; Max-Age=31536000; SameSite=Lax',
  ])
})

test('invalid values change nothing', async () => {
  const response = await choose({ locale: 'fr', currency: 'usd; Path=/', saveData: 'yes' })
  expect(response.headers.getSetCookie()).toEqual([])
})

test('over https the cookie is Secure and of this host alone', async () => {
  const response = await choose({ saveData: '1' }, 'https://tienda.cu')
  expect(response.headers.getSetCookie()).toEqual([
    '__Host-saveData=1; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  ])
})
