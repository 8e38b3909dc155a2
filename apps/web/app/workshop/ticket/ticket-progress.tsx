import { textIn } from '@tecnoclick/domain/platform/localized-text'
import { isOpen } from '@tecnoclick/domain/selling/order-status'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { standingText } from '../service-orders/repair-progress.tsx'
import type { ContentProps } from './ticket-props.ts'

/** What the repair has been through, the current step first. */
export function TicketProgress({ t, locale, ticket: { status, step, steps } }: ContentProps) {
  if (steps.length === 0) return null
  return (
    <section>
      <h2>{t('services.ticket.progress')}</h2>
      <ol>
        {steps.toReversed().map(({ name, text, date }, index) => (
          <li key={date} className={index === 0 && isOpen(status) ? 'now' : undefined}>
            <b>
              <bdi>{textIn(name, locale)}</bdi>
            </b>
            <time dateTime={date}>{formatDateTime(new Date(date), locale)}</time>
            {index === 0 && (
              <>
                <bdi>{textIn(text, locale)}</bdi>
                <b>{standingText({ status, step }, t, locale)}</b>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
