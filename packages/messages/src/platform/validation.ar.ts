import type { Translation } from './translation.ts'
import type { validation as source } from './validation.es.ts'

export const validation = {
  required: 'يرجى ملء هذا الحقل',
  email: 'البريد الإلكتروني غير صالح',
  min6: 'الحد الأدنى للطول هو 6 أحرف!',
  min8: 'الحد الأدنى للطول هو 8 أحرف!',
  max128: 'الحد الأقصى للطول هو 128 حرفًا!',
  max50: 'الحد الأقصى للطول هو 50 حرفًا!',
  maxLength: 'الحد الأقصى لعدد الأحرف هو {max}!',
  country: 'اختر الدولة',
  state: 'اختر المقاطعة/الولاية',
  city: 'اختر البلدية/المدينة',
  brand: 'اختر العلامة التجارية',
  address: 'اختر عنوانًا',
  transactionCode: 'أدخل رمز المعاملة',
  transactionCodeForm: 'استخدم الأحرف اللاتينية والأرقام والشرطات فقط',
  transactionCodeShort: 'ستة أحرف وأرقام على الأقل، منها أربعة أرقام',
  hardwareId: 'أدخل معرّف الجهاز',
  phone: 'رقم الهاتف غير صالح',
  number: 'أدخل رقمًا',
  plainText: 'لا يُسمح هنا بفواصل الأسطر أو محارف التحكم',
  unknown: 'غير موجود',
} satisfies Translation<typeof source, 'ar'>
