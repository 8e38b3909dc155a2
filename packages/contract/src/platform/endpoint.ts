export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Request and response of a call. */
export interface Call {
  params?: Record<string, string | number>
  query?: Record<string, string | number | boolean | undefined>
  body?: unknown
  response: unknown
}

/**
 * A method and a path with the types of a call. The types exist at compile time only: a bundle that imports an
 * endpoint gets two strings and not zod, which is larger than the rest of the client.
 */
export interface Endpoint<C extends Call = Call> {
  readonly method: Method
  /** Below the base `/api`; parameters in braces, as in OpenAPI. */
  readonly path: `/${string}`
  readonly call?: C
}

/* @__NO_SIDE_EFFECTS__ */ // so that a bundle leaves out the endpoints it does not call
export function endpoint<C extends Call>(method: Method, path: `/${string}`): Endpoint<C> {
  return { method, path }
}
