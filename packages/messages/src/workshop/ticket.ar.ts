import type { Translation } from '../platform/translation.ts'
import type { ticket as source } from './ticket.es.ts'

export const ticket: Translation<typeof source, 'ar'> = {
  closed: 'تم الرد على عرض السعر هذا أو استُبدل أو انتهت صلاحيته.',
  notFound: 'هذا الرابط لا يفتح أي طلب.',
  readOnly: 'هذا الرابط يعرض الإصلاح فقط. للرد، سجّل الدخول إلى حسابك أو استخدم الرابط المرسل إلى بريدك.',
  yes: 'نعم، تأكيد',
  back: 'العودة إلى الطلب',
  continue: 'متابعة',
  claim: 'إضافة إلى حسابي',
  claimText: 'مع الحساب تصلك الإشعارات بالبريد وترى كل إصلاحاتك معًا.',
}
