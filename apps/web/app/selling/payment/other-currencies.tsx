import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import type { OtherCurrency } from '@tecnoclick/contract/selling/payments/schemas'
import { settlementOf } from '@tecnoclick/domain/money/settlement'
import { noonOf } from '@tecnoclick/domain/platform/havana-day'
import { fromWire, toWire } from '@tecnoclick/domain/platform/money'
import { knownNumber } from '@tecnoclick/domain/platform/order-number'
import type { TablePart } from '@tecnoclick/messages/message-table'
import { formatDate } from '@tecnoclick/messages/platform/format-date'
import { Button } from '@tecnoclick/ui/button'
import { useFullT, useLocale, useMoreMessages } from '@tecnoclick/ui/messages'
import { useState } from 'react'
import { useActionData } from 'react-router'
import { FormFailure } from '../../platform/form/form-notice.tsx'
import type { FormResult } from '../../platform/form/form-result.ts'
import { useCheckedForm } from '../../platform/form/use-checked-form.ts'
import { useMoney } from '../../platform/page/use-money.ts'
import { useRequestKey } from '../../platform/requests/use-request-key.ts'
import { PaymentFields } from './payment-fields.tsx'
import { ReceiptInput } from './receipt-input.tsx'
import { TransferDetails } from './transfer-details.tsx'

const loadRules = async () => (await import('../orders/order-rules.ts')).paymentRules

export interface OffersInOther {
  /** What is left of the order, in each currency that its method takes beside the order's. */
  offers: readonly OtherCurrency[]
  /** The one that the address names. */
  chosen: OtherCurrency | undefined
  texts: TablePart
}

interface OtherCurrenciesProps extends OffersInOther {
  order: Order
}

/** Paying what is left in another currency (selling.md#other-currencies): links to each, and where and how much. Works without script. */
export function OtherCurrencies({ order, offers, chosen, texts }: OtherCurrenciesProps) {
  useMoreMessages(texts)
  const t = useFullT()
  const page = `/account/orders/${order.id}`
  return (
    <div className="grid gap-6">
      {chosen && <InCurrency key={chosen.currency} order={order} other={chosen} />}
      <div className="grid gap-2 border-t pt-4">
        <h3 className="font-semibold">{t('otherCurrency.title')}</h3>
        <p className="max-w-prose text-ink-muted text-sm">{t('otherCurrency.hint')}</p>
        <ul className="flex flex-wrap gap-3 pt-1">
          {chosen && <Offer href={page} amount={order.due} currency={order.currency} />}
          {offers.map(({ currency, amount }) =>
            currency === chosen?.currency ? null : (
              <Offer key={currency} href={`${page}?pay=${currency}`} amount={amount} currency={currency} />
            ),
          )}
        </ul>
      </div>
    </div>
  )
}

function Offer({ href, amount, currency }: { href: string; amount: number; currency: string }) {
  const t = useFullT()
  const money = useMoney(currency)
  return (
    <li>
      <Button href={`${href}#como-pagar`} variant="secondary" size="sm">
        {t('otherCurrency.pay', { amount: money(amount) })}
      </Button>
    </li>
  )
}

interface InCurrencyProps {
  order: Order
  other: OtherCurrency
}

function InCurrency({ order, other }: InCurrencyProps) {
  const t = useFullT()
  const locale = useLocale()
  const [inOther, inOwn] = [useMoney(other.currency), useMoney(order.currency)]
  const { amount, rate, transfer } = other
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <h3 className="font-semibold">{t('otherCurrency.pay', { amount: inOther(amount) })}</h3>
        <p className="text-ink-muted text-sm">
          {t('otherCurrency.rate', {
            rate: `${inOther(rate.paid)} = ${inOwn(rate.settled)}`,
            day: formatDate(noonOf(rate.day), locale),
          })}
        </p>
      </div>
      {transfer && (
        <TransferDetails transfer={transfer} reference={knownNumber(order.noSellOrden) ?? `${order.id}`} />
      )}
      <Report key={`${amount} ${rate.paid}`} order={order} other={other} />
    </div>
  )
}

/** `settles` is what the customer sees here: at another rate by now the page shows the new one. */
function Report({ order, other: { amount, currency, rate, settles } }: InCurrencyProps) {
  const t = useFullT()
  const posted = useActionData<FormResult>()
  const [inOther, inOwn] = [useMoney(currency), useMoney(order.currency)]
  const page = `/account/orders/${order.id}`
  const key = useRequestKey('payment', page)
  const action = `${page}?pay=${currency}`
  const { form, errors, refused, busy } = useCheckedForm({ action, load: loadRules, posted })
  const [paid, setPaid] = useState(amount)
  const minor = (value: number) => fromWire(value) ?? 0
  const settled =
    paid === amount
      ? settles
      : toWire(
          settlementOf(
            minor(paid),
            { paid: minor(rate.paid), settled: minor(rate.settled) },
            minor(order.due),
          ).settled,
        )
  return (
    <form
      {...form}
      encType="multipart/form-data"
      className="grid gap-4 border-t pt-4"
      onInput={({ target }) => {
        if (!(target instanceof HTMLInputElement) || target.name !== 'amount') return
        const typed = Number(target.value.trim().replace(',', '.'))
        setPaid(typed > 0 && minor(typed) > 0 ? typed : amount)
      }}
    >
      <input type="hidden" name="intent" value="pay" />
      <input type="hidden" name="requestKey" value={key} />
      <input type="hidden" name="currency" value={currency} />
      <input type="hidden" name="settles" value={settled} />
      <p className="text-ink-muted text-sm">{t('payment.reportHint')}</p>
      <p role="status" className="font-semibold text-sm">
        {t('otherCurrency.settles', { amount: inOther(paid), settles: inOwn(settled) })}
      </p>
      <PaymentFields currency={currency} amount={amount} posted={posted} errors={errors} />
      <ReceiptInput error={errors.receipt} />
      <FormFailure posted={refused === posted ? undefined : refused} />
      <div>
        <Button type="submit" busy={busy}>
          {t('payment.send')}
        </Button>
      </div>
    </form>
  )
}
