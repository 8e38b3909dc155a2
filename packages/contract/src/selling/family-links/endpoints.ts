import { endpoint } from '../../platform/endpoint.ts'
import type { OrderFamilyLink } from './schemas.ts'

/** For the owner of the order. Making it again returns the same one. */
export const getFamilyLink = endpoint<{ params: { id: number }; response: OrderFamilyLink }>(
  'GET',
  '/sellorders/{id}/family-link',
)
export const makeFamilyLink = endpoint<{ params: { id: number }; response: OrderFamilyLink }>(
  'POST',
  '/sellorders/{id}/family-link',
)
export const revokeFamilyLink = endpoint<{ params: { id: number }; response: OrderFamilyLink }>(
  'DELETE',
  '/sellorders/{id}/family-link',
)

/** The same for staff, without the link itself. */
export const getStaffFamilyLink = endpoint<{ params: { id: number }; response: OrderFamilyLink }>(
  'GET',
  '/admin/sellorders/{id}/family-link',
)
export const revokeStaffFamilyLink = endpoint<{ params: { id: number }; response: OrderFamilyLink }>(
  'DELETE',
  '/admin/sellorders/{id}/family-link',
)
