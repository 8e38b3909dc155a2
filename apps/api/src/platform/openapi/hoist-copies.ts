import { capitalized } from './contract-names.ts'
import { type JsonSchema, mapInner, propertiesOf, schemaPath } from './json-schema.ts'

type Schemas = Record<string, JsonSchema>

/** An object that is described in several places becomes a component, and the places refer to it. */
export function hoistCopies(schemas: Schemas): Schemas {
  const names = nameCopies(schemas)
  const hoisted: Schemas = {}
  const refer = (schema: JsonSchema): JsonSchema => {
    const name = names.get(keyOf(schema) ?? '')
    if (!name) return mapInner(schema, refer)
    if (!schemas[name]) hoisted[name] ??= mapInner(schema, refer)
    return { $ref: schemaPath + name }
  }
  const referring = Object.entries(schemas).map(([name, schema]) => [name, mapInner(schema, refer)])
  return { ...Object.fromEntries(referring), ...hoisted }
}

function nameCopies(schemas: Schemas): Map<string, string> {
  const first = new Map<string, string>()
  const names = new Map<string, string>()
  const taken = new Set(Object.keys(schemas))
  const visit = (schema: JsonSchema, parent: string): JsonSchema => {
    const key = keyOf(schema)
    if (key && !first.has(key)) first.set(key, freeName(shortName(schema) ?? parent, taken))
    else if (key) names.set(key, first.get(key) ?? '')
    return mapInner(schema, (inner, property) => visit(inner, parent + capitalized(property ?? '')))
  }
  for (const [name, schema] of Object.entries(schemas)) {
    const key = keyOf(schema)
    if (key) first.set(key, name)
  }
  for (const [name, schema] of Object.entries(schemas))
    mapInner(schema, (inner, property) => visit(inner, name + capitalized(property ?? '')))
  return names
}

function keyOf(schema: JsonSchema): string | undefined {
  return schema.type === 'object' && schema.properties ? JSON.stringify(schema) : undefined
}

/** What many places have is named after its few fields. */
function shortName(schema: JsonSchema): string | undefined {
  const fields = Object.keys(propertiesOf(schema))
  if (fields.length > 3) return undefined
  return fields.length === 1 ? `Only${capitalized(fields[0] ?? '')}` : fields.map(capitalized).join('And')
}

function freeName(wanted: string, taken: Set<string>): string {
  let name = wanted
  for (let count = 2; taken.has(name); count += 1) name = `${wanted}${count}`
  taken.add(name)
  return name
}
