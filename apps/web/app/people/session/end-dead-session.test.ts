import { type RouterContextProvider, redirect } from 'react-router'
import { expect, test } from 'vitest'
import { testContext } from '../../rendering/testing/test-context.ts'
import { endDeadSession } from './end-dead-session.ts'

const viewer = {
  id: 1,
  email: 'ana@ejemplo.cu',
  role: 'user',
  name: 'Ana',
  avatar: 'a.webp',
  wholesale: false,
}

function contextOf(user: object | null | undefined): RouterContextProvider {
  return testContext({ '/api/security/me': user === undefined ? undefined : { user } })
}

async function visit(init: RequestInit, user: object | null | undefined, answer = new Response()) {
  const url = new URL('http://tienda.cu/site/faq')
  const request = new Request(url, init)
  const args = { request, url, params: {}, pattern: '/site/faq', context: contextOf(user) }
  const response = await endDeadSession(args, async () => answer)
  return (response ?? answer).headers.getSetCookie()
}

const dead = { headers: { cookie: 'session=abc' } }

test('who comes with a session that is over is told so', async () => {
  expect(await visit(dead, null)).toEqual([expect.stringMatching(/^flash=expired;/)])
})

test('so is who is sent to the sign-in page for it', async () => {
  expect(await visit(dead, null, redirect('/account/login'))).toEqual([
    expect.stringMatching(/^flash=expired;/),
  ])
})

test('nobody else is', async () => {
  expect(await visit({}, null)).toEqual([])
  expect(await visit(dead, viewer)).toEqual([])
  expect(await visit({ ...dead, method: 'POST' }, null)).toEqual([])
})

test('while the database is away nobody is called signed out', async () => {
  expect(await visit(dead, undefined)).toEqual([])
})
