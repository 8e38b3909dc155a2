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
  const parents = new Map<string, string>()
  const copies = new Map<string, JsonSchema>()
  const visit = (schema: JsonSchema, parent: string): JsonSchema => {
    const key = keyOf(schema)
    if (key && parents.has(key)) copies.set(key, schema)
    else if (key) parents.set(key, parent)
    return mapInner(schema, (inner, property) => visit(inner, parent + capitalized(property ?? '')))
  }
  for (const [name, schema] of Object.entries(schemas)) {
    const key = keyOf(schema)
    if (key) parents.set(key, name)
  }
  for (const [name, schema] of Object.entries(schemas))
    mapInner(schema, (inner, property) => visit(inner, name + capitalized(property ?? '')))

  const names = new Map<string, string>()
  const taken = new Set(Object.keys(schemas))
  for (const [key, schema] of copies) {
    const parent = parents.get(key) ?? ''
    const name =
      schemas[parent] && keyOf(schemas[parent]) === key
        ? parent
        : freeName([shortName(schema), parent], taken)
    names.set(key, name)
  }
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

function freeName(wanted: readonly (string | undefined)[], taken: Set<string>): string {
  const name = wanted.find((candidate) => candidate !== undefined && !taken.has(candidate))
  if (name === undefined) throw new Error(`Two schemas would be called ${wanted.join(' or ')}`)
  taken.add(name)
  return name
}
