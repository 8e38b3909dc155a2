import { idOf, textOf } from '../../platform/form/read-form.ts'

/** What the form says; the amount tells which plan is meant. */
export function readPurchase(form: FormData) {
  const precio = textOf(form, 'precio')
  return {
    resetId: idOf(form, 'resetId'),
    transactionCode: textOf(form, 'transactionCode'),
    precio: precio === '' ? undefined : Number(precio),
  }
}
