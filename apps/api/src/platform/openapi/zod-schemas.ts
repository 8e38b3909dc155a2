import { z } from 'zod'
import type { Route } from '../http/route.ts'
import { type ContractNames, capitalized } from './contract-names.ts'
import { isObject, type JsonSchema, mapSchemas, schemaPath } from './json-schema.ts'

type Io = 'input' | 'output'
type AnySchema = z.core.$ZodType

export interface ZodSchemas {
  /** The name of the component of a schema that a route uses. */
  nameOf(schema: AnySchema, io: Io): string
  /** Every schema of the routes and what they consist of, by component name. */
  components: Record<string, JsonSchema>
}

/**
 * The schemas of all routes as JSON Schema 2020-12, which is that of OpenAPI 3.1. A schema that the contract exports is
 * a component of its own and referenced; where what is sent differs from what is answered, there are two.
 */
export function convertSchemas(
  routes: readonly Route[],
  names: ContractNames,
  alsoAnswered: readonly AnySchema[],
): ZodSchemas {
  const output = collect(names)
  const input = collect(names)
  for (const schema of alsoAnswered) output.add(schema)
  for (const route of routes) {
    const operation = capitalized(names.endpoints.get(route.endpoint)?.operationId ?? '')
    if (route.response) output.add(route.response, `${operation}Result`)
    if (route.params) output.add(route.params, `${operation}Params`)
    if (route.query) input.add(route.query, `${operation}Query`)
    if (!route.body) continue
    if (route.body instanceof z.ZodType) input.add(route.body, `${operation}Body`)
    else
      for (const [role, form] of Object.entries(route.body))
        input.add(form, `${operation}BodyOf${capitalized(role)}`)
  }
  const answered = output.convert('output')
  const sent = input.convert('input')
  const renamed = differing(answered, sent)
  const components = { ...answered }
  for (const [name, schema] of Object.entries(sent))
    components[renamed.get(name) ?? name] = renameRefs(schema, renamed)
  return {
    nameOf(schema, io) {
      if (io === 'output') return output.idOf(schema)
      const id = input.idOf(schema)
      return renamed.get(id) ?? id
    },
    components,
  }
}

function collect({ schemas: names }: ContractNames) {
  const registry = z.registry<{ id: string }>()
  const ids = new Map<AnySchema, string>()
  const taken = new Set<string>()

  function add(schema: AnySchema, fallback?: string): void {
    if (ids.has(schema)) return
    const id =
      listName(schema, names) ?? (isScalar(schema) && !fallback ? undefined : names.get(schema)) ?? fallback
    ids.set(schema, id ?? '')
    if (id && !taken.has(id)) {
      taken.add(id)
      registry.add(schema, { id })
    }
    for (const inner of innerSchemas(schema)) add(inner)
  }

  return {
    add,
    idOf: (schema: AnySchema) => ids.get(schema) ?? '',
    convert: (io: Io): Record<string, JsonSchema> => {
      const { schemas } = z.toJSONSchema(registry, {
        io,
        unrepresentable: 'any',
        uri: (id) => schemaPath + id,
      })
      return Object.fromEntries(
        Object.entries(schemas).map(([id, schema]) => [id, mapSchemas(schema, published)]),
      )
    },
  }
}

/** A list of a named schema is named after it. */
function listName(schema: AnySchema, names: ContractNames['schemas']): string | undefined {
  if (!(schema instanceof z.ZodObject) || Object.keys(schema.shape).join() !== 'data,total') return undefined
  const { data } = schema.shape
  const item = data instanceof z.ZodArray ? names.get(data.element) : undefined
  return item && `${item}List`
}

/** A number or text is described where it stands; enums have a table of their own. */
function isScalar(schema: AnySchema): boolean {
  return !['object', 'union', 'record', 'array', 'intersection'].includes(schema._zod.def.type)
}

function innerSchemas(schema: AnySchema): AnySchema[] {
  const { def } = schema._zod
  if (schema instanceof z.ZodLazy) return [schema.unwrap() as AnySchema]
  return Object.values(schema instanceof z.ZodObject ? schema.shape : def).flatMap((value: unknown) =>
    (Array.isArray(value) ? value : [value]).filter(
      (one): one is AnySchema => one instanceof z.core.$ZodType,
    ),
  )
}

/** Open for new fields, as every client has to be; the dialect is declared once for the document. */
function published({ $schema, $id, ...schema }: JsonSchema): JsonSchema {
  const { additionalProperties, propertyNames, ...rest } = schema
  if (additionalProperties === false) return rest
  const keys = isObject(propertyNames) ? propertyNames.enum : undefined
  // A record of an enum has a property for each of its values.
  if (Array.isArray(keys))
    return { ...rest, properties: Object.fromEntries(keys.map((key) => [key, additionalProperties])) }
  return schema
}

/** The names of schemas whose input differs from their output, or that refer to one which does. */
function differing(
  answered: Record<string, JsonSchema>,
  sent: Record<string, JsonSchema>,
): Map<string, string> {
  const renamed = new Map<string, string>()
  const both = Object.keys(sent).filter((name) => Object.hasOwn(answered, name))
  for (let before = -1; before < renamed.size; ) {
    before = renamed.size
    for (const name of both) {
      if (renamed.has(name)) continue
      if (JSON.stringify(renameRefs(sent[name] ?? {}, renamed)) !== JSON.stringify(answered[name]))
        renamed.set(name, `${name}Input`)
    }
  }
  return renamed
}

function renameRefs(schema: JsonSchema, renamed: ReadonlyMap<string, string>): JsonSchema {
  return mapSchemas(schema, (one) => {
    if (typeof one.$ref !== 'string') return one
    const name = one.$ref.slice(schemaPath.length)
    return { ...one, $ref: schemaPath + (renamed.get(name) ?? name) }
  })
}
