import { endpoint } from '../../platform/endpoint.ts'
import type { ListQuery } from '../../platform/list-query.ts'
import type { List } from '../../platform/wire.ts'
import type { ApiKey, CreatedApiKey, NewApiKey } from './schemas.ts'

export const listApiKeys = endpoint<{ query?: ListQuery; response: List<ApiKey> }>('GET', '/admin/api-keys')
export const createApiKey = endpoint<{ body: NewApiKey; response: CreatedApiKey }>('POST', '/admin/api-keys')
export const revokeApiKey = endpoint<{ params: { id: number }; response: undefined }>(
  'DELETE',
  '/admin/api-keys/{id}',
)
