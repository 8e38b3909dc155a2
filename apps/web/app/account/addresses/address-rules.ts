import { newAddressSchema } from '@tecnoclick/contract/people/addresses/schemas'
import { complaintsOf } from '../../form/complaints.ts'
import type { FormRules } from '../../form/form-rules.ts'
import { readAddress } from './read-address.ts'

export const addressRules: FormRules = {
  check: (form, t) => complaintsOf(newAddressSchema, readAddress(form), t),
}
