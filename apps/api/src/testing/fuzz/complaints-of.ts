import { isErrorCode } from '@tecnoclick/contract/platform/error-codes'
import { hasAccess } from '@tecnoclick/domain/people/roles'
import type { Route } from '../../platform/http/route.ts'
import type { FuzzRequest } from './any-request.ts'

/** Words of the implementation that no answer may contain (platform.md#errors). */
const kitchen =
  /(\n|\\n)\s+at |node_modules|\.[cm]?[jt]s:\d|\bpg_\w|drizzle|SQLSTATE|violates|relation "|syntax error|password_hash|\bselect .+ from /i

const roleOf = { visitor: undefined, ana: 'user', business: 'business', admin: 'admin' } as const

/** What is wrong with an answer, whatever was asked. Its shape was compared with the published one before. */
export async function complaintsOf(
  { access }: Route,
  { caller }: FuzzRequest,
  answer: Response,
): Promise<string[]> {
  const complaints: string[] = []
  if (answer.ok) {
    if (!hasAccess(access, roleOf[caller])) complaints.push(`${caller} was let in`)
    return complaints
  }
  if (answer.status < 400) return complaints
  const text = await answer.text()
  if (answer.status >= 500) complaints.push(`a fault of ours: ${answer.status}`)
  if (kitchen.test(text)) complaints.push(`tells of the kitchen: ${text.slice(0, 200)}`)
  const { error } = parsed(text)
  if (error?.statusCode !== answer.status || !isErrorCode(error?.code) || !error?.message)
    complaints.push(`no proper refusal: ${answer.status} ${text.slice(0, 200)}`)
  return complaints
}

function parsed(text: string): { error?: { statusCode?: number; code?: string; message?: string } } {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}
