import { newResetSaleSchema } from '@tecnoclick/contract/resets/sales/schemas'
import { type FormRules, validationErrors } from '../../platform/form/form-rules.ts'
import { idOf, isTicked, textOf } from '../../platform/form/read-form.ts'

export const purchaseRules: FormRules = {
  check: (form, t) => validationErrors(newResetSaleSchema, readPurchase(form), t),
}

/** The fields of the form, valid or not. The amount identifies the plan. */
export function readPurchase(form: FormData) {
  const precio = textOf(form, 'precio')
  return {
    resetId: idOf(form, 'resetId'),
    transactionCode: textOf(form, 'transactionCode'),
    credit: isTicked(form, 'useCredit'),
    precio: precio === '' ? undefined : Number(precio),
  }
}
