import type { PassedStep, Standing } from '@tecnoclick/contract/workshop/repair-steps/schemas'
import { noonOf } from '@tecnoclick/domain/platform/havana-day'
import { textIn } from '@tecnoclick/domain/platform/localized-text'
import { isOpen, type OrderStatus } from '@tecnoclick/domain/selling/order-status'
import { formatDate, formatDateTime } from '@tecnoclick/messages/platform/format-date'
import type { Locale } from '@tecnoclick/messages/platform/locales'
import type { TranslateAll } from '@tecnoclick/messages/translate'
import { useFullT, useLocale } from '@tecnoclick/ui/messages'
import { Timeline } from '@tecnoclick/ui/timeline'

interface Progress {
  status: OrderStatus
  step: Standing
  steps: readonly PassedStep[]
}

/** Whose turn it is, and until when the step should last (workshop.md#steps). */
export function standingText(
  { status, step }: Omit<Progress, 'steps'>,
  t: TranslateAll,
  locale: Locale,
): string {
  if (!isOpen(status)) return ''
  const { turn, expectedDay, promisedDay } = step
  const date = expectedDay && formatDate(noonOf(expectedDay), locale)
  const expected = promisedDay === null ? 'services.ticket.expectedBy' : 'services.ticket.promisedFor'
  return [t(`services.ticket.turns.${turn}`), date && t(expected, { date })].filter(Boolean).join(' · ')
}

/** What a repair has been through, the current step last with its text. */
export function RepairProgress({ order: { status, step, steps } }: { order: Progress }) {
  const t = useFullT()
  const locale = useLocale()
  const last = steps.length - 1
  if (last < 0) return null
  return (
    <section aria-labelledby="progreso">
      <h2 id="progreso" className="mb-4 text-lg">
        {t('services.ticket.progress')}
      </h2>
      <Timeline
        steps={steps.map(({ name, text, date }, index) => ({
          key: `${date} ${index}`,
          title: <bdi>{textIn(name, locale)}</bdi>,
          text: index === last && (
            <>
              <bdi className="block">{textIn(text, locale)}</bdi>
              <span className="block font-semibold text-ink">
                {standingText({ status, step }, t, locale)}
              </span>
            </>
          ),
          date: { text: formatDateTime(new Date(date), locale), iso: date },
          state: index === last && isOpen(status) ? 'current' : 'done',
        }))}
      />
    </section>
  )
}
