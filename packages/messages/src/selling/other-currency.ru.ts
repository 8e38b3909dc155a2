import type { Translation } from '../platform/translation.ts'
import type { otherCurrency as source } from './other-currency.es.ts'

export const otherCurrency: Translation<typeof source, 'ru'> = {
  title: 'Оплатить в другой валюте',
  hint: 'Остаток или его часть можно оплатить в другой валюте по сегодняшнему курсу.',
  pay: 'Оплатить {amount}',
  rate: '{rate} (курс на {day})',
  settles: '{amount} покрывает {settles} остатка.',
}
