import { expect, test, vi } from 'vitest'
import { boundedFormType } from './form-limits.ts'

const urlencoded = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data; boundary=b'
const part = (header: string, body = 'x') => `--b\r\n${header}\r\n\r\n${body}\r\n`
const named = 'Content-Disposition: form-data; name="a"'
const end = '--b--\r\n'

test('forms of any page are let through, whatever the browser writes around the type', () => {
  expect(boundedFormType(Buffer.from('a=1&b=2'), `${urlencoded};charset=UTF-8`)).toBe(urlencoded)
  expect(boundedFormType(Buffer.from(''), urlencoded)).toBe(urlencoded)
  const bytes = Buffer.from(part(named) + part(named, '--b in the middle\r\n\r\n') + end)
  expect(boundedFormType(bytes, multipart)).toBe('multipart/form-data; boundary="b"')
  expect(boundedFormType(bytes, 'Multipart/Form-Data; charset=utf-8; Boundary="b"')).toBe(
    'multipart/form-data; boundary="b"',
  )
})

test('what the platform writes is let through', async () => {
  const form = new FormData()
  form.set('name', 'Ñandú')
  form.set('photo', new File([Buffer.alloc(100_000, 13)], 'foto.png'))
  const response = new Response(form)
  const type = response.headers.get('content-type') ?? ''
  const bytes = Buffer.from(await response.arrayBuffer())
  const parsed = await new Response(bytes, {
    headers: { 'content-type': boundedFormType(bytes, type) ?? '' },
  }).formData()
  expect(parsed.get('name')).toBe('Ñandú')
})

test.each([
  ['two million fields', 'a=&'.repeat(1_966_666), urlencoded],
  ['501 fields', 'a=&'.repeat(501), urlencoded],
  ['a hundred thousand parts', part(named).repeat(100_000) + end, multipart],
  ['a million headers', part(`${named}\r\n${'X: y\r\n'.repeat(1_000_000)}`) + end, multipart],
  ['an endless name', part(`Content-Disposition: form-data; name="${'a%22'.repeat(1_000_000)}"`), multipart],
  ['no part at all', 'x', multipart],
  ['no boundary', part(named) + end, 'multipart/form-data'],
  ['an endless boundary', part(named) + end, `multipart/form-data; boundary=${'b'.repeat(5000)}`],
  ['plain text', 'a=1', 'text/plain'],
  ['no type', 'a=1', ''],
])('%s is refused at once', (_, text, type) => {
  const bytes = Buffer.from(text)
  const searches = vi.spyOn(bytes, 'indexOf')
  expect(boundedFormType(bytes, type)).toBeUndefined()
  // However many there are, it does not look behind the first that is too many.
  expect(searches.mock.calls.length).toBeLessThanOrEqual(501)
})
