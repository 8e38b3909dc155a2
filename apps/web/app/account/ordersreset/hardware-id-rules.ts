import { hardwareIdSchema } from '@tecnoclick/contract/resets/sales/schemas'
import { complaintsOf } from '../../form/complaints.ts'
import type { FormRules } from '../../form/form-rules.ts'
import { textOf } from '../../form/read-form.ts'

export const hardwareIdRules: FormRules = {
  check: (form, t) => complaintsOf(hardwareIdSchema, { hid: textOf(form, 'hid') }, t),
}
