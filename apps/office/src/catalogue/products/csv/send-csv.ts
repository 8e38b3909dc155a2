import { importProducts } from '@tecnoclick/contract/catalogue/csv/endpoints'
import type { ImportEvent, ImportReport } from '@tecnoclick/contract/catalogue/csv/schemas'
import { ApiError } from '@tecnoclick/contract/platform/client'
import { errorCodes, isErrorCode, type WireError } from '@tecnoclick/contract/platform/error-codes'
import { NoAnswer } from '../../../platform/api/no-answer.ts'

interface Sending {
  dry: boolean
  stock: boolean
  onProgress: (event: Pick<ImportEvent, 'done' | 'total'>) => void
  signal: AbortSignal
}

/** Sends the file and follows the answer line by line. Undefined: it broke off before its end. */
export async function sendCsv(
  file: File,
  { dry, stock, onProgress, signal }: Sending,
): Promise<ImportReport | undefined> {
  const query = new URLSearchParams({ dry: dry ? 'yes' : 'no', stock: stock ? 'yes' : 'no' })
  const response = await fetch(`/api${importProducts.path}?${query}`, {
    method: importProducts.method,
    headers: { 'content-type': 'text/csv' },
    body: file,
    signal,
  }).catch((error: unknown) => {
    throw signal.aborted ? error : new NoAnswer(error)
  })
  if (!response.ok || !response.body) throw new ApiError(await readError(response))
  for await (const line of linesOf(response.body)) {
    const event: ImportEvent = JSON.parse(line)
    onProgress(event)
    if (event.report) return event.report
    if (event.brokeOff) return undefined
  }
  return undefined
}

/** The lines of an answer as they arrive. */
export async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    const lines = (rest + value).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}

async function readError(response: Response): Promise<WireError> {
  const body: { error?: WireError } | undefined = await response.json().catch(() => undefined)
  if (isErrorCode(body?.error?.code)) return body.error
  return { statusCode: response.status, name: errorCodes.unavailable.name, code: 'unavailable', message: '' }
}
