import { issueMessage } from '@tecnoclick/contract/platform/issue-message'
import type { Translate } from '@tecnoclick/messages/translate'
import type { FieldErrors } from './form-answer.ts'

type Issue = Parameters<typeof issueMessage>[0]

/** As much of a schema as a form needs. */
interface Schema<Values> {
  safeParse(
    values: unknown,
    options: { reportInput: true },
  ): { success: true; data: Values } | { success: false; error: { issues: readonly Issue[] } }
}

type Checked<Values> = { ok: true; values: Values } | { ok: false; errors: FieldErrors }

/** The values as the schema understands them, or the first complaint about each field in the visitor's language. */
export function checkValues<Values>(schema: Schema<Values>, values: unknown, t: Translate): Checked<Values> {
  const parsed = schema.safeParse(values, { reportInput: true })
  if (parsed.success) return { ok: true, values: parsed.data }
  const errors: Record<string, string> = {}
  for (const issue of parsed.error.issues) errors[issue.path.join('.')] ??= issueMessage(issue, t)
  return { ok: false, errors }
}

export function complaintsOf(schema: Schema<unknown>, values: unknown, t: Translate): FieldErrors {
  const checked = checkValues(schema, values, t)
  return checked.ok ? {} : checked.errors
}
