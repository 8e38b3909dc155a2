import { expect, test } from 'vitest'
import { visitOf } from '../../rendering/context.ts'
import { testContext } from '../../rendering/testing/test-context.ts'
import { loadContact } from './load-contact.ts'

function load(query: string, changes: Record<string, unknown> = {}) {
  return loadContact(visitOf(testContext(changes)), new URLSearchParams(query))
}

test('a link may prefill the message, within its limits', async () => {
  const { values } = await load(`subject=${'s'.repeat(40)}&body=2%20%C3%97%20Monitor%0A1%20%C3%97%20UPS`)
  expect(values).toEqual({ name: '', email: '', subject: 's'.repeat(20), body: '2 × Monitor\n1 × UPS' })
})

test('the name and e-mail of a signed-in viewer are filled in', async () => {
  const user = {
    id: 1,
    email: 'ana@ejemplo.cu',
    name: 'Ana',
    role: 'user',
    avatar: '',
    wholesale: false,
    permissions: [],
  }
  const { values } = await load('', { '/api/security/me': { user } })
  expect(values).toMatchObject({ name: 'Ana', email: 'ana@ejemplo.cu' })
})
