import { type IssueKey, issueMessage } from '@tecnoclick/contract/platform/issue-message'
import { es } from '@tecnoclick/messages/es'
import { createTranslator } from '@tecnoclick/messages/translate'
import type { z } from 'zod'

const t = createTranslator('es', es)

/** The first issue of each field, by name. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = Object.create(null)
  for (const issue of error.issues) {
    const name = issue.path.join('.')
    fields[name] ??= issueMessage(issue, t)
  }
  return { ...fields }
}

/** The Spanish message for a field error that a use case finds. */
export function fieldMessage(complaint: IssueKey): string {
  return t(complaint)
}
