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

test('a choice is kept for a year and leads back', async () => {
  const answer = await choose({ locale: 'ar', currency: 'CUP' })
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe('/site/faq')
  expect(answer.headers.getSetCookie()).toEqual([
    'locale=ar; Path=/; Max-Age=31536000; SameSite=Lax',
    'currency=CUP; Path=/; Max-Age=31536000; SameSite=Lax',
  ])
})

test('what is no choice changes nothing', async () => {
  const answer = await choose({ locale: 'fr', currency: 'usd; Path=/', saveData: 'yes' })
  expect(answer.headers.getSetCookie()).toEqual([])
})

test('over https the cookie never travels in the clear', async () => {
  const answer = await choose({ saveData: '1' }, 'https://tienda.cu')
  expect(answer.headers.getSetCookie()).toEqual([
    'saveData=1; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  ])
})
