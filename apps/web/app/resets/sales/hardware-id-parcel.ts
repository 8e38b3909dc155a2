import type { QueuedRequest } from '../../offline/outbox.ts'
import { idOf, textOf } from '../../platform/form/read-form.ts'

/** A sale takes one hardware id, so the sale is its key. */
export function hardwareIdKey(saleId: number): string {
  return `hardware-id-${saleId}`
}

/** A hardware id as it goes to the API when the line is back. */
export function hardwareIdParcel(form: FormData): QueuedRequest | undefined {
  const id = idOf(form, 'saleId')
  if (id === undefined) return undefined
  return {
    key: hardwareIdKey(id),
    method: 'PATCH',
    path: `/salereset/${id}`,
    body: { hid: textOf(form, 'hid') },
  }
}
