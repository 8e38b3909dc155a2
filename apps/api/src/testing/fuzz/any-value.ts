import fc from 'fast-check'
import { anyText, oddValue } from './odd-values.ts'

export type JsonSchema = { readonly [key: string]: unknown }

/** The schemas that others refer to. */
export type Components = Readonly<Record<string, JsonSchema>>

/** Existing values, by the name of the field or parameter. */
export type Known = Readonly<Record<string, readonly unknown[]>>

/** Constraints that a schema cannot express, so that valid requests reach the handlers. */
const byName: Record<string, fc.Arbitrary<unknown>> = {
  email: fc.integer({ min: 1, max: 500 }).map((number) => `fuzz-${number}@ejemplo.cu`),
  password: fc.constant('a'.repeat(64)),
  confirmPassword: fc.constant('a'.repeat(64)),
  resetKey: fc.constantFrom('0000', '1234'),
  currency: fc.constantFrom('USD', 'MLC', 'CUP'),
  phone: fc.constantFrom('+53 5555 5555', '23 424242'),
  website: fc.constantFrom('https://ejemplo.cu', 'ejemplo.cu'),
  document: fc.constantFrom('ORDEN', 'SERVICIO', 'OTRO', 'PRUEBA_1'),
  prefix: fc.constantFrom('ORDEN', 'ORD', 'SERVICIO', 'X/1'),
  color: fc.constantFrom('#2563eb', '#000000'),
  precio: fc.constantFrom(2000, 20_000),
  transactionCode: fc.integer({ min: 1000, max: 2999 }).map((number) => `TM-${number}`),
  slug: fc.integer({ min: 1, max: 2000 }).map((number) => `fuzz-${number}`),
  sku: fc.integer({ min: 1, max: 2000 }).map((number) => `SKU-F${number}`),
  validUntil: fc.constantFrom('2030-01-01T00:00:00Z', '2020-01-01T00:00:00Z'),
  expiresDate: fc.constantFrom('2026-06-01T00:00:00Z', '2020-01-01T00:00:00Z'),
  network: fc.constantFrom('10.0.0.0/8', '127.0.0.1', '2001:db8::/32', '10.0.0.0/99'),
  termsAccepted: fc.constant(true),
  version: fc.constantFrom(1, 2, 3),
}

/** The first row always exists. */
const someId = fc.constantFrom(1, 1, 1, 1, 2, 2, 3, 4, 12, 300)

/** Generates values of a schema: half of the objects are valid, the others contain something odd. */
export function valuesOf(known: Known, components: Components) {
  function fuzzed(schema: JsonSchema, name = ''): fc.Arbitrary<unknown> {
    return fc.oneof(
      { weight: 5, arbitrary: value(schema, name, sound) },
      { weight: 4, arbitrary: value(schema, name, oddly) },
      { weight: 1, arbitrary: oddValue },
    )
  }

  function sound(schema: JsonSchema, name: string): fc.Arbitrary<unknown> {
    return value(schema, name, sound)
  }

  function oddly(schema: JsonSchema, name: string): fc.Arbitrary<unknown> {
    return fc.oneof({ weight: 5, arbitrary: value(schema, name, oddly) }, { weight: 1, arbitrary: oddValue })
  }

  function value(schema: JsonSchema, name: string, inner: typeof sound): fc.Arbitrary<unknown> {
    const { $ref, enum: choices, const: only, anyOf, oneOf, examples, type } = schema
    if (typeof $ref === 'string') return value(components[$ref.split('/').at(-1) ?? ''] ?? {}, name, inner)
    if (Array.isArray(choices)) return fc.constantFrom(...choices)
    if (only !== undefined) return fc.constant(only)
    const branches = anyOf ?? oneOf
    if (Array.isArray(branches)) return fc.oneof(...branches.map((branch) => value(branch, name, inner)))
    if (type === 'object') return objectOf(schema, inner)
    if (type === 'array') return fc.array(inner(schemaAt(schema, 'items'), singular(name)), { maxLength: 4 })
    if (type === 'boolean') return Object.hasOwn(byName, name) ? fc.constant(true) : fc.boolean()
    if (type === 'null') return fc.constant(null)
    if (Object.hasOwn(known, name)) return fc.constantFrom(...(known[name] ?? []))
    const named = Object.hasOwn(byName, name) ? byName[name] : undefined
    if (named) return named
    if (Array.isArray(examples)) return fc.constantFrom(...examples)
    if (type === 'integer') return /(^i|I|\[i)ds?\]?$/.test(name) ? someId : numberIn(schema, 1)
    if (type === 'number') return numberIn(schema, 100)
    if (type === 'string') return textOf(schema, inner === oddly)
    return oddValue
  }

  function objectOf(schema: JsonSchema, inner: typeof sound): fc.Arbitrary<unknown> {
    const required = Array.isArray(schema.required) ? schema.required.map(String) : []
    const fields = Object.entries(schemaAt(schema, 'properties')).map(
      ([name, field]) => [name, inner(field as JsonSchema, name)] as const,
    )
    const requiredKeys = inner === oddly ? required.slice(1) : required
    return fc.record(Object.fromEntries(fields), { requiredKeys })
  }

  return { fuzzed, sound }
}

/** `categories` uses the values of `category`. */
function singular(name: string): string {
  return name.replace(/ies$/, 'y').replace(/s$/, '')
}

/** In steps of one, or of a hundredth. */
function numberIn({ minimum, maximum }: JsonSchema, parts: number): fc.Arbitrary<number> {
  const min = typeof minimum === 'number' ? Math.max(minimum, -1_000_000) : 0
  const max = typeof maximum === 'number' ? Math.min(maximum, 1_000_000) : 1000
  return fc
    .integer({ min: Math.ceil(min * parts), max: Math.floor(max * parts) })
    .map((count) => count / parts)
}

function textOf({ format, maxLength }: JsonSchema, isOdd: boolean): fc.Arbitrary<unknown> {
  if (format === 'date-time') return fc.constantFrom('2026-03-02T15:00:00Z', '2020-01-01T00:00:00Z')
  const longest = typeof maxLength === 'number' ? Math.min(maxLength, 60) : 60
  const plain = fc.string({ minLength: 1, maxLength: longest, unit: 'grapheme-ascii' })
  return isOdd ? fc.oneof(plain, anyText) : plain
}

function schemaAt(schema: JsonSchema, key: string): JsonSchema {
  return (schema[key] ?? {}) as JsonSchema
}
