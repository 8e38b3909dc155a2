import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bridge } from './bridge.ts'

let rest = Promise.withResolvers<string>()

/** An export whose first batch is ready; the test releases the second. */
function anExport(): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode('SKU,Nombre\n')),
    async pull(controller) {
      controller.enqueue(encoder.encode(await rest.promise))
      controller.close()
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/csv; charset=utf-8' } })
}

const server = createServer((incoming, outgoing) =>
  bridge(incoming, outgoing, new URL('http://shop.test/export'), async () => anExport()),
)
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close())

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('an export with %s is sent batch by batch', async (accepted, encoding) => {
  rest = Promise.withResolvers()
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}`, { headers: { 'accept-encoding': accepted } })
  expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([
    encoding,
    'accept-encoding',
  ])
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader?.read())?.value).toBe('SKU,Nombre\n')
  rest.resolve('T-1,Tóner\n')
  expect((await reader?.read())?.value).toBe('T-1,Tóner\n')
  expect((await reader?.read())?.done).toBe(true)
})

test('an export that fails halfway is a broken download, not a short file', async () => {
  rest = Promise.withResolvers()
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}`)
  rest.reject(new Error('the database connection was lost'))
  await expect(response.text()).rejects.toThrow()
})
