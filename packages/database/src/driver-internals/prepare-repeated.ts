import type { ClientBase } from 'pg'

/** Planning a wide statement takes PostgreSQL longer than running it, so repeated ones are prepared. */
const usesBeforePreparing = 3
const maxPrepared = 400
const maxCounted = 4_000

/** Under a pooler that changes connections between transactions, a prepared statement would be missing on the next one. */
export function withoutNames(client: ClientBase): void {
  wrapQuery(client, ({ name, ...query }) => query)
}

type NameOf = (text: string) => string | undefined

/**
 * Wraps `query` of each connection of a pool so that the driver prepares repeated statements; Drizzle names none by itself.
 * Only the text counts: values are always sent separately.
 */
export function preparingRepeated(): (client: ClientBase) => void {
  const nameOf = countingNames()
  return (client) => wrapQuery(client, (query, values) => withName(query, values, nameOf))
}

type NamedQuery = { text: string; name?: unknown }

function wrapQuery(client: ClientBase, change: (query: NamedQuery, values: unknown) => NamedQuery): void {
  // One signature for all overloads: arguments are passed on unchanged except for the name.
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const wrapped = (config: unknown, ...rest: unknown[]) =>
    query(hasText(config) ? change(config, rest[0]) : config, ...rest)
  client.query = wrapped as ClientBase['query']
}

function hasText(query: unknown): query is NamedQuery {
  if (typeof query !== 'object' || query === null || 'submit' in query) return false
  return 'text' in query && typeof query.text === 'string'
}

function withName(query: NamedQuery, values: unknown, nameOf: NameOf): NamedQuery {
  // Without values it may be several statements, or one that opens and closes a transaction.
  if (query.name || !Array.isArray(values) || values.length === 0) return query
  const name = nameOf(query.text)
  return name === undefined ? query : { ...query, name }
}

function countingNames(): NameOf {
  const uses = new Map<string, number>()
  const names = new Map<string, string>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size >= maxPrepared) return known
    const count = (uses.get(text) ?? 0) + 1
    if (count < usesBeforePreparing) {
      // Filters can produce any number of texts.
      if (uses.size >= maxCounted) uses.clear()
      uses.set(text, count)
      return undefined
    }
    uses.delete(text)
    const name = `s${names.size + 1}`
    names.set(text, name)
    return name
  }
}
