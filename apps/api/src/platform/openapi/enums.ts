import { enumMeanings } from './enum-meanings.ts'
import { type JsonSchema, mapSchemas, schemaPath } from './json-schema.ts'

type Meanings = Readonly<Record<string, string>>

export function enumSchema(meanings: Meanings, values = Object.keys(meanings)): JsonSchema {
  const lines = values.map((value) => `- \`${value}\`: ${meanings[value]}`)
  return { type: 'string', enum: values, description: lines.join('\n') }
}

const key = (values: readonly unknown[]) => values.toSorted().join('|')

const names = new Map(
  Object.entries(enumMeanings).map(([name, meanings]) => [key(Object.keys(meanings)), name]),
)

/** Every enum of the table is a component of its own, with the meaning of each value. */
export function nameEnums(components: Record<string, JsonSchema>): Record<string, JsonSchema> {
  const taken = Object.keys(enumMeanings).find((name) => components[name] && !components[name].enum)
  if (taken) throw new Error(`${taken} is the name of an enum and of another schema.`)
  const named = Object.entries(components).map(([name, schema]) => [name, mapSchemas(schema, refer)])
  const enums = Object.entries<Meanings>(enumMeanings).map(([name, meanings]) => [name, enumSchema(meanings)])
  return Object.fromEntries([...named, ...enums])
}

function refer(schema: JsonSchema): JsonSchema {
  if (!Array.isArray(schema.enum)) return schema
  const name = names.get(key(schema.enum))
  if (!name) return schema
  const { type, enum: values, ...more } = schema
  return { ...more, $ref: schemaPath + name }
}
