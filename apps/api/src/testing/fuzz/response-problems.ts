import { isErrorCode } from '@tecnoclick/contract/platform/error-codes'
import { hasAccess } from '@tecnoclick/domain/people/roles'
import type { Route } from '../../platform/http/route.ts'
import type { FuzzRequest } from './any-request.ts'

/** Words of the implementation that no response may contain (platform.md#errors). */
const internals =
  /(\n|\\n)\s+at |node_modules|\.[cm]?[jt]s:\d|\bpg_\w|drizzle|SQLSTATE|violates|relation "|syntax error|password_hash|\bselect .+ from /i

const roleOf = { visitor: undefined, ana: 'user', business: 'business', admin: 'admin' } as const

/** What is wrong with a response, whatever the request. */
export async function responseProblems(
  { access }: Route,
  { caller }: FuzzRequest,
  response: Response,
): Promise<string[]> {
  const problems: string[] = []
  if (response.ok) {
    if (!hasAccess(access, roleOf[caller])) problems.push(`${caller} has no access, but succeeded`)
    return problems
  }
  if (response.status < 400) return problems
  const text = await response.text()
  if (response.status >= 500) problems.push(`server error: ${response.status}`)
  if (internals.test(text)) problems.push(`contains internals: ${text.slice(0, 200)}`)
  const { error } = parsed(text)
  if (error?.statusCode !== response.status || !isErrorCode(error?.code) || !error?.message)
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
