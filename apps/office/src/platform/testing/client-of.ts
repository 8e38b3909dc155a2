import type { Person } from '@tecnoclick/api/testing/test-api'
import { type Client, createClient } from '@tecnoclick/contract/platform/client'

/** The client of somebody's browser, with the API in process instead of a network. */
export function clientOf(person: Person): Client {
  return createClient((path, { body, ...init }) =>
    person.fetch(path.replace(/^\/api/, ''), { ...init, ...(typeof body === 'string' && { body }) }),
  )
}
