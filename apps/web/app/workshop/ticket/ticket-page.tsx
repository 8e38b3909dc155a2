import type { Outcome } from '@tecnoclick/contract/platform/client'
import type { WireError } from '@tecnoclick/contract/platform/error-codes'
import { listCurrencies } from '@tecnoclick/contract/site/currencies/endpoints'
import { getPublicSettings } from '@tecnoclick/contract/site/settings/endpoints'
import { getTicketPayment } from '@tecnoclick/contract/workshop/service-orders/payment-report-endpoints'
import type { Ticket } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { type CurrencyFormat, formatAmount, fromWire, onOneLine } from '@tecnoclick/domain/platform/money'
import { renderToStaticMarkup } from 'react-dom/server'
import { translatorFor } from '../../platform/form/form-action.ts'
import type { FormResult } from '../../platform/form/form-result.ts'
import type { Visit } from '../../rendering/context.ts'
import { translateIntake } from '../service-orders/translate-intake.ts'
import { TicketDocument } from './ticket-document.tsx'

interface TicketPageOptions {
  /** The decision to be confirmed. */
  confirming?: 'accept' | 'reject' | undefined
  /** The optional lines that were left out on the page before; undefined until they were chosen. */
  declined?: readonly number[] | undefined
  failure?: WireError
  unpaid?: string | undefined
  /** A message that was refused, with its reason. */
  unsent?: { text: string; problem: FormResult }
}

/**
 * The address is the access token, so it must not be cached or sent to other sites. `same-origin` instead of `no-referrer`:
 * with the latter, old browsers would also hide the origin of the form, which the same-origin check needs.
 */
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
}

export async function ticketPage(
  visit: Visit,
  token: string,
  outcome: Outcome<Ticket>,
  { confirming, declined, failure, unpaid, unsent }: TicketPageOptions = {},
): Promise<Response> {
  const { client, preferences, nonce } = visit
  const isAccepted = outcome.ok && outcome.data.quote?.state === 'accepted'
  const [settings, currencies, intake, payment] = await Promise.all([
    client.attempt(getPublicSettings),
    client.attempt(listCurrencies),
    translateIntake(visit, outcome.ok ? outcome.data.intake : null),
    isAccepted ? client.attempt(getTicketPayment, { params: { token } }) : undefined,
  ])
  const formatOf = (currency: string) =>
    currencies.ok ? currencies.data.data.find(({ code }) => code === currency) : undefined
  const markup = renderToStaticMarkup(
    <TicketDocument
      t={translatorFor(visit)}
      locale={preferences.locale}
      nonce={nonce}
      path={`/services/ticket/${encodeURIComponent(token)}`}
      store={settings.ok ? settings.data : unknownStore}
      ticket={outcome.ok ? outcome.data : undefined}
      intake={intake}
      money={(amount, currency) => priceWithCode(amount, formatOf(currency))}
      confirming={confirming}
      declined={declined}
      token={token}
      requestKey={crypto.randomUUID()}
      unsent={unsent}
      unpaid={unpaid}
      payment={payment?.ok ? payment.data : undefined}
      failure={outcome.ok ? failure?.code : outcome.error.code}
    />,
  )
  const status = outcome.ok
    ? (failure?.statusCode ?? (unsent || unpaid ? 422 : 200))
    : outcome.error.statusCode
  return new Response(`<!DOCTYPE html>${markup}`, { status, headers })
}

const unknownStore = { storeName: '', supportPhone: '', address: '', hours: [], logo: null }

function priceWithCode(amount: number, format: CurrencyFormat | undefined): string {
  return format ? onOneLine(formatAmount(fromWire(amount) ?? 0, format)) : String(amount)
}
