import { Button } from '@tecnoclick/ui/button'
import { useT } from '@tecnoclick/ui/messages'
import { useToast } from '@tecnoclick/ui/toast'
import Download from 'lucide-react/icons/download'
import { type MouseEvent, useState } from 'react'
import { useRevalidator } from 'react-router'

interface DownloadLinkProps {
  name: string
  size: number
  sha256: string
  model: string
}

/** Above this the browser's own manager does it: it writes to the disk, we would keep it all in memory. */
const largestInMemory = 60_000_000

/**
 * A plain link that the browser resumes by itself. With script it also shows how far it is, goes on by itself where the line
 * broke, and compares the checksum.
 */
export function DownloadLink({ name, size, sha256, model }: DownloadLinkProps) {
  const t = useT()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [said, setSaid] = useState<string>()
  const href = `/api/files/${name}`

  async function download() {
    const { downloadFile, saveAs } = await import('./download-file.ts')
    const outcome = await downloadFile(href, {
      size,
      sha256,
      onProgress: (percent) => setSaid(t('resets.requests.downloading', { percent })),
      onResume: (percent) => setSaid(t('resets.requests.resuming', { percent })),
    })
    if (outcome === 'broken') return toast.error(t('resets.requests.downloadFailed'))
    if (outcome === 'corrupt') return toast.error(t('resets.requests.corrupt'))
    saveAs(outcome, name)
    toast.success(t('resets.requests.checked'))
    await revalidate()
  }

  function start(event: MouseEvent) {
    if (size > largestInMemory) return
    event.preventDefault()
    if (said !== undefined) return
    setSaid(t('resets.requests.downloading', { percent: 0 }))
    void download()
      .catch(() => toast.error(t('resets.requests.downloadFailed')))
      .finally(() => setSaid(undefined))
  }

  return (
    <>
      <Button
        href={href}
        download={name}
        onClick={start}
        size="sm"
        aria-label={`${t('resets.requests.download')} ${model}`}
        icon={<Download aria-hidden="true" className="size-4" />}
      >
        {t('resets.requests.download')}
      </Button>
      <span role="status" className="text-ink-muted text-xs empty:hidden">
        {said}
      </span>
    </>
  )
}
