import { isErrorCode, keyErrorCodes } from '@tecnoclick/contract/platform/error-codes'
import { hasAccess } from '@tecnoclick/domain/people/roles'
import { keyPermissionOf } from '../../platform/http/key-permission.ts'
import type { Route } from '../../platform/http/route.ts'
import type { FuzzRequest } from './any-request.ts'

/** Words of the implementation that no response may contain (platform.md#errors). */
const internals =
  /(\n|\\n)\s+at |node_modules|\.[cm]?[jt]s:\d|\bpg_\w|drizzle|SQLSTATE|violates|relation "|syntax error|password_hash|\bselect .+ from /i

const roleOf = { visitor: undefined, ana: 'user', business: 'business', admin: 'admin' } as const

function mayCall(route: Route, caller: FuzzRequest['caller']): boolean {
  if (caller === 'key') return route.access === 'public' || keyPermissionOf(route) !== undefined
  return hasAccess(route.access, roleOf[caller])
}

/** What is wrong with a response, whatever the request. */
export async function responseProblems(
  route: Route,
  { caller }: FuzzRequest,
  response: Response,
): Promise<string[]> {
  const problems: string[] = []
  if (response.ok) {
    if (!mayCall(route, caller)) problems.push(`${caller} has no access, but succeeded`)
    return problems
  }
  if (response.status < 400) return problems
  const text = await response.text()
  if (response.status >= 500) problems.push(`server error: ${response.status}`)
  if (internals.test(text)) problems.push(`contains internals: ${text.slice(0, 200)}`)
  const { error } = parsed(text)
  if (error?.statusCode !== response.status || !isKnownCode(error?.code) || !error?.message)
    problems.push(`malformed refusal: ${response.status} ${text.slice(0, 200)}`)
  return problems
}

function parsed(text: string): { error?: { statusCode?: number; code?: string; message?: string } } {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}

function isKnownCode(code: unknown): boolean {
  return isErrorCode(code) || (typeof code === 'string' && Object.hasOwn(keyErrorCodes, code))
}
