import type { Route } from '../http/route.ts'
import { type JsonSchema, propertiesOf, requiredOf } from './json-schema.ts'
import type { Vocabulary } from './operation.ts'

interface Parameter {
  name: string
  in: 'path' | 'query'
  required: boolean
  schema: JsonSchema
}

export function pathParameters({ endpoint, params }: Route, { nameOf, components }: Vocabulary): Parameter[] {
  const schema = params && components[nameOf(params, 'output')]
  const properties = schema ? propertiesOf(schema) : {}
  return [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: properties[name] ?? { type: 'string' },
  }))
}

export function queryParameters({ query }: Route, { nameOf, components }: Vocabulary): Parameter[] {
  const schema = query && components[nameOf(query, 'input')]
  if (!schema) return []
  const required = requiredOf(schema)
  return Object.entries(propertiesOf(schema)).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema: property,
  }))
}

const kinds = {
  integer: { type: 'integer' },
  boolean: { type: 'boolean' },
  text: { type: 'string', maxLength: 200 },
}

/** platform.md#lists-and-queries */
export function listParameters({ list }: Route): Parameter[] {
  if (!list) return []
  const where = Object.entries(list).map(([field, kind]) => [`filter[where][${field}]`, kinds[kind]] as const)
  const paging = ['filter[limit]', 'filter[skip]'].map(
    (name) => [name, { type: 'integer', minimum: 0 }] as const,
  )
  const order = ['filter[order]', { type: 'string', examples: [`${Object.keys(list)[0]} ASC`] }] as const
  return [...where, order, ...paging].map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema,
  }))
}
