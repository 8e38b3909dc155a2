import { type JsonSchema, schemaPath } from './json-schema.ts'

/** The schemas that the document refers to, directly or through each other. */
export function withReferenced(
  schemas: Readonly<Record<string, JsonSchema>>,
  document: object,
): Record<string, JsonSchema> {
  const found = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      if (key !== '$ref' || typeof inner !== 'string') visit(inner)
      else if (inner.startsWith(schemaPath)) follow(inner.slice(schemaPath.length))
    }
  }
  const follow = (name: string): void => {
    if (found.has(name)) return
    found.add(name)
    visit(schemas[name])
  }
  visit(document)
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => found.has(name)))
}
