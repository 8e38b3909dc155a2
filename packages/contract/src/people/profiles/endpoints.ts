import { endpoint } from '../../platform/endpoint.ts'
import type { ListQuery } from '../../platform/list-query.ts'
import type { List } from '../../platform/wire.ts'
import type { NewProfile, Profile, ProfileChange } from './schemas.ts'

export const listProfiles = endpoint<{ query?: ListQuery; response: List<Profile> }>('GET', '/profiles')
export const getProfile = endpoint<{ params: { id: number }; response: Profile }>('GET', '/profiles/{id}')
export const createProfile = endpoint<{ body: NewProfile; response: Profile }>('POST', '/profiles')
export const changeProfile = endpoint<{ params: { id: number }; body: ProfileChange; response: Profile }>(
  'PATCH',
  '/profiles/{id}',
)
