import { getOwnCredit, redeemVoucher } from '@tecnoclick/contract/selling/credit/endpoints'
import type { CreditEntry, OwnCredit } from '@tecnoclick/contract/selling/credit/schemas'
import { voucherRedemptionSchema } from '@tecnoclick/contract/selling/credit/schemas'
import { formatDate } from '@tecnoclick/messages/platform/format-date'
import { tables } from '@tecnoclick/messages/tables'
import { Button } from '@tecnoclick/ui/button'
import { Card } from '@tecnoclick/ui/card'
import { TextLink } from '@tecnoclick/ui/link'
import { useFullT, useLocale, useMoreMessages } from '@tecnoclick/ui/messages'
import { TextField } from '@tecnoclick/ui/text-field'
import { Form, useNavigation } from 'react-router'
import { AccountPage } from '../../people/area/account-page.tsx'
import { catchOutage } from '../../platform/form/catch-outage.ts'
import { refusedResult } from '../../platform/form/form-action.ts'
import { FormFailure, PlainNotice } from '../../platform/form/form-notice.tsx'
import { type FormResult, formResponse } from '../../platform/form/form-result.ts'
import { textOf } from '../../platform/form/read-form.ts'
import { ListFailed } from '../../platform/page/list-failed.tsx'
import { PaperLinks } from '../../platform/page/paper-links.tsx'
import { useMoney } from '../../platform/page/use-money.ts'
import { type Visit, visitOf } from '../../rendering/context.ts'
import type { Route } from './+types/credit.ts'

interface Redeemed extends FormResult {
  done?: true
  unknown?: true
}

export async function loader({ context }: Route.LoaderArgs) {
  const { client, preferences } = visitOf(context)
  const outcome = await client.attempt(getOwnCredit)
  return {
    credit: outcome.ok ? outcome.data : undefined,
    /** No other page downloads them. */
    texts: { credit: tables[preferences.locale].credit },
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  return formResponse(await redeem(visitOf(context), await request.formData()))
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchOutage(serverAction)
}

/** A code of the wrong form is answered like an unknown one. */
async function redeem(visit: Visit, form: FormData): Promise<Redeemed> {
  const checked = voucherRedemptionSchema.safeParse({ code: textOf(form, 'code') })
  if (!checked.success) return { unknown: true }
  const outcome = await visit.client.attempt(redeemVoucher, { body: checked.data })
  if (outcome.ok) return { done: true }
  return outcome.error.code === 'notFound' ? { unknown: true } : refusedResult(outcome.error, visit)
}

/** The customer's store credit (selling.md#store-credit). */
export default function Credit({ loaderData: { credit, texts }, actionData }: Route.ComponentProps) {
  useMoreMessages(texts)
  const t = useFullT()
  const posted: Redeemed | undefined = actionData
  return (
    <AccountPage title={t('account.credit')}>
      <div className="grid gap-6">
        <p className="max-w-prose text-ink-muted">{t('credit.intro')}</p>
        <FormFailure posted={posted} />
        {posted?.done && <PlainNotice kind="success">{t('credit.redeemed')}</PlainNotice>}
        {credit ? <Statement credit={credit} /> : <ListFailed />}
        {credit && credit.total > 0 && (
          <div className="flex flex-wrap gap-3">
            <PaperLinks path="security/me/credit/statement" />
          </div>
        )}
        <VoucherForm isUnknown={posted?.unknown === true} />
      </div>
    </AccountPage>
  )
}

function Statement({ credit: { balances, entries, total } }: { credit: OwnCredit }) {
  const t = useFullT()
  if (entries.length === 0) return <p>{t('credit.empty')}</p>
  return (
    <>
      <ul className="grid gap-3 sm:grid-cols-2">
        {balances.map((balance) => (
          <li key={balance.currency}>
            <Balance {...balance} />
          </li>
        ))}
      </ul>
      <section aria-labelledby="movimientos" className="grid gap-2">
        <h2 id="movimientos" className="text-lg">
          {t('credit.entries')}
        </h2>
        <ul className="divide-y divide-line">
          {entries.map((entry) => (
            <li key={entry.id}>
              <Entry entry={entry} />
            </li>
          ))}
        </ul>
        {total > entries.length && (
          <p className="text-ink-muted text-sm">{t('credit.older', { count: entries.length })}</p>
        )}
      </section>
    </>
  )
}

function Balance({ currency, balance, expiring }: OwnCredit['balances'][number]) {
  const t = useFullT()
  const locale = useLocale()
  const money = useMoney(currency)
  return (
    <Card className="grid gap-1">
      <p className="font-bold text-2xl">
        <bdi dir="ltr">{money(balance)}</bdi>
      </p>
      {expiring && (
        <p className="text-sm">
          {t('credit.expiring', {
            amount: money(expiring.amount),
            date: formatDate(new Date(expiring.date), locale),
          })}
        </p>
      )}
    </Card>
  )
}

function Entry({ entry }: { entry: CreditEntry }) {
  const t = useFullT()
  const locale = useLocale()
  const money = useMoney(entry.currency)
  const { kind, amount, balance, note, date, expiresDate } = entry
  const sign = amount > 0 ? '+' : '−'
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3 text-sm">
      <div className="min-w-0 flex-[1_1_12em]">
        <p className="font-semibold">{t(`credit.kinds.${kind}`)}</p>
        <EntrySource entry={entry} />
        {note && (
          <p className="wrap-anywhere">
            <bdi>{note}</bdi>
          </p>
        )}
        <p className="text-ink-muted">
          <time dateTime={date}>{formatDate(new Date(date), locale)}</time>
          {expiresDate && ` · ${t('credit.expires', { date: formatDate(new Date(expiresDate), locale) })}`}
        </p>
      </div>
      <p className="text-end tabular-nums">
        <bdi dir="ltr" className="font-semibold">
          {sign}
          {money(Math.abs(amount))}
        </bdi>
        <span className="block text-ink-muted">{t('credit.balance', { amount: money(balance) })}</span>
      </p>
    </div>
  )
}

/** The order or repair that it is about. */
function EntrySource({ entry: { orderId, noSellOrden, serviceOrderId, orderNum } }: { entry: CreditEntry }) {
  const t = useFullT()
  if (orderId !== null)
    return (
      <TextLink href={`/account/orders/${orderId}`}>
        {t('credit.order', { number: noSellOrden ?? String(orderId) })}
      </TextLink>
    )
  if (serviceOrderId === null) return null
  return (
    <TextLink href={`/account/services/${serviceOrderId}`}>
      {t('credit.repair', { number: orderNum ?? String(serviceOrderId) })}
    </TextLink>
  )
}

/** Works without script. */
function VoucherForm({ isUnknown }: { isUnknown: boolean }) {
  const t = useFullT()
  const busy = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" className="grid max-w-md gap-3">
      <TextField
        label={t('credit.code')}
        hint={t('credit.codeHint')}
        name="code"
        required
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        dir="ltr"
        error={isUnknown && t('credit.unknown')}
      />
      <div>
        <Button type="submit" variant="secondary" busy={busy}>
          {t('credit.redeem')}
        </Button>
      </div>
    </Form>
  )
}
