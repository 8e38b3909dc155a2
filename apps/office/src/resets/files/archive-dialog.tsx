import type { StockedReset } from '@tecnoclick/contract/resets/files/schemas'
import { formatBytes } from '@tecnoclick/messages/format-bytes'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { Dialog } from '@tecnoclick/ui/dialog'
import { Notice } from '@tecnoclick/ui/notice'
import { useToast } from '@tecnoclick/ui/toast'
import { HttpError, useRefresh } from 'ra-core'
import { useRef, useState } from 'react'
import { asHttpError } from '../../platform/api/http-error.ts'
import { useDialogRow } from '../../platform/api/use-dialog-row.ts'
import { ProgressMeter } from '../../platform/desk/progress-meter.tsx'
import { FileButton } from '../../platform/form/file-button.tsx'
import { useBackToList } from '../../platform/form/use-back-to-list.ts'
import { Fact, Facts } from '../../platform/layout/facts.tsx'
import { say } from '../../platform/say.ts'
import { resetName } from './reset-name.ts'
import { sendArchive } from './send-archive.ts'

const { archive } = office.resets
const largest = 200 * 1024 * 1024

/** Uploads the zip of a reset; the dialog cannot be walked away from while it runs, only stopped. */
export function ArchiveDialog() {
  const close = useBackToList()
  const toast = useToast()
  const refresh = useRefresh()
  const reset = useDialogRow<StockedReset>('resets')
  const [file, setFile] = useState<File>()
  const [part, setPart] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const sending = useRef<AbortController>(undefined)
  if (!reset) return null
  const { id } = reset
  const name = resetName(reset)
  const isRunning = part !== undefined

  function choose([chosen]: File[]) {
    const isZip = chosen?.name.toLowerCase().endsWith('.zip')
    setProblem(!isZip ? archive.notZip : chosen && chosen.size > largest ? archive.tooLarge : undefined)
    setFile(isZip && chosen && chosen.size <= largest ? chosen : undefined)
  }

  async function send() {
    if (!file) return
    const controller = new AbortController()
    sending.current = controller
    setProblem(undefined)
    setPart(0)
    try {
      await sendArchive(id, file, { onProgress: setPart, signal: controller.signal })
      toast.success(say(archive.done, { name }))
      refresh()
      close()
    } catch (error) {
      const told = asHttpError(error, 'saving')
      setProblem(
        controller.signal.aborted
          ? archive.stopped
          : told instanceof HttpError
            ? told.message
            : archive.stopped,
      )
    } finally {
      setPart(undefined)
    }
  }

  return (
    <Dialog
      title={say(archive.title, { name })}
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
                ? say(archive.percent, {
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
