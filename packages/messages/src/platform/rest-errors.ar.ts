import type { restErrors as source } from './rest-errors.es.ts'
import type { Translation } from './translation.ts'

export const restErrors = {
  staleVersion: 'غيّر شخص آخر هذه البيانات. أعد تحميل الصفحة قبل الحفظ.',
  emptyCart: 'سلة التسوق فارغة. أضف منتجًا قبل إتمام الطلب.',
  unpaidLimit: 'ادفع طلباتك أولًا أو اطلب وحدات أقل.',
  notDelivered: 'لا نوصل إلى هذا العنوان. يمكنك استلام طلبك.',
  deliveryMinimum: 'قيمة الطلب أقل من الحد الأدنى للتوصيل إلى هذا العنوان.',
  noAddress: 'لم يتم إعداد أي عناوين توصيل',
  methodUnavailable: 'طريقة الدفع هذه غير متاحة لهذا الطلب. اختر طريقة أخرى.',
  noTransferAccount: 'ليس لدينا حساب بهذه العملة بعد. راسلنا عبر واتساب للاتفاق على الدفع.',
  codeUsed: 'سبق استخدام رمز المعاملة هذا.',
  principalAddress: 'لا يمكنك إزالة العنوان الرئيسي. عيّن أولًا عنوانًا آخر كعنوان رئيسي.',
  addressBookFull: 'لديك بالفعل الحد الأقصى من العناوين. أزل عنوانًا قبل إضافة آخر.',
  notDownloadable: 'لم يتم التحقق من دفع هذا الطلب بعد.',
  hardwareIdSent: 'تم إرسال معرّف الجهاز لهذا الطلب من قبل.',
  quoteClosed: 'تم الرد على عرض السعر هذا أو استُبدل أو انتهت صلاحيته.',
  notActivated: 'حسابك غير مفعّل. يرجى مراجعة بريدك الإلكتروني.',
  badCredentials: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  secondFactorRequired: 'بقيت خطوة واحدة لتسجيل الدخول.',
  challengeExpired: 'انتهت مهلة تسجيل الدخول. أدخل بريدك وكلمة المرور مرة أخرى.',
  badFactor: 'الرمز أو المفتاح غير صالح. حاول مرة أخرى.',
  secondFactorMissing: 'فعّل التحقق بخطوتين في حسابك للعمل في لوحة الإدارة.',
  confirmationRequired: 'أكّد هويتك للمتابعة.',
  lastFactor: 'يحتاج حسابك إلى عامل ثانٍ. أضف عاملاً آخر قبل إزالة هذا.',
  badCode: 'رمز التحقق غير صالح أو انتهت صلاحيته.',
  unsupportedType: 'هذا النوع من الملفات غير مدعوم.',
} as const satisfies Translation<typeof source, 'ar'>
