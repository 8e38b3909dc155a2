import { z } from 'zod'
import type { ContractNames } from './contract-names.ts'
import { type JsonSchema, mapSchemas, schemaPath } from './json-schema.ts'

type Meanings = Readonly<Record<string, string>>

export function enumSchema(meanings: Meanings, values = Object.keys(meanings)): JsonSchema {
  const lines = values.map((value) => `- \`${value}\`: ${meanings[value]}`)
  return { type: 'string', enum: values, description: lines.join('\n') }
}

const key = (values: readonly unknown[]) => values.toSorted().join('|')

/**
 * Every enum that the contract explains is a component of its own, with the meaning of each value. An enum of the same
 * values elsewhere refers to it.
 */
export function nameEnums(
  components: Record<string, JsonSchema>,
  { schemas }: ContractNames,
): Record<string, JsonSchema> {
  const enums = explainedEnums(schemas)
  const names = new Map(enums.map(([name, meanings]) => [key(Object.keys(meanings)), name]))
  const refer = (schema: JsonSchema): JsonSchema => {
    const name = Array.isArray(schema.enum) && names.get(key(schema.enum))
    if (!name) return schema
    const { type, enum: values, meanings, ...more } = schema
    return { ...more, $ref: schemaPath + name }
  }
  const named = Object.entries(components).map(([name, schema]) => [name, mapSchemas(schema, refer)])
  return Object.fromEntries([...named, ...enums.map(([name, meanings]) => [name, enumSchema(meanings)])])
}

function explainedEnums(schemas: ContractNames['schemas']): [name: string, meanings: Meanings][] {
  return [...schemas].flatMap(([schema, name]) => {
    const meanings = schema instanceof z.ZodEnum && (schema.meta()?.meanings as Meanings | undefined)
    return meanings ? [[name, meanings]] : []
  })
}
