import { seconds } from '@tecnoclick/domain/platform/duration'

interface DownloadOptions {
  size: number
  sha256: string
  onProgress(percent: number): void
  /** The connection broke; the download resumes at this percentage. */
  onResume(percent: number): void
  /** For tests. */
  send?: typeof fetch
  pause?(attempt: number): Promise<void>
}

const maxAttempts = 8

/** Resumes with Range requests when the connection breaks. */
export async function downloadFile(
  address: string,
  options: DownloadOptions,
): Promise<Blob | 'broken' | 'corrupt'> {
  const { size, sha256, onProgress, onResume, send = fetch, pause = exponentialBackoff } = options
  const parts: Uint8Array<ArrayBuffer>[] = []
  let received = 0
  const percent = () => Math.floor((received / size) * 100)
  for (let attempt = 0; attempt < maxAttempts && received < size; attempt++) {
    if (attempt > 0) {
      onResume(percent())
      await pause(attempt)
    }
    try {
      const range: Record<string, string> = received > 0 ? { range: `bytes=${received}-` } : {}
      const response = await send(address, { headers: range, cache: 'no-store' })
      if (response.status === 404 || response.status === 403) return 'broken'
      if (!response.ok || !response.body) continue
      // A 200 is the whole file: the server ignored the range.
      if (response.status === 200) {
        parts.length = 0
        received = 0
      }
      for await (const part of chunksOf(response.body)) {
        parts.push(part)
        received += part.byteLength
        onProgress(percent())
      }
    } catch {
      // The connection broke: the next attempt resumes here.
    }
  }
  if (received !== size) return 'broken'
  const file = new Blob(parts, { type: 'application/zip' })
  return (await isIntact(file, sha256)) ? file : 'corrupt'
}

/** Not every supported browser can iterate a stream with `for await`. */
async function* chunksOf(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}

/** `crypto.subtle` is missing on plain HTTP, where the file is not checked. */
async function isIntact(file: Blob, sha256: string): Promise<boolean> {
  if (!globalThis.crypto?.subtle) return true
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('') === sha256
}

function exponentialBackoff(attempt: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.min(seconds(15), seconds(1) * 2 ** (attempt - 1))))
}

export function saveAs(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), seconds(60))
}
