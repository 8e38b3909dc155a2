import type { Access } from '@tecnoclick/domain/people/roles'
import fc from 'fast-check'
import type { TestInit } from '../test-api.ts'
import { type Components, type JsonSchema, type Known, valuesOf } from './any-value.ts'
import { anyText, inheritedNames, oddValue, rawBody, serversOwn } from './odd-values.ts'

export interface FuzzRequest {
  /** `key` is a program with an API key of the administrator. */
  caller: 'visitor' | 'ana' | 'business' | 'admin' | 'key'
  address: string
  init: Omit<TestInit, 'body'> & { text?: string; upload?: { field: string; bytes: string } }
}

/** One operation of the OpenAPI document. */
export interface Operation {
  method: string
  /** With its parameters in braces, below the base. */
  path: string
  parameters: readonly { name: string; in: string; required: boolean; schema: JsonSchema }[]
  'x-audience': Access
  /** The schemas of the document. */
  components: Components
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>
  requestBody?: { content: Record<string, { schema: JsonSchema; example?: unknown }> }
}

type Caller = FuzzRequest['caller']

/** Mostly callers with access, so that the handlers are reached. */
const callersOf: Record<Access, fc.Arbitrary<Caller>> = {
  public: fc.constantFrom<Caller>('visitor', 'visitor', 'ana', 'business', 'admin', 'key'),
  customer: fc.constantFrom<Caller>('ana', 'ana', 'ana', 'ana', 'ana', 'business', 'admin', 'key', 'visitor'),
  admin: fc.constantFrom<Caller>(
    ...Array<Caller>(8).fill('admin'),
    'key',
    'key',
    'visitor',
    'ana',
    'business',
  ),
}

const anyId = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('1', '1', '1', '2', '2', '3', '4') },
  { weight: 1, arbitrary: fc.constantFrom('0', '-1', '2147483648', '999999999999', '1.5', '1e3', '007') },
  { weight: 1, arbitrary: fc.constantFrom('x', '%00', '%ff', '..%2f', 'é', '[]', '%F0%9F%96%A8', '%20') },
)
const oddWords = [
  '%00',
  '%ff',
  '..%2f..%2fx',
  '__proto__',
  'x'.repeat(43),
  'x'.repeat(3000),
  '%E2%80%A8',
  '1',
]

const oddQueries = fc.constantFrom(
  ...['?filter=%00', '?filter={}', '?filter={"where":{"id":{"gt":1}}}', '?filter={"where":{"__proto__":1}}'],
  ...['?filter[where][id]=%00', '?filter[skip]=1e9', '?filter[limit]=-1', '?filter[order]=id;drop', '?w=%ff'],
  ...[
    '?__proto__[polluted]=true',
    '?constructor.prototype.polluted=true',
    '?a=1&a=2&a[]=3',
    `?q=${'x'.repeat(3000)}`,
  ],
  ...[
    '?page=1e9&limit=1e9',
    '?filter_price=9-1',
    '?filter_brand=,,,&sort=x',
    '?category=%ff',
    '?token=%00',
    '?&&=&',
  ],
)

/** Every list, filter and query meets the names that objects inherit, as keys and as values. */
function inheritedQuery(names: readonly string[]): fc.Arbitrary<string> {
  const field = fc.constantFrom(...(names.length > 0 ? names : ['id']))
  return fc
    .tuple(fc.constantFrom(...inheritedNames), field)
    .chain(([inherited, name]) =>
      fc.constantFrom(
        ...[`?${inherited}=1`, `?${name}=${inherited}`, `?filter[where][${inherited}]=1`],
        ...[`?filter[order]=${inherited}`, `?filter[${inherited}]=1`, `?filter_${inherited}=${inherited}`],
        ...[{ [inherited]: 1 }, { where: { [inherited]: 1 } }, { order: { [inherited]: 1 } }].map(jsonFilter),
        ...['id', 'status', 'name'].map((id) => jsonFilter({ where: { [id]: { [inherited]: 1 } } })),
      ),
    )
}

function jsonFilter(filter: object): string {
  return `?filter=${encodeURIComponent(JSON.stringify(filter))}`
}

/** Read as latin1. The second to last is a whole picture. */
const uploads = [
  ...['', 'PK\x03\x04', 'GIF89a\x01\x00\x01\x00', '<svg onload="x"/>', '\x89PNG\r\n\x1a\n', 'sku;name\n1;x'],
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ).toString('latin1'),
  'sku,nombre,precio\nX-1,Prueba,10\n',
]

