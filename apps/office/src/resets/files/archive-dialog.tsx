import { ApiError } from '@tecnoclick/contract/platform/client'
import type { StaffReset, StoredArchive } from '@tecnoclick/contract/resets/files/schemas'
import { archiveUploadBytes } from '@tecnoclick/domain/platform/files'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatBytes } from '@tecnoclick/messages/platform/format-bytes'
import { Button } from '@tecnoclick/ui/button'
import { Dialog } from '@tecnoclick/ui/dialog'
import { Notice } from '@tecnoclick/ui/notice'
import { useToast } from '@tecnoclick/ui/toast'
import { useRefresh } from 'ra-core'
import { useRef, useState } from 'react'
import { readWireError, requireHttpError } from '../../platform/api/http-error.ts'
import { NetworkError } from '../../platform/api/office-client.ts'
import { useDialogRow } from '../../platform/api/use-row.tsx'
import { FileButton } from '../../platform/form/file-input.tsx'
import { useBackToList } from '../../platform/form/use-back-to-list.ts'
import { ProgressMeter } from '../../platform/layout/progress-meter.tsx'
import { Fact, Facts } from '../../platform/layout/section.tsx'

const { archive } = office.resets

/** Uploads the zip of a reset. The dialog cannot be closed while it runs, only stopped. */
export function ArchiveDialog() {
  const close = useBackToList()
  const toast = useToast()
  const refresh = useRefresh()
  const reset = useDialogRow<StaffReset>('resets')
  const [file, setFile] = useState<File>()
  const [part, setPart] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const sending = useRef<AbortController>(undefined)
  if (!reset) return null
  const { id } = reset
  const name = resetName(reset)
  const isRunning = part !== undefined

  function choose([chosen]: File[]) {
    const error = chosen && archiveError(chosen)
    setProblem(error)
    setFile(error ? undefined : chosen)
  }

  async function send() {
    if (!file) return
    const controller = new AbortController()
    sending.current = controller
    setProblem(undefined)
    setPart(0)
    try {
      await sendArchive(id, file, { onProgress: setPart, signal: controller.signal })
      toast.success(fillText(archive.done, { name }))
      refresh()
      close()
    } catch (error) {
      setProblem(controller.signal.aborted ? archive.stopped : requireHttpError(error, 'save').message)
    } finally {
      setPart(undefined)
    }
  }

  return (
    <Dialog
      title={fillText(archive.title, { name })}
      open
      onClose={close}
      dismissible={!isRunning}
      footer={
        isRunning ? (
          <Button variant="secondary" onClick={() => sending.current?.abort(new Error('stopped'))}>
            {archive.stop}
          </Button>
        ) : (
          <>
            <Button variant="secondary" onClick={close}>
              {office.form.cancel}
            </Button>
            <Button onClick={send} disabled={!file}>
              {archive.send}
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-4">
        <p className="text-ink-muted text-sm">{archive.text}</p>
        <Facts>
          <Fact name={archive.now}>{reset.file?.name ?? office.resets.noFile}</Fact>
          <Fact name={archive.size}>{reset.file && formatBytes(reset.file.size, 'es')}</Fact>
          <Fact name={archive.sha256}>
            {reset.file && <code className="break-all text-xs">{reset.file.sha256}</code>}
          </Fact>
        </Facts>
        {problem && (
          <Notice kind="error" role="alert">
            {problem}
          </Notice>
        )}
        {!isRunning && <FileButton label={archive.choose} accept=".zip,application/zip" onChoose={choose} />}
        {file && (
          <p className="break-all text-sm">
            {file.name} ({formatBytes(file.size, 'es')})
          </p>
        )}
        {isRunning && file && (
          <ProgressMeter
            label={archive.sending}
            part={part}
            text={
              part < 1
                ? fillText(archive.percent, {
                    percent: Math.floor(part * 100),
                    size: formatBytes(file.size, 'es'),
                  })
                : archive.storing
            }
          />
        )}
      </div>
    </Dialog>
  )
}

function archiveError({ name, size }: File): string | undefined {
  if (!name.toLowerCase().endsWith('.zip')) return archive.notZip
  return size > archiveUploadBytes ? archive.tooLarge : undefined
}

interface SendOptions {
  /** From 0 to 1. */
  onProgress: (part: number) => void
  signal: AbortSignal
}

/** XMLHttpRequest, because `fetch` reports no upload progress. The browser streams the file from the disk. */
function sendArchive(
  resetId: number,
  file: File,
  { onProgress, signal }: SendOptions,
): Promise<StoredArchive> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PUT', `/api/admin/resets/${resetId}/file`)
    request.setRequestHeader('content-type', 'application/zip')
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      if (request.status === 200) return resolve(request.response)
      reject(new ApiError(readWireError(request.status, request.response)))
    }
    request.onerror = () => reject(new NetworkError(undefined))
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}

export function resetName({
  brand,
  model,
  typeFile,
}: Pick<StaffReset, 'brand' | 'model' | 'typeFile'>): string {
  return fillText(office.resets.name, { brand: brand.name, model, type: typeFile })
}
