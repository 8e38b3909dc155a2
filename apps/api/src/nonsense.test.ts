import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Route } from './http/route.ts'
import { useTestApi } from './testing/test-api.ts'

/** Whatever is sent to any route, the answer is never a fault of ours (INTEGRITY). */
const shop = useTestApi({ rateLimitFactor: 1000 })

const spice = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\ud800',
    '🖨️',
    'مطبعة',
    '<script>',
    "';--",
    '../..',
    'x'.repeat(300),
    'a@b.cu',
  ),
  fc.constantFrom(-1, 0, 1, 1.5, 2_147_483_648, 1e308, true, false, null),
  fc.constantFrom([], {}, [[]], { a: {} }, ['x']),
  fc.constant('a'.repeat(64)),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer(),
)

function fieldsOf({ body }: Route): string[] {
  const forms = body instanceof z.ZodType ? [body] : Object.values(body ?? {})
  return forms.flatMap((form) =>
    Object.keys(z.toJSONSchema(form, { io: 'input', unrepresentable: 'any' }).properties ?? {}),
  )
}

test('no route answers nonsense with a fault', { timeout: 120_000 }, async () => {
  for (const route of shop.api.routes) {
    // Anew for each route: one of them signs out.
    const people = {
      user: await shop.as('user'),
      business: await shop.as('business'),
      admin: await shop.as('admin'),
    }
    const { method, path } = route.endpoint
    const values = Object.fromEntries(fieldsOf(route).map((field) => [field, spice]))
    const anyBody = fc.oneof(
      { weight: 4, arbitrary: fc.record(values, { requiredKeys: [] }) },
      { weight: 1, arbitrary: spice },
    )
    const anySegment = fc.constantFrom('1', '0', '999999999999', 'x', '%00', '%ff', '..%2f', 'é', '[]')
    const anyQuery = fc.constantFrom(
      '',
      '?token=%00',
      '?filter=%00',
      '?filter[where][id]=%00',
      '?filter[skip]=1e9',
      '?w=%ff',
    )
    const anyRole = fc.constantFrom('user', 'business', 'admin')
    await fc.assert(
      fc.asyncProperty(anyBody, anySegment, anyQuery, anyRole, async (json, segment, query, role) => {
        const address = path.replace(/\{\w+\}/, segment) + query
        const response = await people[role].fetch(address, { method, ...(method !== 'GET' && { json }) })
        expect(response.status, `${method} ${address}`).toBeLessThan(500)
      }),
      { numRuns: 15 },
    )
  }
})
