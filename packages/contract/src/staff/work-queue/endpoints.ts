import { endpoint } from '../../platform/endpoint.ts'
import type { WorkQueue, WorkQueueQuery } from './schemas.ts'

export const getWorkQueue = endpoint<{ query?: WorkQueueQuery; response: WorkQueue }>('GET', '/admin/waiting')
