import { type IssueKey, issueMessage } from '@tecnoclick/contract/platform/issue-message'
import { es } from '@tecnoclick/messages/es'
import { createTranslator } from '@tecnoclick/messages/translate'
import type { z } from 'zod'

const t = createTranslator('es', es)

/** The first complaint about each input, by its name. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = Object.create(null)
  for (const issue of error.issues) {
    const name = issue.path.join('.')
    fields[name] ??= issueMessage(issue, t)
  }
  return { ...fields }
}

/** What a use case says of one field that no schema can judge. */
export function fieldMessage(complaint: IssueKey): string {
  return t(complaint)
}