const headers: Record<string, fc.Arbitrary<string>> = {
  'idempotency-key': fc.constantFrom('a', 'same-key', 'x'.repeat(500), 'é', '%00'),
  range: fc.constantFrom('bytes=0-0', 'bytes=-1', 'bytes=9-1', 'bytes=0-99999999999', 'x'),
  'if-none-match': fc.constantFrom('*', '"x"', 'W/"x"', 'x'.repeat(2000)),
  cookie: fc.constantFrom(
    'currency=CUP',
    'currency=<x>; locale=ar',
    'locale=xx',
    'session=x',
    '=;=',
    'a=%ff',
  ),
  'accept-encoding': fc.constantFrom('br', 'x'),
}

const oddHeaders = fc
  .array(
    fc.oneof(...Object.entries(headers).map(([name, value]) => value.map((text) => [name, text] as const))),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map((pairs): Record<string, string> => Object.fromEntries(pairs))

export function anyRequestTo(operation: Operation, known: Known): fc.Arbitrary<FuzzRequest> {
  return fc.record({
    caller: callersOf[operation['x-audience']],
    address: fc.tuple(anyPath(operation, known), anyQuery(operation, known)).map((parts) => parts.join('')),
    init: fc
      .tuple(anyBody(operation, known), oddHeaders, fc.integer({ min: 0, max: 4 }))
      .map(([body, sent, decorated]) => ({
        method: operation.method,
        ...(decorated === 0 && { headers: sent }),
        ...body,
      })),
  })
}

function anyPath({ path }: Operation, known: Known): fc.Arbitrary<string> {
  const segments = path.split(/(?=\{)|(?<=\})/).map((part) => {
    if (!part.startsWith('{')) return fc.constant(part)
    const name = part.slice(1, -1)
    const there = (known[part] ?? known[name])?.map(String)
    if (!there) return /[iI]d$/.test(name) ? anyId : fc.constantFrom(...oddWords)
    return fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...there) },
      { weight: 1, arbitrary: fc.constantFrom(...oddWords) },
    )
  })
  return fc.tuple(...segments).map((parts) => parts.join(''))
}

function anyQuery({ parameters, components }: Operation, known: Known): fc.Arbitrary<string> {
  const named = parameters.filter((parameter) => parameter.in === 'query')
  const asked = (kind: 'sound' | 'fuzzed') => {
    const values = Object.fromEntries(
      named.map(({ name, schema }) => [name, valuesOf(known, components)[kind](schema, name)]),
    )
    const requiredKeys = named.filter(({ required }) => required).map(({ name }) => name)
    return fc.record(values, { requiredKeys: kind === 'sound' ? requiredKeys : [] }).map(searchOf)
  }
  return fc.oneof(
    { weight: 6, arbitrary: asked('sound') },
    { weight: 2, arbitrary: asked('fuzzed') },
    { weight: 1, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: oddQueries },
    { weight: 1, arbitrary: inheritedQuery(named.map(({ name }) => name)) },
  )
}

function searchOf(query: Record<string, unknown>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, textOf(value))
  return search.size > 0 ? `?${search}` : ''
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value)
}

type Body = Pick<FuzzRequest['init'], 'json' | 'text' | 'upload'>

function anyBody({ method, requestBody, components }: Operation, known: Known): fc.Arbitrary<Body> {
  if (method === 'GET') return fc.constant({})
  const asText = rawBody.map((text) => ({ text }))
  const form = requestBody?.content['multipart/form-data']?.schema
  if (form) {
    const field = Array.isArray(form.required) ? String(form.required[0]) : 'file'
    return fc.oneof(
      fc.constantFrom(...uploads).map((bytes) => ({ upload: { field, bytes } })),
      asText,
    )
  }
  const csv = requestBody?.content['text/csv']
  if (csv) {
    const example = String(csv.example)
    const [header = '', row = ''] = example.split('\n')
    const odd = oddValue.map((value) => `${header}\n${row.replace(/[^,]+/, JSON.stringify(value))}`)
    return fc.oneof(
      fc.constantFrom(example, ...uploads).map((text) => ({ text })),
      odd.map((text) => ({ text })),
      asText,
    )
  }
  const schema = requestBody?.content['application/json']?.schema
  if (!schema) return fc.constantFrom<Body>({}, { json: {} }, { text: '{' })
  const { fuzzed } = valuesOf(known, components)
  return fc.oneof(
    { weight: 8, arbitrary: fuzzed(schema).map((json) => ({ json })) },
    { weight: 1, arbitrary: withMore(fuzzed(schema), serversOwn).map((json) => ({ json })) },
    {
      weight: 1,
      arbitrary: withMore(fuzzed(schema), fc.dictionary(anyText, oddValue, { maxKeys: 3 })).map((json) => ({
        json,
      })),
    },
    { weight: 1, arbitrary: asText },
  )
}

function withMore(body: fc.Arbitrary<unknown>, more: fc.Arbitrary<object>): fc.Arbitrary<unknown> {
  return fc.tuple(body, more).map(([one, other]) => (one instanceof Object ? { ...one, ...other } : other))
}
