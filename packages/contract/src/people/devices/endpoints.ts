import { endpoint } from '../../platform/endpoint.ts'
import type { List } from '../../platform/wire.ts'
import type { Device, EndedDevices } from './schemas.ts'

export const listDevices = endpoint<{ response: List<Device> }>('GET', '/security/sessions')
export const endDevice = endpoint<{ params: { id: number }; response: undefined }>(
  'DELETE',
  '/security/sessions/{id}',
)
export const endOtherDevices = endpoint<{ response: EndedDevices }>('DELETE', '/security/sessions')
