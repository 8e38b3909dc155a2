import { isObject, type JsonSchema, propertiesOf, requiredOf, schemaPath } from './json-schema.ts'

/** Values that a reader recognizes, by the name of the field. */
const familiar: Readonly<Record<string, unknown>> = {
  id: 7,
  email: 'ana@ejemplo.cu',
  to: 'ana@ejemplo.cu',
  name: 'Epson L3250',
  lastname: 'Rosales',
  phone: '+53 5234 5678',
  slug: 'epson-l3250',
  currency: 'USD',
  price: 249.5,
  total: 1,
  quantity: 1,
  version: 1,
  street: 'Calle Martí 12',
  zip: '85100',
  image: 'epson-l3250.webp',
  token: 'kX3vQ0…',
}

type Components = Readonly<Record<string, JsonSchema>>

/** Examples of components, which many operations share. */
const remembered = new WeakMap<JsonSchema, unknown>()

/** An example that fits the schema. */
export function exampleOf(
  schema: JsonSchema,
  components: Components,
  name = '',
  inside: string[] = [],
): unknown {
  const { $ref, enum: choices, const: only, default: initial, examples, anyOf, oneOf } = schema
  if (typeof $ref === 'string') {
    const target = $ref.slice(schemaPath.length)
    const component = components[target] ?? {}
    if (component.type !== 'object') return exampleOf(component, components, name, [...inside, target])
    const known = remembered.get(component) ?? exampleOf(component, components, name, [...inside, target])
    remembered.set(component, known)
    return known
  }
  if (only !== undefined) return only
  if (Array.isArray(examples)) return examples[0]
  if (initial !== undefined) return initial
  if (Array.isArray(choices)) return choices[0]
  const options = [anyOf ?? oneOf].flat().filter(isObject)
  const option = options.find(({ type }) => type !== 'null')
  if (option) return exampleOf(option, components, name, inside)
  switch ([schema.type].flat()[0]) {
    case 'object':
      return objectExample(schema, components, inside)
    case 'array':
      return arrayExample(schema, components, name, inside)
    case 'boolean':
      return true
    case 'integer':
      return numberExample(schema, name, Number.isInteger)
    case 'number':
      return numberExample(schema, name, Number.isFinite)
    case 'string':
      return textExample(schema, name)
    default:
      return null
  }
}

function objectExample(schema: JsonSchema, components: Components, inside: string[]): unknown {
  const required = requiredOf(schema)
  const fields = Object.entries(propertiesOf(schema)).filter(
    ([name, property]) => required.has(name) || !isRepeated(property, inside),
  )
  return Object.fromEntries(
    fields.map(([name, property]) => [name, exampleOf(property, components, name, inside)]),
  )
}

/** A tree ends at its first level. */
function arrayExample(schema: JsonSchema, components: Components, name: string, inside: string[]): unknown {
  const { items, minItems } = schema
  if (!isObject(items) || isRepeated(items, inside)) return []
  const item = exampleOf(items, components, name.replace(/s$/, ''), inside)
  return Array.from({ length: Math.max(1, Number(minItems ?? 1)) }, () => item)
}

function isRepeated(schema: JsonSchema, inside: readonly string[]): boolean {
  return [schema, ...[schema.anyOf].flat()].some(
    (one) =>
      isObject(one) && typeof one.$ref === 'string' && inside.includes(one.$ref.slice(schemaPath.length)),
  )
}

function numberExample(
  { minimum, maximum, exclusiveMinimum }: JsonSchema,
  name: string,
  fits: (value: unknown) => boolean,
): number {
  const least =
    typeof minimum === 'number' ? minimum : typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : 0
  const most = typeof maximum === 'number' ? maximum : Number.POSITIVE_INFINITY
  const known = Object.hasOwn(familiar, name) ? familiar[name] : undefined
  if (typeof known === 'number' && fits(known) && known >= least && known <= most) return known
  return Math.min(Math.max(least, 1), most)
}

const formats: Readonly<Record<string, string>> = {
  'date-time': '2026-03-02T15:00:00.000Z',
  date: '2026-03-02',
  email: 'ana@ejemplo.cu',
  uuid: '6f1c7c1e-3f0f-4a53-9a3a-8d6c2b1f4f11',
  uri: 'https://ejemplo.cu',
}

/** Texts for the patterns of the contract. */
const shapes = [
  '1234',
  '123456',
  '12345678',
  'USD',
  'ORDEN',
  '/account',
  'foto.webp',
  '#2563eb',
  '2026-03-02',
  '08:30',
  '6f1c7c1e-3f0f-4a53-9a3a-8d6c2b1f4f11',
  '9f86d081884c7d65',
  'kX3vQ0Zb7uJpL2mN8sRtWy',
  '9f86d081884c7d659a2feaa0c55ad015',
  'kX3vQ0Zb7uJpL2mN8sRtWyAaCcEeGgIiKkMmOoQqSsU',
  '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
]

function textExample({ format, pattern, minLength, maxLength }: JsonSchema, name: string): string {
  if (typeof format === 'string' && formats[format]) return formats[format]
  const known = Object.hasOwn(familiar, name) ? familiar[name] : undefined
  const guess =
    typeof known === 'string' ? known : /(Date|At|Until)$/.test(name) ? formats['date-time'] : undefined
  const fits = (text: string) =>
    text.length >= Number(minLength ?? 0) &&
    text.length <= Number(maxLength ?? text.length) &&
    (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text))
  const candidates = [guess, 'texto', ...shapes, 'x'.repeat(Number(minLength ?? 1))]
  return candidates.find((text) => text !== undefined && fits(text)) ?? ''
}
