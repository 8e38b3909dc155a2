import { editableEndpoints } from '../../platform/editable.ts'
import { endpoint } from '../../platform/endpoint.ts'
import type { DeviceType, DeviceTypeChange, IntakeForm, NewDeviceType } from './intake-schemas.ts'

export const deviceTypes = editableEndpoints<DeviceType, NewDeviceType, DeviceTypeChange>(
  '/admin/devicetypes',
)
/** What is asked when a device is taken in. */
export const getIntakeForm = endpoint<{ response: IntakeForm }>('GET', '/admin/orderservices/intake')
