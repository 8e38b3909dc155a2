import type { ResetSale } from '@tecnoclick/contract/resets/sales/schemas'
import { saleSteps } from '@tecnoclick/domain/resets/sale-state'
import { formatDateTime } from '@tecnoclick/messages/format-date'
import { TextLink } from '@tecnoclick/ui/link'
import { useLocale, useT } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { Timeline } from '@tecnoclick/ui/timeline'

/** Pagado → verificado → descargado → hardware id → llave. */
export function SaleProgress({ sale }: { sale: ResetSale }) {
  const t = useT()
  const locale = useLocale()
  const { sha256 } = sale.reset
  return (
    <div className="grid gap-4">
      <Timeline
        layout="row"
        steps={saleSteps(sale).map(({ step, date, progress }) => ({
          key: step,
          title: t(`resets.steps.${step}`),
          state: progress,
          ...(date && { date: { iso: date, text: formatDateTime(new Date(date), locale) } }),
        }))}
      />
      {sale.rejectedDate && (
        <Notice
          kind="error"
          action={
            <TextLink href={`/reset/order/create/${sale.reset.id}`}>{t('resets.requests.buyAgain')}</TextLink>
          }
        >
          <p>{t('resets.requests.rejectedText')}</p>
          <p>
            {t('resets.requests.reason')} <bdi>{sale.rejection}</bdi>
          </p>
        </Notice>
      )}
      {sha256 && (
        <p dir="ltr" className="break-all text-start text-ink-muted text-xs rtl:text-end">
          {t('resets.requests.checksum', { hash: sha256 })}
        </p>
      )}
    </div>
  )
}
