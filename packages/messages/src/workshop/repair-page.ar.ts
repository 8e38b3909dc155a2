import type { Translation } from '../platform/translation.ts'
import type { repairPage as source } from './repair-page.es.ts'

export const repairPage: Translation<typeof source, 'ar'> = {
  intake: {
    title: 'حالة الجهاز عند الاستلام',
    type: 'نوع الجهاز',
    estimate: 'التقدير',
    range: 'من {from} إلى {to}',
    marks: 'أضرار ظاهرة',
    picture: 'علامات مرقمة على الجهاز',
    answers: { yes: 'نعم', no: 'لا', untested: 'لم يُختبر' },
    places: {
      topLeft: 'أعلى اليسار',
      top: 'الأعلى',
      topRight: 'أعلى اليمين',
      left: 'اليسار',
      center: 'الوسط',
      right: 'اليمين',
      bottomLeft: 'أسفل اليسار',
      bottom: 'الأسفل',
      bottomRight: 'أسفل اليمين',
    },
  },
  pay: {
    deposit: 'ادفع الدفعة المقدمة',
    rest: 'ادفع تكلفة الإصلاح',
    hint: 'حوّل إلى هذا الحساب واكتب هنا رمز المعاملة. يُحتسب المبلغ بعد أن تتحقق منه الورشة.',
    send: 'لقد دفعت',
    code: 'رمز المعاملة',
    photo: 'صورة الإيصال (اختياري)',
    photoHint: 'صورة واحدة حتى 5 ميغابايت. تراها أنت ومن يتحقق من المدفوعات.',
    photoAlt: 'مع صورة الإيصال',
    states: { reported: 'بانتظار التحقق', verified: 'تم التحقق', rejected: 'لم يصل' },
  },
}
