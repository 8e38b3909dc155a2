import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { downloadFile } from './download-file.ts'

const bytes = new Uint8Array(randomBytes(1000))
const sha256 = createHash('sha256').update(bytes).digest('hex')

/** A server with Range whose line breaks after so many bytes of each answer. */
function brokenLine(breaksAfter: readonly number[]) {
  const asked: (string | null)[] = []
  const send: typeof fetch = async (_, init) => {
    const range = new Headers(init?.headers).get('range')
    asked.push(range)
    const from = Number(/\d+/.exec(range ?? '')?.[0] ?? 0)
    const limit = breaksAfter[asked.length - 1]
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
  return { asked, send }
}

const quietly = { size: 1000, sha256, onProgress() {}, onResume() {}, pause: async () => {} }

test('a download that breaks twice asks only for what is missing and arrives whole', async () => {
  const { asked, send } = brokenLine([300, 200])
  const resumed: number[] = []
  const file = await downloadFile('/f', { ...quietly, send, onResume: (percent) => resumed.push(percent) })
  expect(asked).toEqual([null, 'bytes=300-', 'bytes=500-'])
  expect(resumed).toEqual([30, 50])
  expect(file instanceof Blob && new Uint8Array(await file.arrayBuffer())).toEqual(bytes)
})

test('a line that never holds is given up', async () => {
  const { send } = brokenLine(Array(20).fill(1))
  expect(await downloadFile('/f', { ...quietly, send })).toBe('broken')
})

test('a file that may not be downloaded any more is not asked for again', async () => {
  let asked = 0
  const send: typeof fetch = async () => {
    asked += 1
    return new Response(null, { status: 404 })
  }
  expect([await downloadFile('/f', { ...quietly, send }), asked]).toEqual(['broken', 1])
})

test('what is not the file is not kept', async () => {
  const { send } = brokenLine([])
  expect(await downloadFile('/f', { ...quietly, send, sha256: '0'.repeat(64) })).toBe('corrupt')
})
