import { endpoint } from '../../platform/endpoint.ts'
import type { WorkQueue } from './schemas.ts'

export const getWorkQueue = endpoint<{ response: WorkQueue }>('GET', '/admin/waiting')
