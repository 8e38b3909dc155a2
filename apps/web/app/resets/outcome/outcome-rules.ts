import { outcomeReportSchema } from '@tecnoclick/contract/resets/sales/schemas'
import { type FormRules, validationErrors } from '../../platform/form/form-rules.ts'
import { textOf } from '../../platform/form/read-form.ts'

export const outcomeRules: FormRules = {
  check: (form, t) => validationErrors(outcomeReportSchema, readOutcome(form), t),
}

/** Without the log, which is uploaded first. */
export function readOutcome(form: FormData) {
  return {
    outcome: textOf(form, 'outcome'),
    firmware: textOf(form, 'firmware'),
    message: textOf(form, 'message'),
  }
}
