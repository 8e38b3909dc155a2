import type { ResetSale } from '@tecnoclick/contract/resets/sales/schemas'
import { formatBytes } from '@tecnoclick/messages/format-bytes'
import { Badge } from '@tecnoclick/ui/badge'
import { useLocale, useT } from '@tecnoclick/ui/messages'
import { DownloadLink } from './download-link.tsx'

/** The file once the payment is verified; before that, what it waits for. */
export function DownloadCell({ sale }: { sale: ResetSale }) {
  const t = useT()
  const locale = useLocale()
  const { filename, size, sha256 } = sale.reset
  if (sale.rejectedDate) return <Badge tone="danger">{t('resets.requests.rejected')}</Badge>
  if (sale.verifiedDate === null) return <Badge tone="offer">{t('resets.requests.waitingPayment')}</Badge>
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
