import { expect, test } from 'vitest'
import { testContext } from '../../rendering/testing/test-context.ts'
import { action, loader } from './decide-quote.ts'

function decide(word: string, init?: RequestInit) {
  const calls: string[] = []
  const hear = (name: string) => () => {
    calls.push(name)
    return {}
  }
  const context = testContext({
    '/api/services/ticket/abc': hear('read'),
    '/api/services/ticket/abc/accept': hear('accept'),
    '/api/services/ticket/abc/reject': hear('reject'),
  })
  const url = new URL(`https://tienda.cu/services/ticket/abc/${word}`)
  const params = { token: 'abc', decision: word }
  const args = { request: new Request(url, init), url, params, pattern: url.pathname, context }
  return { args, calls }
}

const post = { method: 'POST', body: new URLSearchParams({ quoteId: '7' }) }

test.each(['accept', 'reject'])('%s posts the decision, and the ticket is shown again', async (word) => {
  const { args, calls } = decide(word, post)
  const { status, headers } = await action(args)
  expect([status, headers.get('location')]).toEqual([303, '/services/ticket/abc'])
  expect(calls).toEqual([word])
})

test.each(['whatever', 'ACCEPT', 'constructor'])('%s is a 404 and changes nothing', async (word) => {
  for (const [answer, init] of [
    [loader, undefined],
    [action, post],
  ] as const) {
    const { args, calls } = decide(word, init)
    const response = await answer(args)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('Este enlace no abre ninguna solicitud.')
    expect(calls).toEqual([])
  }
})
