import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { downloadFile } from './download-file.ts'

const bytes = new Uint8Array(randomBytes(1000))
const sha256 = createHash('sha256').update(bytes).digest('hex')

/** A server with Range support whose connection breaks after the given number of bytes of each response. */
function brokenConnection(breaksAfter: readonly number[]) {
  const ranges: (string | null)[] = []
  const send: typeof fetch = async (_, init) => {
    const range = new Headers(init?.headers).get('range')
    ranges.push(range)
    const from = Number(/\d+/.exec(range ?? '')?.[0] ?? 0)
    const limit = breaksAfter[ranges.length - 1]
    const part = bytes.slice(from, limit === undefined ? undefined : from + limit)
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(part)
        if (limit === undefined) controller.close()
      },
      pull(controller) {
        controller.error(new TypeError('network'))
      },
    })
    return new Response(body, { status: range ? 206 : 200 })
  }
  return { ranges, send }
}

const silent = { size: 1000, sha256, onProgress() {}, onResume() {}, pause: async () => {} }

test('a download that breaks twice requests only the missing bytes', async () => {
  const { ranges, send } = brokenConnection([300, 200])
  const resumed: number[] = []
  const file = await downloadFile('/f', { ...silent, send, onResume: (percent) => resumed.push(percent) })
  expect(ranges).toEqual([null, 'bytes=300-', 'bytes=500-'])
  expect(resumed).toEqual([30, 50])
  expect(file instanceof Blob && new Uint8Array(await file.arrayBuffer())).toEqual(bytes)
})

test('a connection that always breaks is given up', async () => {
  const { send } = brokenConnection(Array(20).fill(1))
  expect(await downloadFile('/f', { ...silent, send })).toBe('broken')
})

test('a 404 is not retried', async () => {
  let asked = 0
  const send: typeof fetch = async () => {
    asked += 1
    return new Response(null, { status: 404 })
  }
  expect([await downloadFile('/f', { ...silent, send }), asked]).toEqual(['broken', 1])
})

test('a file with a wrong checksum is rejected', async () => {
  const { send } = brokenConnection([])
  expect(await downloadFile('/f', { ...silent, send, sha256: '0'.repeat(64) })).toBe('corrupt')
})
