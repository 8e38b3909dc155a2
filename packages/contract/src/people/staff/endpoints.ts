import { endpoint } from '../../platform/endpoint.ts'
import type { ListQuery } from '../../platform/list-query.ts'
import type { List } from '../../platform/wire.ts'
import type {
  Acceptance,
  Accepted,
  Invitation,
  NewInvitation,
  OpenInvitation,
  StaffChange,
  StaffMember,
} from './schemas.ts'

export const listStaff = endpoint<{ query?: ListQuery; response: List<StaffMember> }>('GET', '/admin/staff')
export const changeStaff = endpoint<{ params: { id: number }; body: StaffChange; response: StaffMember }>(
  'PATCH',
  '/admin/staff/{id}',
)
export const resetSecondFactor = endpoint<{ params: { id: number }; response: undefined }>(
  'DELETE',
  '/admin/staff/{id}/second-factor',
)

export const listInvitations = endpoint<{ response: List<Invitation> }>('GET', '/admin/staff/invitations')
export const inviteStaff = endpoint<{ body: NewInvitation; response: Invitation }>(
  'POST',
  '/admin/staff/invitations',
)
export const withdrawInvitation = endpoint<{ params: { id: number }; response: undefined }>(
  'DELETE',
  '/admin/staff/invitations/{id}',
)

export const getInvitation = endpoint<{ params: { token: string }; response: OpenInvitation }>(
  'GET',
  '/staff-invitations/{token}',
)
export const acceptInvitation = endpoint<{
  params: { token: string }
  body: Acceptance
  response: Accepted
}>('POST', '/staff-invitations/{token}/accept')
