import { Button } from '@tecnoclick/ui/button'
import { useFullT } from '@tecnoclick/ui/messages'
import { useEffect, useId, useRef } from 'react'
import { useFetcher } from 'react-router'
import { useMoney } from '../../platform/page/use-money.ts'

/** The cart in another currency. */
export interface OtherCurrency {
  currency: string
  /** Of the order as it is chosen now. */
  total: number
  /** Products that have no price in it. */
  unpriced: readonly string[]
}

interface CurrencyChoiceProps {
  currency: string
  others: readonly OtherCurrency[]
}

/** Says what another currency changes before it is chosen (selling.md#checkout). Works without script. */
export function CurrencyChoice({ currency, others }: CurrencyChoiceProps) {
  const t = useFullT()
  const fetcher = useFetcher()
  const details = useRef<HTMLDetailsElement>(null)
  // The button that was pressed is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (!details.current?.open) return
    details.current.open = false
    details.current.querySelector('summary')?.focus({ preventScroll: true })
  }, [currency])
  if (others.length === 0) return <p className="text-sm">{t('checkout.currency.current', { currency })}</p>
  return (
    <details ref={details} className="text-sm">
      <summary className="min-h-11 cursor-pointer py-2.5 marker:content-['']">
        {t('checkout.currency.current', { currency })} ·{' '}
        <span className="font-semibold text-link">{t('checkout.currency.change')}</span>
      </summary>
      <fetcher.Form method="post" action="/preferences" preventScrollReset className="grid gap-3 pb-1">
        {others.map((other) => (
          <Offer key={other.currency} {...other} busy={fetcher.state !== 'idle'} />
        ))}
      </fetcher.Form>
    </details>
  )
}

function Offer({ currency, total, unpriced, busy }: OtherCurrency & { busy: boolean }) {
  const t = useFullT()
  const money = useMoney(currency)
  const textId = useId()
  if (unpriced.length > 0) {
    return (
      <div className="border-t pt-3">
        <p>{t('checkout.currency.unpriced', { currency })}</p>
        <ul className="list-disc ps-5 text-ink-muted">
          {unpriced.map((name) => (
            <li key={name} lang="es">
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      </div>
    )
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t pt-3">
      <p id={textId}>{t('checkout.currency.newTotal', { total: money(total) })}</p>
      <Button
        type="submit"
        name="currency"
        value={currency}
        variant="secondary"
        size="sm"
        busy={busy}
        aria-describedby={textId}
      >
        {t('checkout.currency.use', { currency })}
      </Button>
    </div>
  )
}
