import { expect, test } from 'vitest'
import { ApiError, createClient } from './client.ts'
import { endpoint } from './endpoint.ts'

const getThing = endpoint<{ params: { id: number }; query?: { deep?: boolean }; response: { id: number } }>(
  'GET',
  '/things/{id}',
)
const createThing = endpoint<{ body: { name: string }; response: { id: number } }>('POST', '/things')

function recording(answer: () => Response) {
  const sent: { path: string; init: RequestInit }[] = []
  const client = createClient(async (path, init) => {
    sent.push({ path, init })
    return answer()
  })
  return { client, sent }
}

test('parameters are escaped into the path and undefined query values are left out', async () => {
  const { client, sent } = recording(() => Response.json({ id: 7 }))
  await client.call(getThing, { params: { id: 7 }, query: {} })
  await client.call(endpoint<{ params: { name: string }; response: unknown }>('GET', '/f/{name}'), {
    params: { name: '../x' },
  })
  expect(sent.map(({ path }) => path)).toEqual(['/api/things/7', '/api/f/..%2Fx'])
})

test('a JSON body is sent with its type', async () => {
  const { client, sent } = recording(() => Response.json({ id: 1 }, { status: 201 }))
  expect(await client.call(createThing, { body: { name: 'a' } })).toEqual({ id: 1 })
  expect(sent[0]?.init).toMatchObject({
    method: 'POST',
    body: '{"name":"a"}',
    headers: { 'content-type': 'application/json' },
  })
})

test('a refusal is a value for attempt and an ApiError for call', async () => {
  const error = { statusCode: 404, name: 'NotFoundError', code: 'notFound', message: 'No está' }
  const { client } = recording(() => Response.json({ error }, { status: 404 }))
  expect(await client.attempt(getThing, { params: { id: 1 } })).toEqual({ ok: false, error })
  await expect(client.call(getThing, { params: { id: 1 } })).rejects.toThrow(ApiError)
})

test('a response in another format is reported as unavailable', async () => {
  const { client } = recording(() => new Response('<html>502 Bad Gateway</html>', { status: 502 }))
  const outcome = await client.attempt(getThing, { params: { id: 1 } })
  expect(outcome).toMatchObject({ ok: false, error: { code: 'unavailable', statusCode: 502 } })
})
