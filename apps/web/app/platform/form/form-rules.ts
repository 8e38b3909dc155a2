import '@tecnoclick/contract/platform/zod-without-eval'
import { issueMessage } from '@tecnoclick/contract/platform/issue-message'
import type { Translate } from '@tecnoclick/messages/translate'
import type { FieldErrors } from './form-result.ts'

/**
 * The validation of a form, the same in browser and server. The browser loads it on the first interaction with the
 * form, because the schemas are as large as the page.
 */
export interface FormRules {
  check(form: FormData, t: Translate): FieldErrors
  /** Turns what was typed into what is sent. */
  prepare?(form: FormData): FormData
}

type Issue = Parameters<typeof issueMessage>[0]

/** The part of a zod schema that a form needs. */
interface Schema<Values> {
  safeParse(
    values: unknown,
    options: { reportInput: true },
  ): { success: true; data: Values } | { success: false; error: { issues: readonly Issue[] } }
}

type Checked<Values> = { ok: true; values: Values } | { ok: false; errors: FieldErrors }

/** The parsed values, or the first error of each field in the visitor's language. */
export function checkValues<Values>(schema: Schema<Values>, values: unknown, t: Translate): Checked<Values> {
  const parsed = schema.safeParse(values, { reportInput: true })
  if (parsed.success) return { ok: true, values: parsed.data }
  const errors: Record<string, string> = {}
  for (const issue of parsed.error.issues) errors[issue.path.join('.')] ??= issueMessage(issue, t)
  return { ok: false, errors }
}

export function validationErrors(schema: Schema<unknown>, values: unknown, t: Translate): FieldErrors {
  const checked = checkValues(schema, values, t)
  return checked.ok ? {} : checked.errors
}
