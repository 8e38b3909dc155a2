import type { PublicSettings } from '@tecnoclick/domain/site/settings'
import { endpoint } from '../../platform/endpoint.ts'
import type { List } from '../../platform/wire.ts'
import type { Setting, SettingChange } from './schemas.ts'

export const getPublicSettings = endpoint<{ response: PublicSettings }>('GET', '/settings')
export const listSettings = endpoint<{ response: List<Setting> }>('GET', '/admin/settings')
export const changeSetting = endpoint<{ params: { key: string }; body: SettingChange; response: Setting }>(
  'PATCH',
  '/admin/settings/{key}',
)
