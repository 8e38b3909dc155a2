import { expect, test } from 'vitest'
import { testContext } from '../../rendering/testing/test-context.ts'
import { loginAction } from './login-action.ts'

const url = new URL('https://tienda.cu/account/login')

function send(values: Record<string, string>, answer: (body: Record<string, unknown>) => unknown) {
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(values) })
  const login = ({ body }: { body: string }) => answer(JSON.parse(body))
  const context = testContext({ '/api/security/login': login })
  return loginAction({ request, url, context, params: {}, pattern: '/account/login' })
}

const typed = { email: 'ana@ejemplo.cu', password: 'Secreta123' }

test('a refusal keeps what was typed and says that there were too many attempts', async () => {
  const error = {
    statusCode: 429,
    name: 'TooManyRequestsError',
    code: 'tooMany',
    message: '',
    retryAfter: 60,
  }
  const result = await send(typed, () => Response.json({ error }, { status: 429 }))
  expect(result).toMatchObject({
    data: { form: 'signIn', failure: 'tooMany', values: { email: typed.email } },
    init: { status: 422 },
  })
})

const signUp = (values: Record<string, string>) => {
  const bodies: Record<string, unknown>[] = []
  const request = new Request(url, {
    method: 'POST',
    body: new URLSearchParams({ ...typed, confirmPassword: typed.password, intent: 'signUp', ...values }),
  })
  const hear = ({ body }: { body: string }) => {
    bodies.push(JSON.parse(body))
    return { email: typed.email }
  }
  const context = testContext({
    '/api/security/sign-up': hear,
    '/api/security/sign-up/business': hear,
  })
  const args = { request, url, context, params: {}, pattern: '/account/login' as const }
  return loginAction(args).then(() => bodies[0]?.next)
}

test.each([
  ['a business is led to its profile first', 'business', '', '/account/profile'],
  [
    'a business that wanted a page comes to it afterwards',
    'business',
    '/cart',
    '/account/profile?next=%2Fcart',
  ],
  ['a person has nothing to fill in', 'person', '', undefined],
  ['a person goes on to the page that was wanted', 'person', '/cart', '/cart'],
])('%s', async (_, accountType, next, expected) => {
  expect(await signUp({ accountType, next })).toBe(expected)
})
