import type { restValidation as source } from './rest-validation.es.ts'
import type { Translation } from './translation.ts'

export const restValidation = {
  messagesFull: 'تضم هذه المحادثة 200 رسالة بالفعل: اتصل أو أرسل بريدًا إلكترونيًا',
  commonPassword: 'كلمة المرور هذه من الأكثر استخدامًا ويسهل تخمينها. اختر كلمة أخرى.',
  passwordForm: 'لم تصل كلمة المرور بشكل صحيح. أعد تحميل الصفحة وحاول مرة أخرى.',
  signUpConfirm: 'أكّد كلمة المرور',
  signUpMismatch: 'كلمتا المرور غير متطابقتين',
  accountType: 'حدّد كيف ترغب في التسجيل (فرد أو شركة)',
  newPassword: 'اكتب كلمة المرور الجديدة',
  newPasswordConfirm: 'أكّد كلمة المرور الجديدة',
  newPasswordMismatch: 'كلمتا المرور الجديدتان غير متطابقتين',
  resetKey: 'أدخل رمز التحقق',
  resetKeyLength: 'يجب أن يتكوّن الرمز من 4 أرقام!',
  companyName: 'أدخل اسم شركتك',
  companyCode: 'أدخل رمز REEUP الخاص بشركتك',
  plan: 'المبلغ لا يوافق أي خطة لهذا الملف',
  website: 'عنوان الموقع غير صالح',
  taken: 'مستخدَم بالفعل',
  future: 'يجب أن يكون التاريخ في المستقبل',
} satisfies Translation<typeof source, 'ar'>
