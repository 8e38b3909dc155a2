import { expect, test } from 'vitest'
import { testContext } from '../../rendering/testing/test-context.ts'
import { loader } from './dashboard.tsx'

const url = new URL('https://tienda.cu/account/dashboard')
const list = (data: unknown[]) => ({ data, total: data.length })

/** The task of the dashboard for an account with this profile. */
async function lacks(role: string, profiles: object[] | undefined) {
  const user = { id: 7, email: 'x@ejemplo.cu', role, name: '', avatar: '', wholesale: false, permissions: [] }
  const context = testContext({
    '/api/security/me': { user },
    '/api/addresses/fulldatabyuser/7?filter[where][isPrincipal]=true': list([]),
    '/api/profiles?filter[where][userId]=7': profiles && list(profiles),
  })
  const args = { request: new Request(url), url, params: {}, pattern: url.pathname, context }
  return (await loader(args as never)).lacksBusinessData
}

test.each([
  ['a business without a profile', 'business', [], true],
  ['a business with a phone alone', 'business', [{ name: '', ruccode: null }], true],
  ['a business without REEUP', 'business', [{ name: 'Imprenta', ruccode: '' }], true],
  ['a business with both', 'business', [{ name: 'Imprenta', ruccode: '132.0.04567' }], false],
  ['a profile that could not be read', 'business', undefined, false],
  ['a person', 'user', [], false],
])('%s', async (_, role, profiles, expected) => {
  expect(await lacks(role, profiles)).toBe(expected)
})
