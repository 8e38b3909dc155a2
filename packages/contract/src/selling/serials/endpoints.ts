import { endpoint } from '../../platform/endpoint.ts'
import type { MismatchNote, OrderSerials, ScannedSerial } from './schemas.ts'

interface OfOrder {
  params: { id: number }
  response: OrderSerials
}

export const getOrderSerials = endpoint<OfOrder>('GET', '/admin/sellorders/{id}/serials')
/** The same one again changes nothing. */
export const scanOrderSerial = endpoint<OfOrder & { body: ScannedSerial }>(
  'POST',
  '/admin/sellorders/{id}/serials',
)
export const removeOrderSerial = endpoint<{
  params: { id: number; unitId: number }
  response: OrderSerials
}>('DELETE', '/admin/sellorders/{id}/serials/{unitId}')
/** Staff have looked at what a courier handed over. */
export const settleSerialMismatch = endpoint<OfOrder & { body: MismatchNote }>(
  'POST',
  '/admin/serial-mismatches/{id}/settlement',
)
