import type { Person } from '@tecnoclick/api/testing/test-api'
import { type Client, createClient } from '@tecnoclick/contract/platform/client'

/** A person's API client that calls the API in process. */
export function clientOf(person: Person): Client {
  return createClient((path, { body, ...init }) =>
    person.fetch(path.replace(/^\/api/, ''), { ...init, ...(typeof body === 'string' && { body }) }),
  )
}
