import { useQueryClient } from '@tanstack/react-query'
import type { ImportReport } from '@tecnoclick/contract/catalogue/csv/schemas'
import { office } from '@tecnoclick/messages/office'
import { HttpError } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { asHttpError } from '../../../platform/api/http-error.ts'
import { sendCsv } from './send-csv.ts'

export interface ImportOutcome {
  dry: boolean
  report: ImportReport
}

interface Progress {
  dry: boolean
  done: number
  total: number
}

const { csvDesk } = office

/** One import at a time: how far it is, what came of it, and the way to stop it. */
export function useImport() {
  const queries = useQueryClient()
  const [progress, setProgress] = useState<Progress>()
  const [outcome, setOutcome] = useState<ImportOutcome>()
  const [problem, setProblem] = useState<string>()
  const running = useRef<AbortController>(undefined)

  // Who leaves the page stops it after its batch; what was imported stays.
  useEffect(() => () => running.current?.abort(), [])

  async function start(file: File, { dry, stock }: { dry: boolean; stock: boolean }) {
    const controller = new AbortController()
    running.current = controller
    setOutcome(undefined)
    setProblem(undefined)
    setProgress({ dry, done: 0, total: 0 })
    try {
      const report = await sendCsv(file, {
        ...{ dry, stock, signal: controller.signal },
        onProgress: ({ done, total }) => setProgress({ dry, done, total }),
      })
      if (report) setOutcome({ dry, report })
      else setProblem(csvDesk.brokeOff)
    } catch (error) {
      setProblem(controller.signal.aborted ? csvDesk.stopped : reasonOf(error))
    } finally {
      setProgress(undefined)
      if (!dry) await queries.invalidateQueries()
    }
  }

  function forget() {
    setOutcome(undefined)
    setProblem(undefined)
  }

  return { progress, outcome, problem, start, stop: () => running.current?.abort(), forget }
}

function reasonOf(error: unknown): string {
  const told = asHttpError(error, 'saving')
  if (!(told instanceof HttpError)) throw told
  return told.body?.errors?.file ?? told.message
}
