import { expect, test } from 'vitest'
import { compressResponse } from './compress-response.ts'

const response = (type: string) => new Response('hola '.repeat(1000), { headers: { 'content-type': type } })

test('a page has a header with its compressed size', async () => {
  const page = await compressResponse(response('text/html; charset=utf-8'), 'br', 5)
  const { byteLength } = await page.clone().arrayBuffer()
  expect(page.headers.get('server-timing')).toBe(`weight;dur=${byteLength}`)
})

test('data has no such header', async () => {
  const data = await compressResponse(response('application/json'), 'br', 5)
  expect(data.headers.get('server-timing')).toBeNull()
})
