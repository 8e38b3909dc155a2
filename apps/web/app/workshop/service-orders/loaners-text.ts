import type { ServiceOrderDetail } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { noonOf } from '@tecnoclick/domain/platform/havana-day'
import { formatDate } from '@tecnoclick/messages/platform/format-date'
import type { Locale } from '@tecnoclick/messages/platform/locales'
import type { TranslateAll } from '@tecnoclick/messages/translate'

/** Devices of the shop that the customer has, with the day on which they are due. */
export function loanersText(loaners: ServiceOrderDetail['loaners'], t: TranslateAll, locale: Locale): string {
  return loaners
    .map(({ name, serial, dueOn }) =>
      t('services.ticket.loanerUntil', { name, serial, date: formatDate(noonOf(dueOn), locale) }),
    )
    .join(' · ')
}
