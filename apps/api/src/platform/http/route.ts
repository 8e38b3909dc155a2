import type { Call, Endpoint } from '@tecnoclick/contract/platform/endpoint'
import type { Audience, Role } from '@tecnoclick/domain/people/roles'
import type { z } from 'zod'
import type { ListFields, ListRequest } from '../listing/list-request.ts'
import type { Session } from '../session/find-session.ts'
import type { ApiContext } from './bindings.ts'
import type { RateLimit } from './rate-limit.ts'
import type { Refusal } from './refusal.ts'

export interface RouteInput<C extends Call, A extends Audience> {
  params: C['params']
  query: C['query']
  body: C['body']
  list: ListRequest
  session: A extends 'public' ? Session | undefined : Session
  context: ApiContext
}

export type BodyByRole<Body> = Readonly<Record<Role, z.ZodType<Body>>>

/** A list answers from an allow-list of fields; anything else takes the query it names. */
interface RouteDetail<C extends Call, A extends Audience> {
  /** One line for the reference at /api/docs. */
  summary: string
  audience: A
  params?: z.ZodType<C['params']>
  query?: z.ZodType<C['query']>
  list?: ListFields
  /** A JSON body; by role where people of different roles fill in different forms, which a public route cannot have. */
  body?: z.ZodType<C['body']> | (A extends 'public' ? never : BodyByRole<C['body']>)
  /** The field of a multipart body that holds a file; the handler reads it by `readUpload`. */
  upload?: string
  answer?: z.ZodType<C['response']>
  /** What the answer is where it is not JSON. */
  media?: string
  status?: 200 | 201 | 204
  limits?: readonly RateLimit<C['body']>[]
  cacheControl?: string
}

export type Answer<T> = T | Refusal | Response | Promise<T | Refusal | Response>

/** A route is a value: the application mounts it, the reference describes it, the access table checks it. */
export interface Route extends RouteDetail<Call, Audience> {
  endpoint: Endpoint
  handle(input: RouteInput<Call, Audience>): Answer<unknown>
}

export function route<C extends Call, A extends Audience>(
  endpoint: Endpoint<C>,
  detail: RouteDetail<C, A>,
  handle: (input: RouteInput<C, A>) => Answer<C['response']>,
): Route {
  // The schemas beside the handler are what makes its input a C; from here on all calls look alike.
  return { endpoint, ...detail, handle } as unknown as Route
}
