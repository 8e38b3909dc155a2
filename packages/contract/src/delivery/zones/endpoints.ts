import type { CsvImport } from '../../platform/csv-import.ts'
import { editableEndpoints } from '../../platform/editable.ts'
import { endpoint } from '../../platform/endpoint.ts'
import type {
  Delivery,
  DeliveryZoneChange,
  DeliveryZoneRow,
  NewDeliveryZone,
  NewPickupPoint,
  PickupPoint,
  PickupPointChange,
} from './schemas.ts'

/** Zones and pick-up points in one response. */
export const getDelivery = endpoint<{ response: Delivery }>('GET', '/delivery')

export const adminZones = editableEndpoints<DeliveryZoneRow, NewDeliveryZone, DeliveryZoneChange>(
  '/admin/delivery-zones',
)
export const deleteZone = endpoint<{ params: { id: number }; response: undefined }>(
  'DELETE',
  '/admin/delivery-zones/{id}',
)
export const exportZones = endpoint<{ response: Blob }>('GET', '/admin/delivery/export')

/** The body is the CSV itself. */
export const importZones = endpoint<{
  query?: { dry?: 'yes' | 'no' }
  body: Blob
  response: CsvImport
}>('POST', '/admin/delivery/import')

export const adminPickupPoints = editableEndpoints<PickupPoint, NewPickupPoint, PickupPointChange>(
  '/admin/pickup-points',
)
