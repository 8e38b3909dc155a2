import { formatDate } from '@tecnoclick/messages/platform/format-date'
import { costWithout } from '../service-orders/quote-choice.ts'
import type { ContentProps } from './ticket-props.ts'

/** Accept and reject are links to a confirmation page; only that page has a form. With optional lines a page to choose comes before it. */
export function TicketQuote(props: ContentProps) {
  const { t, locale, path, ticket, money, confirming, declined } = props
  const { quote, readOnly } = ticket
  if (!quote || quote.state === 'replaced') return null
  const until = new Date(quote.validUntil)
  const isLate = quote.state === 'pending' && until.getTime() < Date.now()
  const date = formatDate(until, locale)
  const mayDecide = quote.state === 'pending' && !isLate && !readOnly
  const isChoosing =
    confirming === 'accept' && declined === undefined && quote.lines.some(({ optional }) => optional)
  const cost = costWithout(quote, confirming === 'accept' ? (declined ?? []) : [])
  const amount = money(cost?.amount ?? quote.amount, quote.currency)
  return (
    <section className="quote">
      <h2>{t('services.ticket.quote')}</h2>
      <p className="amount" dir="ltr">
        {amount}
      </p>
      {quote.offeredAmount !== quote.amount && (
        <p>{t('services.ticket.offered', { amount: money(quote.offeredAmount, quote.currency) })}</p>
      )}
      {(!mayDecide || !isChoosing) && <Lines {...props} />}
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
          {quote.decidedVia && ` · ${t(`services.ticket.ways.${quote.decidedVia}`)}`}
        </p>
      )}
      {cost?.deposit && quote.state === 'pending' ? (
        <p>
          <b>{t('services.ticket.depositAsked', { amount: money(cost.deposit, quote.currency) })}</b>
        </p>
      ) : null}
      {mayDecide && isChoosing && <ChooseForm {...props} />}
      {mayDecide && confirming && !isChoosing && (
        <form method="post" action={`${path}/${confirming}`}>
          <input type="hidden" name="quoteId" value={quote.id} />
          {declined?.map((position) => (
            <input key={position} type="hidden" name="optional" value={position} />
          ))}
          <p>
            <b>
              {t(
                confirming === 'accept' ? 'services.ticket.confirmAccept' : 'services.ticket.confirmReject',
                { amount },
              )}
            </b>
          </p>
          <p className="choice">
            <button type="submit">{t('ticket.yes')}</button>
            <a href={path}>{t('ticket.back')}</a>
          </p>
        </form>
      )}
      {mayDecide && !confirming && (
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

function Lines({ t, ticket: { quote }, money, declined = [] }: ContentProps) {
  if (!quote || quote.lines.length === 0) return null
  return (
    <ul>
      {quote.lines.map(({ position, kind, description, quantity, price, amount, ...line }) => {
        const isLeftOut = line.declined || declined.includes(position)
        return (
          <li key={position} className="line">
            <span>
              <small>
                {[
                  t(`services.ticket.lines.${kind}`),
                  line.optional && t('services.ticket.optional'),
                  isLeftOut && t('services.ticket.declined'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
              <bdi>{isLeftOut ? <s>{description}</s> : description}</bdi>
            </span>
            <span>
              {quantity > 1 && <small dir="ltr">{`${quantity} × ${money(price, quote.currency)}`}</small>}
              <bdi dir="ltr">{money(amount, quote.currency)}</bdi>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** Without script the new total is shown on the next page, where it is confirmed. */
function ChooseForm({ t, path, ticket: { quote }, money }: ContentProps) {
  if (!quote) return null
  return (
    <form method="get" action={`${path}/accept`}>
      <input type="hidden" name="quoteId" value={quote.id} />
      <p>{t('services.ticket.choose')}</p>
      <ul>
        {quote.lines.map(({ position, description, amount, optional }) => (
          <li key={position} className="line">
            {optional ? (
              <label className="keep">
                <input type="hidden" name="optional" value={position} />
                <input type="checkbox" name="keep" value={position} defaultChecked />
                <bdi>{description}</bdi>
              </label>
            ) : (
              <bdi>{description}</bdi>
            )}
            <bdi dir="ltr">{money(amount, quote.currency)}</bdi>
          </li>
        ))}
      </ul>
      <p className="choice">
        <button type="submit">{t('ticket.continue')}</button>
        <a href={path}>{t('ticket.back')}</a>
      </p>
    </form>
  )
}
