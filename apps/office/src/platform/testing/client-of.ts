import { type Client, createClient } from '@tecnoclick/contract/platform/client'

/** A person of the API's tests. Importing its type would make the types of the office include the whole API. */
interface Caller {
  fetch(path: string, init: Omit<RequestInit, 'body'> & { body?: string }): Promise<Response>
}

/** A person's API client that calls the API in process. */
export function clientOf(person: Caller): Client {
  return createClient((path, { body, ...init }) =>
    person.fetch(path.replace(/^\/api/, ''), { ...init, ...(typeof body === 'string' && { body }) }),
  )
}
