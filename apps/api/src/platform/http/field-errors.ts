import { type FieldIssue, fieldIssue, fieldMessage } from '@tecnoclick/contract/platform/issue-message'
import { es } from '@tecnoclick/messages/tables/es'
import { createTranslator } from '@tecnoclick/messages/translate'
import type { z } from 'zod'

const t = createTranslator('es', es)

/** The first issue of each field, by name. */
export function fieldErrors(error: z.ZodError): Record<string, FieldIssue> {
  const fields: Record<string, FieldIssue> = Object.create(null)
  for (const issue of error.issues) fields[issue.path.join('.')] ??= fieldIssue(issue)
  return { ...fields }
}

export function spanishMessage(issue: FieldIssue): string {
  return fieldMessage(issue, t)
}
