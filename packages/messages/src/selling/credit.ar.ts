import type { Translation } from '../platform/translation.ts'
import type { credit as source } from './credit.es.ts'

export const credit: Translation<typeof source, 'ar'> = {
  intro: 'ما يمكنك إنفاقه في المتجر: على الطلبات وعند الصندوق وعلى الإصلاحات. يُنفق كل رصيد بعملته.',
  empty: 'ليس لديك رصيد بعد. ستظهر هنا المبالغ المردودة والقسائم التي تحصل عليها.',
  expiring: 'ينتهي {amount} في {date}',
  code: 'رمز القسيمة',
  codeHint: 'اثنا عشر حرفًا ورقمًا.',
  redeem: 'إضافة إلى حسابي',
  redeemed: 'أُضيفت القسيمة إلى رصيدك.',
  unknown: 'هذا الرمز غير موجود أو استُخدم من قبل.',
  entries: 'الحركات',
  balance: 'الرصيد {amount}',
  order: 'الطلب {number}',
  repair: 'الإصلاح {number}',
  expires: 'ينتهي في {date}',
  older: 'تُعرض أحدث الحركات وعددها {count}.',
  kinds: {
    refund: 'مبلغ مردود',
    returned: 'دفعة أُعيدت',
    excess: 'دُفع زائدًا',
    change: 'باقي محفوظ',
    bought: 'قسيمة مشتراة',
    given: 'هدية من المتجر',
    taken: 'تصحيح من المتجر',
    redeemed: 'قسيمة مضافة',
    spent: 'شراء',
    expired: 'انتهى',
  },
}
