import type { ServiceOrder } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { formatDate } from '@tecnoclick/messages/platform/format-date'
import type { Locale } from '@tecnoclick/messages/platform/locales'
import type { TranslateAll } from '@tecnoclick/messages/translate'

/** The last day, or before the repair is completed the months; empty without a warranty. */
export function warrantyText(
  { warrantyMonths, warrantyUntil }: Pick<ServiceOrder, 'warrantyMonths' | 'warrantyUntil'>,
  t: TranslateAll,
  locale: Locale,
): string {
  if (warrantyUntil !== null)
    return t('services.ticket.warrantyUntil', { date: formatDate(new Date(warrantyUntil), locale) })
  return warrantyMonths === 0 ? '' : t('services.ticket.warrantyMonths', { count: warrantyMonths })
}
