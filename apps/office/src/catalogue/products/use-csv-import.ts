import { useQueryClient } from '@tanstack/react-query'
import { importProducts } from '@tecnoclick/contract/catalogue/csv/endpoints'
import type { ImportEvent, ImportReport } from '@tecnoclick/contract/catalogue/csv/schemas'
import { ApiError } from '@tecnoclick/contract/platform/client'
import { office } from '@tecnoclick/messages/office'
import { useEffect, useRef, useState } from 'react'
import { ensureConfirmed } from '../../platform/api/ensure-confirmed.ts'
import { readWireError, requireHttpError } from '../../platform/api/http-error.ts'
import { NetworkError } from '../../platform/api/office-client.ts'

const { csv } = office

export interface ImportOutcome {
  dry: boolean
  report: ImportReport
}

interface Progress {
  dry: boolean
  done: number
  total: number
}

/** Runs one import at a time and follows its progress. */
export function useCsvImport() {
  const queries = useQueryClient()
  const [progress, setProgress] = useState<Progress>()
  const [outcome, setOutcome] = useState<ImportOutcome>()
  const [problem, setProblem] = useState<string>()
  const running = useRef<AbortController>(undefined)

  // Leaving the page stops the import after the current batch. Rows already imported stay.
  useEffect(() => () => running.current?.abort(), [])

  async function start(file: File, { dry, stock }: { dry: boolean; stock: boolean }) {
    if (!dry && !(await ensureConfirmed())) return
    const controller = new AbortController()
    running.current = controller
    setOutcome(undefined)
    setProblem(undefined)
    setProgress({ dry, done: 0, total: 0 })
    try {
      const report = await sendCsv(file, {
        dry,
        stock,
        signal: controller.signal,
        onProgress: ({ done, total }) => setProgress({ dry, done, total }),
      })
      if (report) setOutcome({ dry, report })
      else setProblem(csv.brokeOff)
    } catch (error) {
      setProblem(controller.signal.aborted ? csv.stopped : importError(error))
    } finally {
      setProgress(undefined)
      if (!dry) await queries.invalidateQueries()
    }
  }

  function reset() {
    setOutcome(undefined)
    setProblem(undefined)
  }

  return { progress, outcome, problem, start, stop: () => running.current?.abort(), reset }
}

function importError(error: unknown): string {
  const refusal = requireHttpError(error, 'save')
  return refusal.body?.errors?.file ?? refusal.message
}

interface SendOptions {
  dry: boolean
  stock: boolean
  onProgress: (event: Pick<ImportEvent, 'done' | 'total'>) => void
  signal: AbortSignal
}

/** The response is a stream of events, one per line. Resolves to undefined where it ends before the report. */
async function sendCsv(
  file: File,
  { dry, stock, onProgress, signal }: SendOptions,
): Promise<ImportReport | undefined> {
  const query = new URLSearchParams({ dry: dry ? 'yes' : 'no', stock: stock ? 'yes' : 'no' })
  const response = await fetch(`/api${importProducts.path}?${query}`, {
    method: importProducts.method,
    headers: { 'content-type': 'text/csv' },
    body: file,
    signal,
  }).catch((error: unknown) => {
    throw signal.aborted ? error : new NetworkError(error)
  })
  if (!response.ok || !response.body) {
    throw new ApiError(readWireError(response.status, await response.json().catch(() => undefined)))
  }
  for await (const line of readLines(response.body)) {
    const event: ImportEvent = JSON.parse(line)
    onProgress(event)
    if (event.report) return event.report
    if (event.brokeOff) return undefined
  }
  return undefined
}

export async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
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
