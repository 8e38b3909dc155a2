import { newAddressSchema } from '@tecnoclick/contract/people/addresses/schemas'
import { complaintsOf } from '../../platform/form/complaints.ts'
import type { FormRules } from '../../platform/form/form-rules.ts'
import { readAddress } from './read-address.ts'

export const addressRules: FormRules = {
  check: (form, t) => complaintsOf(newAddressSchema, readAddress(form), t),
}
