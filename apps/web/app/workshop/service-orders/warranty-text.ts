import type { ServiceOrder } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { formatDate } from '@tecnoclick/messages/platform/format-date'
import type { Locale } from '@tecnoclick/messages/platform/locales'
import type { TranslateAll } from '@tecnoclick/messages/translate'

/** The last day, passed or not, or before the repair is completed the months; empty without a warranty. */
export function warrantyText(
  { warrantyMonths, warrantyUntil }: Pick<ServiceOrder, 'warrantyMonths' | 'warrantyUntil'>,
  t: TranslateAll,
  locale: Locale,
  now: number,
): string {
  if (warrantyUntil !== null) {
    const date = formatDate(new Date(warrantyUntil), locale)
    const isOver = Date.parse(warrantyUntil) < now
    return t(isOver ? 'services.ticket.warrantyOver' : 'services.ticket.warrantyUntil', { date })
  }
  return warrantyMonths === 0 ? '' : t('services.ticket.warrantyMonths', { count: warrantyMonths })
}
