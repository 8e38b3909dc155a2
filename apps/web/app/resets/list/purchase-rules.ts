import { newResetSaleSchema } from '@tecnoclick/contract/resets/sales/schemas'
import { complaintsOf } from '../../platform/form/complaints.ts'
import type { FormRules } from '../../platform/form/form-rules.ts'
import { readPurchase } from './read-purchase.ts'

export const purchaseRules: FormRules = {
  check: (form, t) => complaintsOf(newResetSaleSchema, readPurchase(form), t),
}
