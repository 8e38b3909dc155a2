import type { Call, Endpoint } from '@tecnoclick/contract/platform/endpoint'
import type { RefusalCode } from '@tecnoclick/contract/platform/error-codes'
import type { Permission } from '@tecnoclick/domain/people/permissions'
import type { Access, Role } from '@tecnoclick/domain/people/roles'
import type { z } from 'zod'
import type { AuditEntity } from '../audit/audit-entity.ts'
import type { ListFields, ListRequest } from '../listing/list-request.ts'
import type { Session } from '../session/find-session.ts'
import type { ApiContext } from './bindings.ts'
import type { RateLimit } from './rate-limit.ts'
import type { Refusal } from './refusal.ts'

export interface RouteInput<C extends Call, A extends Access> {
  params: C['params']
  query: C['query']
  body: C['body']
  list: ListRequest
  session: A extends 'public' ? Session | undefined : Session
  context: ApiContext
}

export type BodyByRole<Body> = Readonly<Record<Role, z.ZodType<Body>>>

/** A staff route does not compile without its permission (people.md#staff). */
type Permitting<A extends Access> = A extends 'admin' ? { permission: Permission } : { permission?: never }

/** A list declares its filter and sort fields; other routes have a query schema. */
export interface RouteDetail<C extends Call, A extends Access> {
  /** One line for the reference at /api/docs. */
  summary: string
  access: A
  /**
   * What an API key needs for a route of customers that staff use too. By default the permission of `reads`; without either
   * the route is for people (people.md#api-keys).
   */
  keyPermission?: A extends 'customer' ? Permission : never
  /** Only within ten minutes of password or second factor (people.md#confirmation). */
  confirmed?: A extends 'public' ? never : true
  /** About the account itself: staff without their second factor keep their role here, so that they can enrol one. */
  ownAccount?: true
  params?: z.ZodType<C['params']>
  query?: z.ZodType<C['query']>
  list?: ListFields
  /** A JSON body. A route for several roles may have a schema for each role. */
  body?: z.ZodType<C['body']> | (A extends 'public' ? never : BodyByRole<C['body']>)
  /** The file field of a multipart body; the handler reads it with `readUpload`. */
  upload?: string
  /** The body is a file itself, or JSON whose bytes are signed; the handler reads it, the reference shows the example. */
  file?: { media: 'text/csv' | 'application/zip' | 'application/json' | 'message/rfc822'; example: string }
  response?: z.ZodType<C['response']>
  /** The media type of a response that is not JSON. */
  media?: string
  status?: 200 | 201 | 204
  /** Answers of the handler besides the usual one: parts of a file, or nothing new since the ETag. */
  statuses?: readonly (206 | 304 | 416)[]
  /** Refusals of the handler. Those of access, limits, params, query and body follow from their description. */
  refusals?: readonly RefusalCode[]
  /** Reads the header Idempotency-Key. */
  repeatable?: true
  limits?: readonly RateLimit<C['body']>[]
  /** Personal data of others, shown to staff with the permission: each read is in the audit log. */
  reads?: { entity: AuditEntity; permission: Permission }
  cacheControl?: string
}

export type RouteResult<T> = T | Refusal | Response | Promise<T | Refusal | Response>

/** A route is a value: the application mounts it, the OpenAPI document describes it, access.test.ts checks it. */
export interface Route extends RouteDetail<Call, Access> {
  endpoint: Endpoint
  /** Every staff route has one. */
  permission?: Permission
  handle(input: RouteInput<Call, Access>): RouteResult<unknown>
}

export function route<C extends Call, A extends Access>(
  endpoint: Endpoint<C>,
  detail: RouteDetail<C, A> & Permitting<A>,
  handle: (input: RouteInput<C, A>) => RouteResult<C['response']>,
): Route {
  // The schemas guarantee that the input is a C; the mounted routes no longer differ in type.
  return { endpoint, ...detail, handle } as unknown as Route
}
