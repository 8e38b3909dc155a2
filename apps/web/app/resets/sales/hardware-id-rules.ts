import { hardwareIdSchema } from '@tecnoclick/contract/resets/sales/schemas'
import { complaintsOf } from '../../platform/form/complaints.ts'
import type { FormRules } from '../../platform/form/form-rules.ts'
import { textOf } from '../../platform/form/read-form.ts'

export const hardwareIdRules: FormRules = {
  check: (form, t) => complaintsOf(hardwareIdSchema, { hid: textOf(form, 'hid') }, t),
}
