import { type RouterContextProvider, redirect } from 'react-router'
import { expect, test } from 'vitest'
import { testContext } from '../../rendering/testing/test-context.ts'
import { middleware } from './session-watch.tsx'

const viewer = {
  id: 1,
  email: 'ana@ejemplo.cu',
  role: 'user',
  name: 'Ana',
  avatar: 'a.webp',
  wholesale: false,
  permissions: [],
}

function contextOf(user: object | null | undefined): RouterContextProvider {
  return testContext({ '/api/security/me': user === undefined ? undefined : { user } })
}

async function visit(init: RequestInit, user: object | null | undefined, page = new Response()) {
  const url = new URL('http://tienda.cu/site/faq')
  const request = new Request(url, init)
  const args = { request, url, params: {}, pattern: '/site/faq', context: contextOf(user) }
  const response = await middleware[0]?.(args, async () => page)
  return (response ?? page).headers.getSetCookie()
}

const withSession = { headers: { cookie: 'session=abc' } }

test('an expired session is reported', async () => {
  expect(await visit(withSession, null)).toEqual([expect.stringMatching(/^flash=expired;/)])
})

test('an expired session is reported on a redirect to the sign-in page', async () => {
  expect(await visit(withSession, null, redirect('/account/login'))).toEqual([
    expect.stringMatching(/^flash=expired;/),
  ])
})

test('visitors, valid sessions and posts have no flash', async () => {
  expect(await visit({}, null)).toEqual([])
  expect(await visit(withSession, viewer)).toEqual([])
  expect(await visit({ ...withSession, method: 'POST' }, null)).toEqual([])
})

test('no session counts as expired while the database is unavailable', async () => {
  expect(await visit(withSession, undefined)).toEqual([])
})
