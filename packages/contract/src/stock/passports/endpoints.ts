import { endpoint } from '../../platform/endpoint.ts'
import type { List } from '../../platform/wire.ts'
import type {
  Equipment,
  Passport,
  PassportLink,
  PrintedPassport,
  RepairedUnit,
  StolenReport,
  TransferClaim,
  TransferCode,
} from './schemas.ts'

interface OfDevice {
  params: { id: number }
  response: Equipment
}

/** For whoever has the address. */
export const getPassport = endpoint<{ params: { token: string }; response: Passport }>(
  'GET',
  '/passports/{token}',
)

export const listEquipment = endpoint<{ response: List<Equipment> }>('GET', '/equipment')
export const getEquipment = endpoint<OfDevice>('GET', '/equipment/{id}')
/** A new address; all others end. */
export const renewPassportLink = endpoint<{ params: { id: number }; response: PassportLink }>(
  'POST',
  '/equipment/{id}/link',
)
/** No address works any more. */
export const withdrawPassport = endpoint<OfDevice>('DELETE', '/equipment/{id}/link')
export const reportStolen = endpoint<OfDevice & { body: StolenReport }>('PUT', '/equipment/{id}/stolen')
/** A code for the new owner; an earlier one ends. */
export const transferEquipment = endpoint<{ params: { id: number }; response: TransferCode }>(
  'POST',
  '/equipment/{id}/transfer',
)
export const claimEquipment = endpoint<{ body: TransferClaim; response: Equipment }>(
  'POST',
  '/equipment/claim',
)

/** Another address for a print; those before stay valid. */
export const printPassport = endpoint<{ params: { id: number }; response: PrintedPassport }>(
  'POST',
  '/admin/serials/{id}/passport',
)
/** Of a device that was repaired here. */
export const printRepairPassport = endpoint<{ params: { id: number }; response: PrintedPassport }>(
  'POST',
  '/admin/orderservices/{id}/passport',
)
/** Which unit a repair is of. */
export const linkRepairedUnit = endpoint<{
  params: { id: number }
  body: RepairedUnit
  response: RepairedUnit
}>('PUT', '/admin/orderservices/{id}/unit')
