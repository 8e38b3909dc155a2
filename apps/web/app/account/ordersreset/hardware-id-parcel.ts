import { idOf, textOf } from '../../form/read-form.ts'
import type { Parcel } from '../../offline/outbox.ts'

/** A hardware id as it goes to the API when the line is back; a sale takes one, so the sale is its key. */
export function hardwareIdParcel(form: FormData): Parcel | undefined {
  const id = idOf(form, 'saleId')
  if (id === undefined) return undefined
  return {
    key: `hardware-id-${id}`,
    method: 'PATCH',
    path: `/salereset/${id}`,
    body: { hid: textOf(form, 'hid') },
  }
}
