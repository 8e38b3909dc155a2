import { expect, test } from 'vitest'
import { formOf } from '../../platform/form/testing/form-of.ts'
import { visitOf } from '../../rendering/context.ts'
import { testContext } from '../../rendering/testing/test-context.ts'
import { resendActivation } from './resend-activation.ts'

const url = new URL('https://tienda.cu/account/registered')
const typed = { email: 'ana@ejemplo.cu', next: '/shop/cart?add=5' }

async function resend(values: Record<string, string>, respond: (body: unknown) => unknown) {
  const answer = ({ body }: { body: string }) => respond(JSON.parse(body))
  const context = testContext({ '/api/security/activate/resend': answer })
  const result = await resendActivation(visitOf(context), formOf(values), url)
  const seconds = result.againAt && Math.round((result.againAt.getTime() - Date.now()) / 1000)
  return { ...result, seconds }
}

test('another mail may be asked for after a minute, and its link leads back to the same page', async () => {
  const sent: unknown[] = []
  const result = await resend(typed, (body) => {
    sent.push(body)
    return { email: typed.email }
  })
  expect(result).toMatchObject({ resent: true, seconds: 60 })
  expect(sent).toEqual([typed])
})

test('a page of another site is not sent', async () => {
  const sent: unknown[] = []
  await resend({ ...typed, next: '//otra.cu' }, (body) => sent.push(body))
  expect(sent).toEqual([{ email: typed.email }])
})

test('beyond the limit it says when', async () => {
  const error = {
    statusCode: 429,
    name: 'TooManyRequestsError',
    code: 'tooMany',
    message: '',
    retryAfter: 1800,
  }
  const result = await resend(typed, () => Response.json({ error }, { status: 429 }))
  expect(result).toMatchObject({ failure: 'tooMany', seconds: 1800 })
  expect(result.resent).toBeUndefined()
})
