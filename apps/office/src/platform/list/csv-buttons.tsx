import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@tecnoclick/contract/platform/client'
import type { CsvImport } from '@tecnoclick/contract/platform/csv-import'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { Notice } from '@tecnoclick/ui/notice'
import { useToast } from '@tecnoclick/ui/toast'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { readWireError, requireHttpError } from '../api/http-error.ts'
import { NetworkError } from '../api/office-client.ts'
import { FileButton } from '../form/file-input.tsx'

interface CsvButtonsProps {
  /** Paths below /api. */
  exportPath: string
  importPath: string
  texts: CsvTexts
}

interface CsvTexts {
  export: string
  import: string
  importTitle: string
  /** With {added} and {changed}, as `importDone`. */
  importText: string
  importDone: string
  importNothing: string
  /** With {line}, {column} and {message}. */
  importProblem: string
  importRefused: string
}

/** An import is a dry run first, which says what would change. */
export function CsvButtons({ exportPath, importPath, texts }: CsvButtonsProps) {
  const { choose, problems, busy } = useCsvImport(importPath, texts)
  return (
    <>
      <Button
        href={`/api${exportPath}`}
        download
        variant="secondary"
        size="sm"
        icon={<Download aria-hidden="true" className="size-4" />}
      >
        {texts.export}
      </Button>
      <FileButton
        label={texts.import}
        accept=".csv,text/csv"
        busy={busy}
        onChoose={(files) => void choose(files)}
      />
      {problems.length > 0 && (
        <Notice kind="error" role="alert" title={texts.importRefused}>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}

function useCsvImport(path: string, texts: CsvTexts) {
  const confirm = useConfirm()
  const toast = useToast()
  const queries = useQueryClient()
  const [problems, setProblems] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)

  async function choose([file]: File[]) {
    if (!file) return
    setProblems([])
    setBusy(true)
    try {
      await importFile(file)
    } catch (error) {
      const refusal = requireHttpError(error, 'save')
      setProblems([refusal.body?.errors?.file ?? refusal.message])
    } finally {
      setBusy(false)
    }
  }

  async function importFile(file: File) {
    const { added, changed, problems: found } = await send(path, file, 'yes')
    if (found.length > 0) return setProblems(found.map((problem) => fillText(texts.importProblem, problem)))
    if (added + changed === 0) return toast.info(texts.importNothing)
    const text = fillText(texts.importText, { added, changed })
    if (!(await confirm({ title: texts.importTitle, text }))) return
    const done = await send(path, file, 'no')
    await queries.invalidateQueries()
    toast.success(fillText(texts.importDone, { added: done.added, changed: done.changed }))
  }

  return { choose, problems, busy }
}

async function send(path: string, file: File, dry: 'yes' | 'no'): Promise<CsvImport> {
  const response = await fetch(`/api${path}?dry=${dry}`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    body: file,
  }).catch((error: unknown) => {
    throw new NetworkError(error)
  })
  const body = await response.json().catch(() => undefined)
  if (!response.ok) throw new ApiError(readWireError(response.status, body))
  return body
}
