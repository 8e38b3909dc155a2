import type { ClientBase, Pool } from 'pg'
import type { Tracer } from './tracer.ts'

/** Records each statement of a pool: those of transactions at their connection, all others with their wait for one. */
export function traceQueries(pool: Pool, tracer: Tracer): void {
  traceQuery(pool, tracer)
  pool.on('connect', (client) => traceQuery(client, tracer))
}

function traceQuery(target: Pool | ClientBase, tracer: Tracer): void {
  // One signature for all overloads: arguments are passed on unchanged.
  const query = target.query.bind(target) as (...args: unknown[]) => Promise<unknown>
  const traced = (...args: unknown[]) => {
    const text = textOf(args[0])
    // The pool passes callbacks to its connections; its own call is recorded already.
    if (text === undefined || typeof args.at(-1) === 'function') return query(...args)
    return tracer.query(text, () => query(...args))
  }
  target.query = traced as typeof target.query
}

/** Undefined for a stream of COPY, which returns no promise. */
function textOf(query: unknown): string | undefined {
  if (typeof query === 'string') return query
  if (typeof query !== 'object' || query === null || 'submit' in query) return undefined
  return 'text' in query && typeof query.text === 'string' ? query.text : undefined
}
