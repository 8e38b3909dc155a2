import type { Translation } from '../platform/translation.ts'
import type { codeSignIn as source } from './code-sign-in.es.ts'

/** Texts of the page that signs in with a code, which gets them with its data. */
export const codeSignIn: Translation<typeof source, 'ar'> = {
  link: 'الدخول برمز',
  title: 'الدخول برمز',
  intro: 'إن ربطت تيليجرام أو أكدت هاتفك في «الإشعارات» نرسل إليك رمزًا. يصلح مرة واحدة ولمدة عشر دقائق.',
  channel: 'كيف تستلمه',
  channels: { telegram: 'في تيليجرام', sms: 'برسالة SMS' },
  send: 'إرسال الرمز',
  sent: 'إن كان هذا الحساب يستطيع استلامه فالرمز في الطريق',
  sentText: 'اكتبه هنا. إن لم يصل خلال دقائق فادخل بكلمة المرور أو اطلب رمزًا آخر.',
  code: 'رمز من 6 أرقام',
  submit: 'دخول',
  again: 'طلب رمز آخر',
  wrong: 'الرمز غير صالح أو انتهت مدته.',
  none: 'لا يرسل هذا المتجر رموزًا. ادخل بكلمة المرور.',
}
