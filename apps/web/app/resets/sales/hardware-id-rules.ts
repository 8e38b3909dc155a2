import { hardwareIdSchema } from '@tecnoclick/contract/resets/sales/schemas'
import { type FormRules, validationErrors } from '../../platform/form/form-rules.ts'
import { textOf } from '../../platform/form/read-form.ts'

export const hardwareIdRules: FormRules = {
  check: (form, t) => validationErrors(hardwareIdSchema, { hid: textOf(form, 'hid') }, t),
}
