import type { RefusalCode, WireError } from '@tecnoclick/contract/platform/error-codes'
import type { FieldIssue } from '@tecnoclick/contract/platform/issue-message'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ApiContext } from './bindings.ts'
import { spanishMessage } from './field-errors.ts'
import type { Refusal } from './refusal.ts'
import { refusalCodes } from './refusal-codes.ts'
import { refusalMessage } from './refusal-message.ts'

/** The one place where a refusal becomes a response (platform.md#errors). */
export function errorResponse(c: ApiContext, refusal: Refusal): Response {
  const { refused, fields, values, retryAfterSeconds, secondFactor } = refusal
  const { status, name } = refusalCodes[refused]
  const error: Omit<WireError, 'code'> & { code: RefusalCode } = {
    statusCode: status,
    name,
    code: refused,
    message: refusalMessage(refusal),
    ...(fields && serializeFields(fields)),
    ...(values && { values }),
    ...(secondFactor && { secondFactor }),
    ...(retryAfterSeconds !== undefined && { retryAfter: Math.ceil(retryAfterSeconds) }),
    requestId: c.env.requestId,
  }
  c.header('cache-control', 'no-store')
  if (retryAfterSeconds !== undefined) c.header('retry-after', String(Math.ceil(retryAfterSeconds)))
  return c.json({ error }, status as ContentfulStatusCode)
}

function serializeFields(
  problems: Record<string, FieldIssue | string>,
): Pick<WireError, 'fields' | 'fieldCodes' | 'fieldValues'> {
  // Without a prototype: the name of a field may be `__proto__`.
  const fields: NonNullable<WireError['fields']> = Object.create(null)
  const fieldCodes: NonNullable<WireError['fieldCodes']> = Object.create(null)
  const fieldValues: NonNullable<WireError['fieldValues']> = Object.create(null)
  for (const [name, problem] of Object.entries(problems)) {
    if (typeof problem === 'string') {
      fields[name] = problem
      continue
    }
    fields[name] = spanishMessage(problem)
    fieldCodes[name] = problem.code
    if (problem.code === 'maxLength') fieldValues[name] = { max: problem.max }
  }
  return {
    fields,
    ...(Object.keys(fieldCodes).length > 0 && { fieldCodes }),
    ...(Object.keys(fieldValues).length > 0 && { fieldValues }),
  }
}
