import type { Translation } from '../platform/translation.ts'
import type { otherCurrency as source } from './other-currency.es.ts'

export const otherCurrency: Translation<typeof source, 'ar'> = {
  title: 'الدفع بعملة أخرى',
  hint: 'يمكنك دفع المبلغ المتبقي أو جزء منه بعملة أخرى بسعر صرف اليوم.',
  pay: 'دفع {amount}',
  rate: '{rate} (سعر يوم {day})',
  settles: 'مبلغ {amount} يسدّد {settles} من المتبقي.',
}
