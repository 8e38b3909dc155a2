import { line } from '@tecnoclick/contract/platform/wire'
import { newResetSaleSchema } from '@tecnoclick/contract/resets/sales/schemas'
import { type FormRules, validationErrors } from '../../platform/form/form-rules.ts'
import { idOf, isTicked, textOf } from '../../platform/form/read-form.ts'

export const purchaseRules: FormRules = {
  check: (form, t) => validationErrors(purchaseSchema, readPurchase(form), t),
}

/** The page asks for the printer; programs need not name it. */
export const purchaseSchema = newResetSaleSchema.safeExtend({ printerModel: line(80) })

/** The fields of the form, valid or not. The amount identifies the plan. */
export function readPurchase(form: FormData) {
  const precio = textOf(form, 'precio')
  return {
    resetId: idOf(form, 'resetId'),
    transactionCode: textOf(form, 'transactionCode'),
    credit: isTicked(form, 'useCredit'),
    printerModel: textOf(form, 'printerModel'),
    firmware: textOf(form, 'firmware'),
    acceptDeadEnd: isTicked(form, 'acceptDeadEnd'),
    precio: precio === '' ? undefined : Number(precio),
  }
}
