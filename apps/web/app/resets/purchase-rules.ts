import { newResetSaleSchema } from '@tecnoclick/contract/reset-sales/schemas'
import { complaintsOf } from '../account/form/complaints.ts'
import type { FormRules } from '../account/form/form-rules.ts'
import { readPurchase } from './read-purchase.ts'

export const purchaseRules: FormRules = {
  check: (form, t) => complaintsOf(newResetSaleSchema, readPurchase(form), t),
}
