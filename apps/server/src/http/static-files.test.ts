import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendStaticFile } from './send-content.ts'
import { readStaticFiles } from './static-files.ts'

const script = 'console.log(1)'.repeat(100)
let home: string
let base: string
const server = createServer()

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'static-'))
  const folder = join(home, 'public')
  await mkdir(folder)
  await mkdir(join(folder, 'assets'))
  await mkdir(join(folder, '.vite'))
  await writeFile(join(folder, '.vite/manifest.json'), '{}')
  await writeFile(join(folder, 'assets/app-BX3kd9Qa.js'), script)
  await writeFile(join(folder, 'assets/app-BX3kd9Qa.js.br'), brotliCompressSync(script))
  await writeFile(join(folder, 'assets/app-BX3kd9Qa.js.gz'), gzipSync(script))
  await writeFile(join(folder, 'favicon.svg'), '<svg/>')
  await writeFile(join(folder, 'sw.js'), 'self')
  await writeFile(join(home, 'outside.txt'), 'secret')
  const files = await readStaticFiles(folder, '/shop/')
  server.on('request', (incoming, outgoing) => {
    const file = files.get(incoming.url ?? '')
    if (file) void sendStaticFile(incoming, outgoing, file)
    else outgoing.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/shop`
})

afterAll(async () => {
  server.close()
  await rm(home, { recursive: true })
})

test('a file with a hashed name is immutable, others are revalidated', async () => {
  const cacheControl = async (path: string) => (await fetch(base + path)).headers.get('cache-control')
  expect(await cacheControl('/assets/app-BX3kd9Qa.js')).toBe('public, max-age=31536000, immutable')
  expect(await cacheControl('/favicon.svg')).toBe('public, max-age=300')
  expect(await cacheControl('/sw.js')).toBe('no-cache')
})

test.each([
  ['br', brotliCompressSync(script).length],
  ['gzip', gzipSync(script).length],
  ['identity', script.length],
])('the response to %s has %i bytes', async (encoding, bytes) => {
  const response = await fetch(`${base}/assets/app-BX3kd9Qa.js`, { headers: { 'accept-encoding': encoding } })
  expect(response.headers.get('content-length')).toBe(String(bytes))
  expect(response.headers.get('vary')).toBe('accept-encoding')
  expect(await response.text()).toBe(script)
})

test('an unchanged file is a 304', async () => {
  const etag = (await fetch(`${base}/favicon.svg`)).headers.get('etag') ?? ''
  const response = await fetch(`${base}/favicon.svg`, { headers: { 'if-none-match': etag } })
  expect(response.status).toBe(304)
  expect(await response.text()).toBe('')
})

test('HEAD sends the length only', async () => {
  const response = await fetch(`${base}/favicon.svg`, { method: 'HEAD' })
  expect(response.headers.get('content-length')).toBe('6')
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
})

test.each([
  '/../outside.txt',
  '/%2e%2e/outside.txt',
  '/assets/../../outside.txt',
  '/.vite/manifest.json',
  '/assets/app-BX3kd9Qa.js.br',
  '/assets',
  '/assets/',
])('%s does not exist', async (path) => {
  expect((await fetch(base + path)).status).toBe(404)
})
