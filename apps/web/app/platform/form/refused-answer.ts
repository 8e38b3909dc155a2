import type { WireError } from '@tecnoclick/contract/platform/error-codes'
import type { IssueKey } from '@tecnoclick/contract/platform/issue-message'
import { es } from '@tecnoclick/messages/es'
import type { Visit } from '../../rendering/context.ts'
import { type FormAnswer, failureOf } from './form-answer.ts'
import { textsFor } from './visit-texts.ts'

const { maxLength: _, ...plain } = es.validation

const complaints = new Map(
  Object.entries(plain).map(([key, text]) => [text as string, `validation.${key}` as IssueKey]),
)

/**
 * For actions: the API's answer to a form that its schema accepted. Field messages are Spanish (platform.md#errors);
 * the same text exists in the visitor's language.
 */
export function refusedAnswer({ code, fields }: WireError, visit: Visit): FormAnswer {
  const failure = failureOf(code)
  if (!fields) return { failure }
  const t = textsFor(visit)
  const errors = Object.entries(fields).map(([name, said]) => {
    const complaint = complaints.get(said)
    return [name, complaint ? t(complaint) : said]
  })
  return { failure, errors: Object.fromEntries(errors) }
}
