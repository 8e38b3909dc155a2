import type { ErrorCode } from '@tecnoclick/contract/platform/error-codes'
import { formatDate, formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { direction } from '@tecnoclick/messages/platform/locales'
import { openingHoursLines } from '@tecnoclick/messages/site/opening-hours'
import type { TranslateAll } from '@tecnoclick/messages/translate'
import { Mark } from '@tecnoclick/ui/logo'
import type { ReactNode } from 'react'
import { shownNumber } from '../../people/area/order-number.ts'
import { failureOf } from '../../platform/form/form-result.ts'
import { telephoneHref } from '../../platform/page/contact-links.ts'
import { signInAddress } from '../../platform/session/safe-next.ts'
import { IntakeSection } from '../service-orders/intake-section.tsx'
import { loanersText } from '../service-orders/loaners-text.ts'
import { paidText } from '../service-orders/paid-text.ts'
import { warrantyText } from '../service-orders/warranty-text.ts'
import { photoUrl, TicketMessages, TicketPhotos } from './ticket-messages.tsx'
import { TicketPayment } from './ticket-payment.tsx'
import { TicketProgress } from './ticket-progress.tsx'
import type { ContentProps, TicketDocumentProps } from './ticket-props.ts'
import { TicketQuote } from './ticket-quote.tsx'

/** Static and without script, so that it loads fast on a poor connection. */
export function TicketDocument(props: TicketDocumentProps) {
  const { t, locale, nonce, store, ticket, failure } = props
  const title = ticket
    ? t('services.ticket.title', { number: shownNumber(ticket.orderNum, t) })
    : t('services.title')
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
          <a href="/" className="brand">
            {store.logo ? (
              <img src={`/api/files/${store.logo}?w=320`} alt={store.storeName} height={40} />
            ) : (
              <>
                <Mark />
                {store.storeName}
              </>
            )}
          </a>
          {store.supportPhone && (
            <a href={telephoneHref(store.supportPhone)} dir="ltr">
              {store.supportPhone}
            </a>
          )}
        </header>
        <main>
          <h1>{title}</h1>
          {failure && <p className="failure">{failureText(t, failure)}</p>}
          {ticket && <TicketContent {...props} ticket={ticket} />}
        </main>
        <footer>
          {store.address && (
            <p>
              <bdi>{store.address}</bdi>
            </p>
          )}
          {openingHoursLines(store.hours, locale, t).map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p className="links">
            <a href="/shop/catalog">{t('shell.nav.shop')}</a>
            <a href="/services/list">{t('shell.nav.services')}</a>
            <a href="/site/contact-us">{t('shell.nav.contact')}</a>
          </p>
        </footer>
      </body>
    </html>
  )
}

function failureText(t: TranslateAll, code: ErrorCode): string {
  if (code === 'notFound') return t('ticket.notFound')
  if (code === 'quoteClosed') return t('ticket.closed')
  return t(`errors.${failureOf(code)}`)
}

function TicketContent(props: ContentProps) {
  const { t, locale, ticket } = props
  const { status, fecha, service, brand, model, respuesta, history } = ticket
  return (
    <>
      <p className="state">
        <b data-status={status}>{t(`orders.status.${status}`)}</b>
        <span>{t('services.ticket.requested', { date: formatDate(new Date(fecha), locale) })}</span>
      </p>
      <TicketQuote {...props} />
      <TicketPayment {...props} />
      <TicketProgress {...props} />
      <section>
        <h2>{t('services.ticket.answer')}</h2>
        <p className="text">
          <bdi>{respuesta ?? t('services.ticket.waiting')}</bdi>
        </p>
      </section>
      <dl>
        <Fact label={t('services.order.service')}>
          <bdi lang="es">{service.name}</bdi>
        </Fact>
        <Fact label={t('services.ticket.device')}>
          <bdi>{`${brand.name} ${model}`.trim()}</bdi>
        </Fact>
        <Fact label={t('services.print.failure')}>
          <bdi className="text">{ticket.failure}</bdi>
          <TicketPhotos
            token={props.token}
            names={ticket.photos}
            altOf={(number) => t('services.order.photoAlt', { number })}
          />
        </Fact>
        {ticket.accessories && (
          <Fact label={t('services.ticket.accessories')}>
            <bdi>{ticket.accessories}</bdi>
          </Fact>
        )}
        {ticket.deposit && (
          <Fact label={t('services.ticket.deposit')}>
            <bdi dir="ltr">{props.money(ticket.deposit.amount, ticket.deposit.currency)}</bdi>
          </Fact>
        )}
        {ticket.charge && ticket.charge.paid > 0 && (
          <Fact label={t('services.ticket.paid')}>
            <bdi dir="ltr">{paidText(ticket.charge, t, props.money)}</bdi>
          </Fact>
        )}
        {ticket.warrantyMonths > 0 && (
          <Fact label={t('services.ticket.warranty')}>{warrantyText(ticket, t, locale, Date.now())}</Fact>
        )}
        {ticket.loaners.length > 0 && (
          <Fact label={t('services.ticket.loaner')}>
            <bdi>{loanersText(ticket.loaners, t, locale)}</bdi>
          </Fact>
        )}
        {ticket.atPartner && <Fact label={t('services.ticket.where')}>{t('services.ticket.atPartner')}</Fact>}
        {ticket.underWarranty && <Fact label={t('services.ticket.cost')}>{t('services.ticket.free')}</Fact>}
      </dl>
      {props.intake && (
        <IntakeSection
          intake={props.intake}
          t={t}
          money={props.money}
          photoUrl={(number) => photoUrl(props.token, ticket.photos[number - 1] ?? '')}
        />
      )}
      <TicketMessages {...props} messages={ticket.messages} readOnly={ticket.readOnly} />
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
      {ticket.claimable && (
        <section>
          <p>{t('ticket.claimText')}</p>
          <p className="choice">
            <a href={signInAddress(`/account/services/claim?ticket=${props.token}`)}>{t('ticket.claim')}</a>
          </p>
        </section>
      )}
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

/** The whole style of the ticket: the shop's colours and the system font. Gaps are not in rem, so that large text has room. */
const ticketStyles = `
:root{color-scheme:light dark;--canvas:oklch(.977 .005 85);--surface:oklch(1 0 0);--ink:oklch(.235 .055 266);--muted:oklch(.47 .028 266);--line:oklch(.905 .009 85);--band:oklch(.235 .068 266);--action:oklch(.52 .235 263);--color-offer:oklch(.815 .158 74);--soft:oklch(.955 .02 263);--link:oklch(.5 .225 263);--success:oklch(.495 .125 152);--danger:oklch(.525 .2 27)}
@media (prefers-color-scheme:dark){:root{--canvas:oklch(.19 .03 266);--surface:oklch(.235 .035 266);--ink:oklch(.96 .006 85);--muted:oklch(.78 .02 266);--line:oklch(.35 .035 266);--band:oklch(.15 .04 266);--soft:oklch(.29 .06 264);--link:oklch(.78 .12 262);--success:oklch(.8 .13 155);--danger:oklch(.77 .13 25)}}
*{box-sizing:border-box;margin:0}
body{background:var(--canvas);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
header{display:flex;flex-wrap:wrap;justify-content:space-between;column-gap:16px;padding:4px max(16px,calc(50vw - 20rem));background:var(--band)}
header a{display:inline-flex;align-items:center;min-height:44px;color:#fff;font-weight:600;text-decoration:none}
.brand{gap:8px;font-size:1.25rem;font-weight:800!important;letter-spacing:-.035em}
.brand svg{width:32px;height:32px}
.brand img{height:40px;width:auto}
footer{padding:24px max(16px,calc(50vw - 20rem));background:var(--band);color:#fff;font-size:.9rem}
footer .links{display:flex;flex-wrap:wrap;column-gap:16px}
footer a{display:inline-flex;align-items:center;min-height:44px;color:#fff}
main{display:grid;grid-template-columns:minmax(0,1fr);gap:20px;max-width:42rem;margin:auto;padding:24px 16px 48px}
h1{font-size:1.5rem;line-height:1.25;text-wrap:balance}
h2{margin-bottom:.5rem;font-size:1rem}
a{color:var(--link)}
:focus-visible{outline:3px solid var(--action);outline-offset:2px}
.state{display:flex;flex-wrap:wrap;align-items:center;gap:.75rem;color:var(--muted);font-size:.9rem}
.state b{padding:.15rem .6rem;border-radius:6px;background:var(--soft);color:var(--link)}
.state b[data-status=COMPLETADA]{color:var(--success)}
.state b[data-status=CANCELADA],.failure{color:var(--danger)}
section,dl,.failure{padding:16px;border:1px solid var(--line);border-radius:16px;background:var(--surface)}
.text{white-space:pre-line}
dl{display:grid;gap:.75rem}
dt,time{color:var(--muted);font-size:.9rem}
dd{margin:0;font-weight:600}
.quote{border:2px solid var(--action)}
.quote>p+p,form>p+p{margin-top:.5rem}
.amount{font-size:1.75rem;font-weight:700;text-align:start}
[dir=rtl] .amount{text-align:right}
.choice{display:flex;flex-wrap:wrap;gap:12px;margin-top:16px}
.choice>*{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:4px 12px;border:1px solid var(--muted);border-radius:10px;background:none;color:inherit;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
.choice>.main,.choice>button{border-color:var(--action);background:var(--action);color:#fff}
ol,ul{padding:0;list-style:none}
ul{margin-block:.5rem}
.line{display:flex;justify-content:space-between;gap:1rem}
.line span{display:grid;justify-items:start}
.line span+span{justify-items:end;white-space:nowrap}
s{color:var(--muted)}
.keep{display:flex;align-items:center;gap:.5rem;min-height:44px;font-weight:400}
.keep input{width:1.25rem;height:1.25rem;accent-color:var(--action)}
.now{padding-inline-start:.75rem;border-inline-start:4px solid var(--action)}
small,.hint{color:var(--muted);font-size:.85rem;font-weight:400}
.own{padding-inline:.75rem;border-radius:10px;background:var(--soft)}
.photos{display:flex;flex-wrap:wrap;gap:.5rem}
.photos li{padding:0;border:0}
.photos img{width:6rem;height:6rem;border-radius:10px;object-fit:cover}
.message,label{grid-template-columns:minmax(0,1fr)}
.message{display:grid;gap:.75rem;margin-top:.75rem}
label{display:grid;gap:.25rem;font-weight:600}
textarea{min-height:5.5rem;padding:.5rem .75rem;border:1px solid var(--muted);border-radius:10px;background:var(--surface);color:inherit;font:inherit}
.qr{width:11rem;height:11rem;background:#fff}
input[name=transactionCode]{min-height:44px;padding:.5rem .75rem;border:1px solid var(--muted);border-radius:10px;background:var(--surface);color:inherit;font:inherit}
input[type=file]{width:100%;min-height:44px;padding-top:.5rem;font:inherit;font-weight:400}
.problem{color:var(--danger);font-weight:600}
li{display:grid;justify-items:start;padding-block:.6rem}
h3{font-size:.95rem}
.marked-frame{max-width:24rem;margin-block:.5rem;border:1px solid var(--line);border-radius:10px;color:var(--muted)}
.marked{position:relative;display:block}
.marked>.marks{position:absolute;inset:0}
.marked img{display:block;width:100%;border-radius:10px}
.outline-drawing{display:block;width:100%}
li+li:not(.own){border-top:1px solid var(--line)}
`.replaceAll('\n', '')
