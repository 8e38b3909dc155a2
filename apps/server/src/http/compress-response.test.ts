import { expect, test } from 'vitest'
import { compressResponse } from './compress-response.ts'

const answer = (type: string) => new Response('hola '.repeat(1000), { headers: { 'content-type': type } })

test('a page says what it weighs, packed', async () => {
  const page = await compressResponse(answer('text/html; charset=utf-8'), 'br', 5)
  const { byteLength } = await page.clone().arrayBuffer()
  expect(page.headers.get('server-timing')).toBe(`weight;dur=${byteLength}`)
})

test('data does not', async () => {
  const data = await compressResponse(answer('application/json'), 'br', 5)
  expect(data.headers.get('server-timing')).toBeNull()
})
