import type { staffErrors as errorSource, staffValidation as source } from './staff-validation.es.ts'
import type { Translation } from './translation.ts'

export const staffValidation = {
  serial: 'أدخل رقمًا تسلسليًا: من 3 إلى 40 حرفًا ورقمًا',
  serialTwice: 'هذا الرقم التسلسلي مكرر',
  serialsMissing: 'أرقام تسلسلية ناقصة',
  serialsTooMany: 'الأرقام التسلسلية أكثر من الوحدات',
  serialsDiffer: 'لا تطابق الأرقام التسلسلية للطلب',
  imei: 'تحقق من رقم IMEI: خمسة عشر رقمًا آخرها للتحقق',
  abovePrice: 'يجب أن يكون أعلى من السعر',
  notSellable: 'المنتج المعيب أو التالف لا يعود إلى المخزون',
  max12: '12 كحد أقصى، تفصل بينها فواصل',
  slug: 'استخدم أحرفًا لاتينية صغيرة وأرقامًا وشرطات فقط',
} satisfies Translation<typeof source, 'ar'>

export const staffErrors = {
  invoiced: 'لهذا الطلب فاتورة. ألغها أولا بإشعار دائن.',
  serialTaken: 'هذا الرقم التسلسلي موجود في طلب آخر أو ليس للبيع.',
  serialMismatch: 'ما يُسلَّم ليس ما جُهّز: تحقق من الأرقام التسلسلية أو اذكر السبب.',
} satisfies Translation<typeof errorSource, 'ar'>
