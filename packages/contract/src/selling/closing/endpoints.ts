import { endpoint } from '../../platform/endpoint.ts'
import type { Closing, ClosingQuery } from './schemas.ts'

export const getClosing = endpoint<{ query: ClosingQuery; response: Closing }>('GET', '/admin/closing')
