import { seconds } from '@tecnoclick/domain/platform/duration'

interface DownloadOptions {
  size: number
  sha256: string
  onProgress(percent: number): void
  /** The line broke and is tried again from there. */
  onResume(percent: number): void
  /** For tests: how a request is made and how long one waits between two. */
  send?: typeof fetch
  pause?(attempt: number): Promise<void>
}

const attempts = 8

/** Fetches a file however often the line breaks: each time only what is missing. */
export async function downloadFile(
  address: string,
  options: DownloadOptions,
): Promise<Blob | 'broken' | 'corrupt'> {
  const { size, sha256, onProgress, onResume, send = fetch, pause = growingPause } = options
  const parts: Uint8Array<ArrayBuffer>[] = []
  let received = 0
  const percent = () => Math.floor((received / size) * 100)
  for (let attempt = 0; attempt < attempts && received < size; attempt++) {
    if (attempt > 0) {
      onResume(percent())
      await pause(attempt)
    }
    try {
      const range: Record<string, string> = received > 0 ? { range: `bytes=${received}-` } : {}
      const answer = await send(address, { headers: range, cache: 'no-store' })
      if (answer.status === 404 || answer.status === 403) return 'broken'
      if (!answer.ok || !answer.body) continue
      // A server that sends the whole anew does not mean what we have.
      if (answer.status === 200) {
        parts.length = 0
        received = 0
      }
      for await (const part of piecesOf(answer.body)) {
        parts.push(part)
        received += part.byteLength
        onProgress(percent())
      }
    } catch {
      // The line broke: the next attempt goes on from here.
    }
  }
  if (received !== size) return 'broken'
  const file = new Blob(parts, { type: 'application/zip' })
  return (await isIntact(file, sha256)) ? file : 'corrupt'
}

/** Not every browser of our visitors iterates a stream by `for await`. */
async function* piecesOf(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}

/** `crypto.subtle` is absent on plain HTTP; there the number shown in the page has to do. */
async function isIntact(file: Blob, sha256: string): Promise<boolean> {
  if (!globalThis.crypto?.subtle) return true
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('') === sha256
}

function growingPause(attempt: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.min(seconds(15), seconds(1) * 2 ** (attempt - 1))))
}

export function saveAs(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), seconds(60))
}
