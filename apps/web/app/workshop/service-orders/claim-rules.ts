import { claimSchema } from '@tecnoclick/contract/workshop/service-orders/walk-in-schemas'
import { type FormRules, validationErrors } from '../../platform/form/form-rules.ts'
import { textsOf } from '../../platform/form/read-form.ts'

export const claimFields = ['ticket', 'phone'] as const

export const claimRules: FormRules = {
  check: (form, t) => validationErrors(claimSchema, textsOf(form, claimFields), t),
}
