import { expect, test } from 'vitest'
import { renderPage } from '../../../rendering/testing/render-page.tsx'
import { testContext } from '../../../rendering/testing/test-context.ts'
import Subscription, { action, loader } from './subscription.tsx'

const url = new URL('https://tienda.cu/newsletter/confirm/abc')
const link = '/api/newsletter/abc'
const busy = () =>
  Response.json({ error: { code: 'overloaded', statusCode: 503, message: '' } }, { status: 503 })
const unknown = () =>
  Response.json({ error: { code: 'notFound', statusCode: 404, message: '' } }, { status: 404 })

function argsOf(responses: Record<string, unknown>, init?: RequestInit) {
  const context = testContext(responses)
  return { request: new Request(url, init), url, params: { token: 'abc' }, pattern: url.pathname, context }
}

function press(intent: string, responses: Record<string, unknown>) {
  return action(argsOf(responses, { method: 'POST', body: new URLSearchParams({ intent }) }))
}

test('an unknown link is a 404, an overloaded shop is an error page', async () => {
  expect(await loader(argsOf({ [link]: unknown }))).toMatchObject({ data: null, init: { status: 404 } })
  await expect(loader(argsOf({ [link]: busy }))).rejects.toMatchObject({ init: { status: 503 } })
})

test.each(['confirm', 'leave'])('a failed %s keeps the page and shows the failure', async (intent) => {
  const failed = await press(intent, { [`${link}/confirm`]: busy, [`${link}/unsubscribe`]: busy })
  expect(failed).toMatchObject({ data: { failure: 'overloaded' }, init: { status: 422 } })
})

test('a link that is no longer valid redirects to its page', async () => {
  expect(await press('confirm', { [`${link}/confirm`]: unknown })).toBeInstanceOf(Response)
})

test('the failure is shown above the button', async () => {
  const html = await renderPage(url.pathname, Subscription, {
    loaderData: { email: 'ana@ejemplo.cu', state: 'pending' },
    actionData: { failure: 'overloaded' },
  })
  expect(html).toMatch(/La tienda está muy ocupada.*Confirmar la suscripción/)
})

test('a mail program unsubscribes with one POST, without a redirect', async () => {
  const post = (answer: unknown) =>
    action(
      argsOf(
        { [`${link}/unsubscribe`]: answer },
        { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) },
      ),
    )
  expect(await post({ email: 'ana@ejemplo.cu', state: 'ended' })).toMatchObject({ data: { left: true } })
  expect(await post(unknown)).toMatchObject({ data: { left: false }, init: { status: 404 } })
  expect(await post(busy)).toMatchObject({ init: { status: 503 } })
})
