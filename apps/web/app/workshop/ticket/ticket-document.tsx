import type { ErrorCode } from '@tecnoclick/contract/platform/error-codes'
import type { Ticket } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { formatDate, formatDateTime } from '@tecnoclick/messages/format-date'
import { direction, type Locale } from '@tecnoclick/messages/locales'
import type { Translate } from '@tecnoclick/messages/translate'
import type { ReactNode } from 'react'
import { ticketStyles } from './ticket-styles.ts'

export interface TicketDocumentProps {
  t: Translate
  locale: Locale
  nonce: string
  /** Of this ticket, without a trailing slash. */
  path: string
  store: { name: string; phone: string }
  ticket: Ticket | undefined
  money(amount: number): string
  asked: 'accept' | 'reject' | undefined
  failure: ErrorCode | undefined
}

/** Static: a repair customer with a poor line reads it before the shop's own pages have begun to load. */
export function TicketDocument(props: TicketDocumentProps) {
  const { t, locale, nonce, store, ticket, failure } = props
  const title = ticket ? t('services.ticket.title', { number: ticket.orderNum }) : t('services.title')
  return (
    <html lang={locale} dir={direction(locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style nonce={nonce}>{ticketStyles}</style>
      </head>
      <body>
        <header>
          <a href="/">{store.name}</a>
          {store.phone && (
            <a href={`tel:${store.phone.replace(/[^\d+]/g, '')}`} dir="ltr">
              {store.phone}
            </a>
          )}
        </header>
        <main>
          <h1>{title}</h1>
          {failure && <p className="failure">{failureText(t, failure)}</p>}
          {ticket && <TicketContent {...props} ticket={ticket} />}
        </main>
      </body>
    </html>
  )
}

function failureText(t: Translate, code: ErrorCode): string {
  if (code === 'notFound') return t('services.ticket.notFound')
  if (code === 'quoteClosed') return t('services.ticket.closed')
  return code === 'outOfStock' ? t('errors.conflict') : t(`errors.${code}`)
}

type ContentProps = TicketDocumentProps & { ticket: Ticket }

function TicketContent(props: ContentProps) {
  const { t, locale, ticket } = props
  const { status, fecha, service, brand, model, respuesta, history } = ticket
  return (
    <>
      <p className="state">
        <b data-status={status}>{t(`orders.status.${status}`)}</b>
        <span>{t('services.ticket.requested', { date: formatDate(new Date(fecha), locale) })}</span>
      </p>
      <Quote {...props} />
      <section>
        <h2>{t('services.ticket.answer')}</h2>
        <p className="text">
          <bdi>{respuesta ?? t('services.ticket.waiting')}</bdi>
        </p>
      </section>
      <dl>
        <Fact label={t('services.order.service')}>
          <bdi>{service.name}</bdi>
        </Fact>
        <Fact label={t('services.ticket.device')}>
          <bdi>{`${brand.name} ${model}`.trim()}</bdi>
        </Fact>
      </dl>
      <section>
        <h2>{t('services.ticket.history')}</h2>
        <ol>
          {history.map(({ date, event, status: then, note }) => (
            <li key={`${date} ${event}`}>
              <b>{event === 'status' ? t(`orders.status.${then}`) : t(`services.ticket.events.${event}`)}</b>
              <time dateTime={date}>{formatDateTime(new Date(date), locale)}</time>
              {note && event !== 'answer' && <bdi>{note}</bdi>}
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Yes or no is a link to a question; only its answer is posted. */
function Quote({ t, locale, path, ticket: { quote }, money, asked }: ContentProps) {
  if (!quote || quote.state === 'replaced') return null
  const amount = money(quote.amount)
  const until = new Date(quote.validUntil)
  const isLate = quote.state === 'pending' && until.getTime() < Date.now()
  const date = formatDate(until, locale)
  return (
    <section className="quote">
      <h2>{t('services.ticket.quote')}</h2>
      <p className="amount" dir="ltr">
        {amount}
      </p>
      {quote.note && (
        <p>
          <bdi>{quote.note}</bdi>
        </p>
      )}
      {quote.state === 'pending' ? (
        <p>{isLate ? t('services.ticket.expired', { date }) : t('services.ticket.validUntil', { date })}</p>
      ) : (
        <p>
          <b>{t(`services.ticket.${quote.state}`)}</b>
        </p>
      )}
      {quote.state === 'pending' && !isLate && asked && (
        <form method="post" action={`${path}/${asked}`}>
          <input type="hidden" name="quoteId" value={quote.id} />
          <p>
            <b>
              {t(asked === 'accept' ? 'services.ticket.confirmAccept' : 'services.ticket.confirmReject', {
                amount,
              })}
            </b>
          </p>
          <p className="choice">
            <button type="submit">{t('services.ticket.yes')}</button>
            <a href={path}>{t('services.ticket.back')}</a>
          </p>
        </form>
      )}
      {quote.state === 'pending' && !isLate && !asked && (
        <p className="choice">
          <a href={`${path}/accept`} className="main">
            {t('services.ticket.accept')}
          </a>
          <a href={`${path}/reject`}>{t('services.ticket.reject')}</a>
        </p>
      )}
    </section>
  )
}
