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
    if (file) sendStaticFile(incoming, outgoing, file)
    else outgoing.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/shop`
})

afterAll(async () => {
  server.close()
  await rm(home, { recursive: true })
})

test('a hashed name is kept for good, others are asked about again', async () => {
  const cacheControl = async (path: string) => (await fetch(base + path)).headers.get('cache-control')
  expect(await cacheControl('/assets/app-BX3kd9Qa.js')).toBe('public, max-age=31536000, immutable')
  expect(await cacheControl('/favicon.svg')).toBe('public, max-age=300')
  expect(await cacheControl('/sw.js')).toBe('no-cache')
})

test.each([
  ['br', brotliCompressSync(script).length],
  ['gzip', gzipSync(script).length],
  ['identity', script.length],
])('whoever takes %s gets it, %i bytes', async (encoding, bytes) => {
  const answer = await fetch(`${base}/assets/app-BX3kd9Qa.js`, { headers: { 'accept-encoding': encoding } })
  expect(answer.headers.get('content-length')).toBe(String(bytes))
  expect(answer.headers.get('vary')).toBe('accept-encoding')
  expect(await answer.text()).toBe(script)
})

test('what the browser already has is not sent again', async () => {
  const etag = (await fetch(`${base}/favicon.svg`)).headers.get('etag') ?? ''
  const answer = await fetch(`${base}/favicon.svg`, { headers: { 'if-none-match': etag } })
  expect(answer.status).toBe(304)
  expect(await answer.text()).toBe('')
})

test('HEAD tells the length and sends nothing', async () => {
  const answer = await fetch(`${base}/favicon.svg`, { method: 'HEAD' })
  expect(answer.headers.get('content-length')).toBe('6')
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
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
