import { expect } from 'vitest'
import type { TestApi } from './test-api.ts'

/** The route takes a form with a picture, and refuses anything else by its status. */
export async function expectPicturesOnly(shop: Pick<TestApi, 'fetch'>, path: string): Promise<void> {
  const send = (body: BodyInit, headers: Record<string, string> = {}) =>
    shop.fetch(path, { method: 'POST', body, headers })
  const form = { 'content-type': 'multipart/form-data; boundary=x' }
  expect((await send('x', { 'content-type': 'image/png' })).status).toBe(415)
  expect((await send('{', form)).status).toBe(400)
  expect((await send('x', { ...form, 'content-length': '999999999' })).status).toBe(413)
  expect((await send(new FormData())).status).toBe(422)
}
