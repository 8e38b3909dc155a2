import { endpoint } from '../../platform/endpoint.ts'
import type { Waiting } from './schemas.ts'

export const getWaiting = endpoint<{ response: Waiting }>('GET', '/admin/waiting')
