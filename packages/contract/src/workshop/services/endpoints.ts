import { editableEndpoints } from '../../platform/editable.ts'
import { endpoint } from '../../platform/endpoint.ts'
import type { ListQuery } from '../../platform/list-query.ts'
import type { List } from '../../platform/wire.ts'
import type {
  NewService,
  NewServiceType,
  Service,
  ServiceChange,
  ServiceType,
  ServiceTypeChange,
  ServiceTypeWithServices,
  ServiceWithType,
} from './schemas.ts'

export const serviceTypes = editableEndpoints<ServiceType, NewServiceType, ServiceTypeChange>('/typeservices')
export const services = editableEndpoints<Service, NewService, ServiceChange>('/services')

/** What the services list shows (workshop.md#services). */
export const listTypesWithServices = endpoint<{ response: List<ServiceTypeWithServices> }>(
  'GET',
  '/typeservices/fulldata',
)
export const listServicesWithType = endpoint<{ response: List<ServiceWithType> }>('GET', '/services/fulldata')

/** Includes types that are no longer offered. */
export const listAllServiceTypes = endpoint<{ query?: ListQuery; response: List<ServiceType> }>(
  'GET',
  '/admin/typeservices',
)
export const listAllServices = endpoint<{ query?: ListQuery; response: List<Service> }>(
  'GET',
  '/admin/services',
)
