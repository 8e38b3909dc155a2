import { expect, test } from 'vitest'
import { generalHeaders, pagePolicy } from './security-headers.ts'

const nothing = { scripts: [], styles: [], frames: [] }

test('a page loads nothing from other hosts', () => {
  const policy = pagePolicy(nothing)
  expect(policy).toContain("default-src 'self'")
  expect(policy).toContain("frame-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/https?:|\*|unsafe-eval|ws:/)
})

test('in development Vite has its socket, and the worker in which it waits for a restarted server', () => {
  const policy = pagePolicy({ ...nothing, hot: true })
  expect(policy).toContain("connect-src 'self' ws: wss:;")
  expect(policy).toContain("worker-src 'self' blob:;")
})

test('inline scripts need a nonce or a hash', () => {
  expect(pagePolicy({ ...nothing, scripts: ["'sha256-abc='"] })).toContain("script-src 'self' 'sha256-abc=';")
  expect(pagePolicy(nothing)).toContain("script-src 'self';")
})

test('inline style is allowed in attributes only', () => {
  const policy = pagePolicy(nothing)
  expect(policy).toContain("style-src 'self';")
  expect(policy).toContain("style-src-attr 'unsafe-inline'")
})

test('the map is the only frame', () => {
  expect(pagePolicy({ ...nothing, frames: ['https://www.openstreetmap.org'] })).toContain(
    'frame-src https://www.openstreetmap.org;',
  )
})

test('HSTS is sent over https only, and binds no other host of the domain', () => {
  expect(generalHeaders(true)['strict-transport-security']).toBe('max-age=31536000')
  expect(generalHeaders(false)).not.toHaveProperty('strict-transport-security')
})
