import { endpoint } from '../../platform/endpoint.ts'
import type { List } from '../../platform/wire.ts'
import type { Found } from './schemas.ts'

export const searchOffice = endpoint<{ query: { q: string }; response: List<Found> }>('GET', '/admin/search')
