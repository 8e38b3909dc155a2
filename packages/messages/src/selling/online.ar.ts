import type { Translation } from '../platform/translation.ts'
import type { online as source } from './online.es.ts'

export const online: Translation<typeof source, 'ar'> = {
  title: 'الدفع عبر الإنترنت',
  hint: 'تدفع {amount} في صفحة بوابة الدفع، ولا تكلفة إضافية على ذلك.',
  now: 'ادفع الآن',
  with: 'ادفع الآن عبر {name}',
  go: 'الانتقال إلى بوابة الدفع',
  amount: 'المبلغ',
  order: 'الطلب',
  states: {
    pending: 'لم يُدفع بعد',
    paid: 'استلمنا دفعتك',
    failed: 'لم تتم الدفعة',
    expired: 'انتهى وقت الدفع',
    refunded: 'أعدنا إليك المال',
  },
  texts: {
    pending: 'ستخبرك هذه الصفحة فور تأكيد بوابة الدفع.',
    paid: 'سُجّل المبلغ في الطلب، ويصل إلى صاحبه بريد إلكتروني بالتفاصيل.',
    failed: 'لم يُخصم منك شيء. يمكنك المحاولة مرة أخرى من صفحة الطلب.',
    expired: 'إن كنت قد دفعت فلا تقلق: سنعلم فور تأكيد بوابة الدفع.',
    refunded: 'تعيده بوابة الدفع بالطريقة التي دفعت بها.',
  },
  cancelled: 'أُلغي الطلب قبل وصول الدفعة. سنعيد إليك المال.',
  refresh: 'تحديث',
  orders: 'عرض طلباتي',
  shop: 'إلى المتجر',
  bad: 'لا توجد دفعة كهذه',
  badText: 'تحقق من الرابط، أو ابحث عنها في طلبك.',
}
