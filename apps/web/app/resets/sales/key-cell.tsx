import type { ResetSale } from '@tecnoclick/contract/resets/sales/schemas'
import { hoursLeft } from '@tecnoclick/domain/resets/sale-state'
import { CopyButton } from '@tecnoclick/ui/copy-button'
import { useT } from '@tecnoclick/ui/messages'

/** The key, or when it is promised (resets.md#fulfilment). */
export function KeyCell({ sale, now }: { sale: ResetSale; now: number }) {
  const t = useT()
  if (sale.key)
    return (
      <span className="grid justify-items-start gap-2 max-md:justify-items-end">
        <bdi dir="ltr" className="break-all font-mono font-semibold">
          {sale.key}
        </bdi>
        <CopyButton text={sale.key} label={t('resets.requests.copyKey')} />
      </span>
    )
  const left = sale.hid === '' ? undefined : hoursLeft(sale.promisedDate, now)
  if (left === undefined) return '—'
  return (
    <span className={left === 0 ? 'text-danger' : 'text-ink-muted'}>
      {left === 0 ? t('resets.requests.late') : t('resets.requests.hoursLeft', { count: left })}
    </span>
  )
}
