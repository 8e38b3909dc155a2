import type { OfficeTopic } from '@tecnoclick/domain/staff/office-topics'
import { endpoint } from '../../platform/endpoint.ts'

/** Server-sent events; `EventSource` reads it. */
export const streamOfficeChanges = endpoint<{ response: string }>('GET', '/admin/changes')

/** The data of an event `changed`. */
export interface OfficeChange {
  topics: OfficeTopic[]
  /** Milliseconds to wait between two reads, so that many listeners cost no more than polling would. */
  paceMs: number
}
