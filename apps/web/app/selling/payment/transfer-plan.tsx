import type { Transfer } from '@tecnoclick/contract/selling/payments/transfer-schema'
import { Badge, type BadgeTone } from '@tecnoclick/ui/badge'
import { useFullT } from '@tecnoclick/ui/messages'
import { useMoney } from '../../platform/page/use-money.ts'

type Plan = NonNullable<Transfer['plan']>

const tones: Record<Plan['parts'][number]['state'], BadgeTone> = {
  verified: 'success',
  submitted: 'neutral',
  next: 'new',
  later: 'neutral',
}

/** The parts of an order above the daily limit of transfers, and which is next (selling.md#transfer-limits). */
export function TransferPlan({ plan: { limit, parts }, currency }: { plan: Plan; currency: string }) {
  const t = useFullT()
  const money = useMoney(currency)
  return (
    <section aria-labelledby="partes" className="grid gap-2">
      <h3 id="partes" className="font-semibold">
        {t('payment.plan')}
      </h3>
      <p className="max-w-prose text-ink-muted text-sm">{t('payment.planText', { limit: money(limit) })}</p>
      <ol className="grid gap-2">
        {parts.map(({ amount, state }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part has nothing else, and keeps its place.
          <li key={index} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <span className={state === 'next' ? 'font-semibold' : undefined}>
              {t('payment.part', { part: index + 1, of: parts.length })}
            </span>
            <bdi dir="ltr" className="font-semibold tabular-nums">
              {money(amount)}
            </bdi>
            <Badge tone={tones[state]}>{t(`payment.partStates.${state}`)}</Badge>
          </li>
        ))}
      </ol>
    </section>
  )
}
