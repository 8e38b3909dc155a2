import type { ClientBase } from 'pg'

/** Planning a wide statement takes PostgreSQL longer than running it: one that comes back is prepared. */
const usesBeforePreparing = 3
const mostPrepared = 400
const mostCounted = 4_000

type NameOf = (text: string) => string | undefined

/**
 * For the connections of one pool: has the driver prepare on each of them what is asked again and again. Only the text
 * decides; values are always apart.
 */
export function preparingRepeated(): (client: ClientBase) => void {
  const nameOf = countingNames()
  return (client) => {
    // The driver's many overloads: what comes in is handed on as it is, with a name at most.
    const ask = client.query.bind(client) as (...given: unknown[]) => unknown
    const askPrepared = (query: unknown, ...rest: unknown[]) => ask(withName(query, rest[0], nameOf), ...rest)
    client.query = askPrepared as ClientBase['query']
  }
}

function withName(query: unknown, values: unknown, nameOf: NameOf): unknown {
  if (typeof query !== 'object' || query === null || 'submit' in query) return query
  if (!('text' in query) || typeof query.text !== 'string' || ('name' in query && query.name)) return query
  // Without values it may be several statements, or one that opens and closes a transaction.
  if (!Array.isArray(values) || values.length === 0) return query
  const name = nameOf(query.text)
  return name === undefined ? query : { ...query, name }
}

function countingNames(): NameOf {
  const uses = new Map<string, number>()
  const names = new Map<string, string>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size >= mostPrepared) return known
    const count = (uses.get(text) ?? 0) + 1
    if (count < usesBeforePreparing) {
      // Lists with many filters make texts without end: what was counted so far is not worth more room.
      if (uses.size >= mostCounted) uses.clear()
      uses.set(text, count)
      return undefined
    }
    uses.delete(text)
    const name = `s${names.size + 1}`
    names.set(text, name)
    return name
  }
}
