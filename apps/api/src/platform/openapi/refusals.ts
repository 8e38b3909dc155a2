import { keyErrorCodes, type RefusalCode } from '@tecnoclick/contract/platform/error-codes'
import { z } from 'zod'
import { keyPermissionOf } from '../http/key-permission.ts'
import { refusalCodes } from '../http/refusal-codes.ts'
import type { Route } from '../http/route.ts'

/** What every route may answer: these are in the response `default`. */
export const failures: readonly RefusalCode[] = ['internal', 'overloaded', 'unavailable']

const { keyNotAccepted, ...ofKeys } = keyErrorCodes
const keyRefusals = [...(Object.keys(ofKeys) as (keyof typeof ofKeys)[]), 'tooMany'] as const

/** The refusals of a route: those that follow from its description, and those of its handler (`refusals`). */
export function refusalsOf(route: Route): RefusalCode[] {
  const {
    access,
    body,
    confirmed,
    endpoint,
    file,
    limits,
    list,
    query,
    refusals = [],
    repeatable,
    upload,
  } = route
  const isWrite = endpoint.method !== 'GET'
  const codes = new Set<RefusalCode>(refusals)
  if (access !== 'public') codes.add('unauthenticated')
  if (keyPermissionOf(route)) for (const code of keyRefusals) codes.add(code)
  else if (access !== 'public') codes.add('keyNotAccepted')
  // A write that another site caused is forbidden to everybody.
  if (access === 'admin' || isWrite) codes.add('forbidden')
  if (access === 'admin') codes.add('secondFactorMissing')
  if (confirmed) codes.add('confirmationRequired')
  if (endpoint.path.includes('{')) codes.add('notFound')
  if (list || (query && isStrict(query)) || body || upload || repeatable) codes.add('malformed')
  if (body || upload) for (const code of ['invalid', 'tooLarge', 'unsupportedType'] as const) codes.add(code)
  if (file) codes.add('tooLarge')
  if (body && hasVersion(body)) codes.add('staleVersion')
  if (limits) codes.add('tooMany')
  if (repeatable) codes.add('conflict')
  return [...codes].filter((code) => !failures.includes(code))
}

/** Whether a query may be malformed. Those of pages that people edit by hand take anything. */
function isStrict(query: z.ZodType): boolean {
  const names = query instanceof z.ZodObject ? Object.keys(query.shape) : []
  const odd = ['', '-1', '\0', 'x'.repeat(5000)]
  const queries = [{}, ...odd.map((text) => Object.fromEntries(names.map((name) => [name, text])))]
  return queries.some((one) => !query.safeParse(one).success)
}

/** A change that names the version it was made from (platform.md#concurrent-edits). */
function hasVersion(body: NonNullable<Route['body']>): boolean {
  const forms = body instanceof z.ZodType ? [body] : Object.values(body)
  return forms.some((form) => form instanceof z.ZodObject && 'version' in form.shape)
}

/** Every status that a route may answer, except those of the response `default`. */
export function statusesOf(route: Route): number[] {
  return [route.status ?? 200, ...(route.statuses ?? []), ...byStatus(refusalsOf(route)).keys()]
}

export function byStatus(codes: readonly RefusalCode[]): Map<number, RefusalCode[]> {
  return Map.groupBy(codes, (code) => refusalCodes[code].status)
}
