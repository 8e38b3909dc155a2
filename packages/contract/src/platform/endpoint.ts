export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What one call takes and gives back, on the wire. */
export interface Call {
  params?: Record<string, string | number>
  query?: Record<string, string | number | boolean | undefined>
  body?: unknown
  response: unknown
}

/**
 * A method and a path with the types of one call. The types are phantoms: a browser that imports an endpoint
 * carries two strings and no schema, because zod would weigh more than the rest of the client.
 */
export interface Endpoint<C extends Call = Call> {
  readonly method: Method
  /** Below the base `/api`; parameters in braces, as in OpenAPI. */
  readonly path: `/${string}`
  readonly call?: C
}

export function endpoint<C extends Call>(method: Method, path: `/${string}`): Endpoint<C> {
  return { method, path }
}
