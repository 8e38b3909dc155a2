import type { Outcome } from '@tecnoclick/contract/platform/client'
import type { WireError } from '@tecnoclick/contract/platform/error-codes'
import { listCurrencies } from '@tecnoclick/contract/site/currencies/endpoints'
import { getPublicSettings } from '@tecnoclick/contract/site/settings/endpoints'
import type { Ticket } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { type CurrencyFormat, formatPrice, fromWire } from '@tecnoclick/domain/platform/money'
import { renderToStaticMarkup } from 'react-dom/server'
import { textsFor } from '../../platform/form/visit-texts.ts'
import type { Visit } from '../../rendering/context.ts'
import { TicketDocument } from './ticket-document.tsx'

interface Shown {
  /** The decision that is asked for once more. */
  asked?: 'accept' | 'reject' | undefined
  failure?: WireError
}

/**
 * Whoever holds the address holds the ticket: nobody stores it, and no other site learns of it. Our own may: under
 * `no-referrer` a form would hide its origin too, which is all that an old browser tells of where it comes from.
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
  { asked, failure }: Shown = {},
): Promise<Response> {
  const { client, preferences, nonce } = visit
  const [settings, currencies] = await Promise.all([
    client.attempt(getPublicSettings),
    client.attempt(listCurrencies),
  ])
  const currency = outcome.ok && outcome.data.quote?.currency
  const format = currencies.ok ? currencies.data.data.find(({ code }) => code === currency) : undefined
  const store = settings.ok ? settings.data : undefined
  const markup = renderToStaticMarkup(
    <TicketDocument
      t={textsFor(visit)}
      locale={preferences.locale}
      nonce={nonce}
      path={`/services/ticket/${encodeURIComponent(token)}`}
      store={{ name: store?.storeName ?? '', phone: store?.supportPhone ?? '' }}
      ticket={outcome.ok ? outcome.data : undefined}
      money={(amount) => priceWithCode(amount, format)}
      asked={asked}
      failure={outcome.ok ? failure?.code : outcome.error.code}
    />,
  )
  const status = outcome.ok ? (failure?.statusCode ?? 200) : outcome.error.statusCode
  return new Response(`<!DOCTYPE html>${markup}`, { status, headers })
}

/** '$' alone could be any dollar; the other symbols are the code already. */
function priceWithCode(amount: number, format: CurrencyFormat | undefined): string {
  if (!format) return String(amount)
  const price = formatPrice(fromWire(amount) ?? 0, format)
  return price.includes(format.code) ? price : `${price} ${format.code}`
}
