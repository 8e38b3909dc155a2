import type { ResetSale } from '@tecnoclick/contract/resets/sales/schemas'
import { formatBytes } from '@tecnoclick/messages/platform/format-bytes'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { useFullT, useLocale } from '@tecnoclick/ui/messages'
import { useToast } from '@tecnoclick/ui/toast'
import Download from 'lucide-react/icons/download'
import { type MouseEvent, useState } from 'react'
import { useRevalidator } from 'react-router'

/** Large text would not fit a phone in one line. */
const wrapping = 'max-md:whitespace-normal'

/** The file once the payment is verified; before that, what is missing. */
export function DownloadCell({ sale }: { sale: ResetSale }) {
  const t = useFullT()
  const locale = useLocale()
  const { filename, size, sha256 } = sale.reset
  if (sale.rejectedDate)
    return (
      <Badge tone="danger" className={wrapping}>
        {t('resets.requests.rejected')}
      </Badge>
    )
  if (sale.verifiedDate === null)
    return (
      <Badge tone="offer" className={wrapping}>
        {t('resets.requests.waitingPayment')}
      </Badge>
    )
  if (!sale.descargable || filename === null || size === null || sha256 === null)
    return <span className="text-ink-muted">{t('resets.requests.revoked')}</span>
  return (
    <span className="grid justify-items-start gap-1.5 max-md:justify-items-end">
      <DownloadLink name={`${filename}.zip`} size={size} sha256={sha256} model={sale.reset.model} />
      <span className="text-ink-muted text-xs">
        {t('resets.requests.fileSize', { size: formatBytes(size, locale) })}
      </span>
    </span>
  )
}

interface DownloadLinkProps {
  name: string
  size: number
  sha256: string
  model: string
}

/** Larger files are left to the browser's download manager, which writes to disk instead of memory. */
const maxInMemoryBytes = 60_000_000

/** A plain link. With script it also shows the progress, resumes when the connection breaks, and compares the checksum. */
function DownloadLink({ name, size, sha256, model }: DownloadLinkProps) {
  const t = useFullT()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [progress, setProgress] = useState<string>()
  const href = `/api/files/${name}`

  async function download() {
    const { downloadFile, saveAs } = await import('./download-file.ts')
    const outcome = await downloadFile(href, {
      size,
      sha256,
      onProgress: (percent) => setProgress(t('resets.requests.downloading', { percent })),
      onResume: (percent) => setProgress(t('resets.requests.resuming', { percent })),
    })
    if (outcome === 'broken') return toast.error(t('resets.requests.downloadFailed'))
    if (outcome === 'corrupt') return toast.error(t('resets.requests.corrupt'))
    saveAs(outcome, name)
    toast.success(t('resets.requests.checked'))
    await revalidate()
  }

  function start(event: MouseEvent) {
    if (size > maxInMemoryBytes) return
    event.preventDefault()
    if (progress !== undefined) return
    setProgress(t('resets.requests.downloading', { percent: 0 }))
    void download()
      .catch(() => toast.error(t('resets.requests.downloadFailed')))
      .finally(() => setProgress(undefined))
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
        {progress}
      </span>
    </>
  )
}
