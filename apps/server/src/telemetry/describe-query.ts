import type { SpanAttributes } from '@tecnoclick/database/tracer'

const longest = 2_000

/** Name and attributes of a statement. Values travel beside the text; those written into it are cut out. */
export function describeQuery(text: string): { name: string; attributes: SpanAttributes } {
  const shown = text.replace(/'(?:[^']|'')*'/g, "'?'")
  const operation = /^\s*(\w+)/.exec(shown)?.[1]?.toLowerCase() ?? 'query'
  const table = /\b(?:from|into|update)\s+"?(\w+)"?/i.exec(shown)?.[1]
  return {
    name: table ? `${operation} ${table}` : operation,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table && { 'db.collection.name': table }),
      'db.query.text': shown.slice(0, longest),
    },
  }
}
