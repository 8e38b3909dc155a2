import fc from 'fast-check'

/** Names that every object inherits, and what JSON or a promise calls. */
export const inheritedNames = [...Object.getOwnPropertyNames(Object.prototype), 'toJSON', 'then', 'length']

/** Objects that are no longer what a program takes for granted: `String({ toString: 1 })` throws. */
const inheritedKeys: fc.Arbitrary<object> = fc.dictionary(
  fc.constantFrom(...inheritedNames.filter((name) => name !== '__proto__' && name !== 'constructor')),
  fc.constantFrom<unknown>(1, null, '', 'x', {}, []),
  { minKeys: 1, maxKeys: 3 },
)

/** What breaks programs: ends of ranges, other scripts, halves of characters, words of other languages. */
const texts = [
  ...[
    '',
    ' ',
    '\0',
    '\n',
    '\ud800',
    '🖨️',
    'مطبعة',
    '\u202eabc',
    '\u2028',
    'ﬃ',
    'İ',
    'ß',
    '%',
    '%00',
    '%s',
    '\\',
  ],
  ...[
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "';drop table orders;--",
    '{{7*7}}',
    '#{7*7}',
  ],
  ...['../../etc/passwd', '..%2f', 'null', 'undefined', 'NaN', 'true', '-0', '1e309', '0x1f', '1_000', '٣'],
  ...[...inheritedNames, 'x'.repeat(300), 'ñ'.repeat(5001)],
  ...[
    '9999-12-31T23:59:59Z',
    '0000-00-00',
    '2026-02-30',
    '+275760-09-13T00:00:00.001Z',
    'a@b.cu',
    'a\r\nBcc: b@c.cu',
  ],
]

const numbers = [
  ...[-1, 0, 1, 1.5, 0.1, 0.005, -0.01, 99, 100, 2_147_483_647, 2_147_483_648, 9_007_199_254_740_991],
  ...[-2_147_483_649, 1e21, 1e308, 5e-324],
]

export const anyText = fc.oneof(fc.constantFrom(...texts), fc.string({ unit: 'binary', maxLength: 40 }))

export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: anyText },
  { weight: 3, arbitrary: fc.constantFrom(...numbers) },
  { weight: 1, arbitrary: fc.integer() },
  { weight: 1, arbitrary: fc.constantFrom(true, false, null) },
  { weight: 1, arbitrary: inheritedKeys },
  {
    weight: 2,
    arbitrary: fc.constantFrom([], {}, [[]], { a: {} }, ['x'], [null], { length: 1e9 }, { id: 1 }),
  },
)

/** Server-owned fields, sent nevertheless (platform.md#server-owned-fields). */
export const serversOwn = fc.constantFrom<Record<string, unknown>>(
  { id: 1, userId: 1, clientId: 1, customerId: 1, ownerId: 1 },
  { role: 'admin', clicode: 'CLI-1', enable: true, enabled: true, activatedAt: '2020-01-01' },
  { status: 'COMPLETADA', total: 0, subtotal: 0, price: 0, amount: 0, noSellOrden: 'ORDEN-001' },
  { descargable: true, key: 'x', rating: 5, reviews: 1e6, stock: 1e6, version: 1 },
)

/** Bodies that are not JSON, too large, pollute a prototype or imitate a response. */
export const rawBody = fc.constantFrom(
  ...[
    '',
    '{',
    '[',
    '"',
    'null',
    '[]',
    '{}',
    '0',
    '"x"',
    'NaN',
    '{"a":1,}',
    "{'a':1}",
    '\ufeff{}',
    '{"a":"\\ud800"}',
  ],
  ...['{"refused":"x"}', '{"refused":"outOfStock","values":{"name":"x"}}'],
  ...['{"__proto__":{"polluted":true}}', '{"constructor":{"prototype":{"polluted":true}}}'],
  ...['{"items":[{"__proto__":{"polluted":true}}]}', '{"name":{"__proto__":{"polluted":true}}}'],
  ...['['.repeat(20_000), `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`, `"${'x'.repeat(100_001)}"`],
)
