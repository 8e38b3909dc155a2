export type JsonSchema = { [key: string]: unknown }

export const schemaPath = '#/components/schemas/'

export function isObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Keywords whose value is a schema, a list of schemas, or schemas by name. */
const holdsOne = new Set(['items', 'additionalProperties', 'propertyNames', 'not'])
const holdsSome = new Set(['anyOf', 'oneOf', 'allOf', 'prefixItems'])
const holdsNamed = new Set(['properties', 'patternProperties'])

/** A copy in which `change` replaced every schema, the innermost first. */
export function mapSchemas(schema: JsonSchema, change: (schema: JsonSchema) => JsonSchema): JsonSchema {
  return change(mapInner(schema, (inner) => mapSchemas(inner, change)))
}

/** A copy in which `change` replaced the schemas that this one consists of. `name` is that of a property. */
export function mapInner(
  schema: JsonSchema,
  change: (schema: JsonSchema, name?: string) => JsonSchema,
): JsonSchema {
  const inner = (value: unknown, name?: string) => (isObject(value) ? change(value, name) : value)
  const copy: JsonSchema = {}
  for (const [key, value] of Object.entries(schema)) {
    if (holdsOne.has(key)) copy[key] = inner(value)
    else if (holdsSome.has(key) && Array.isArray(value)) copy[key] = value.map((one) => inner(one))
    else if (holdsNamed.has(key) && isObject(value))
      copy[key] = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inner(one, name)]))
    else copy[key] = value
  }
  return copy
}

export function propertiesOf(schema: JsonSchema): Record<string, JsonSchema> {
  return (schema.properties ?? {}) as Record<string, JsonSchema>
}

export function requiredOf(schema: JsonSchema): ReadonlySet<unknown> {
  return new Set(Array.isArray(schema.required) ? schema.required : [])
}
