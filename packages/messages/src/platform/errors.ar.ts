import type { frontErrors as frontSource, restErrors as restSource } from './errors.es.ts'
import type { Translation } from './translation.ts'

export const frontErrors = {
  malformed: 'لم نتمكن من فهم الطلب. أعد تحميل الصفحة وحاول مرة أخرى.',
  unauthenticated: 'تم رفض الوصول',
  forbidden: 'ليست لديك صلاحيات كافية لتنفيذ هذه العملية',
  notFound: 'لم نعثر على ما تبحث عنه.',
  conflict: 'لا يمكن تنفيذ العملية في الحالة الراهنة. أعد تحميل الصفحة وراجع البيانات.',
  staleVersion: 'غيّر شخص آخر هذه البيانات. أعد تحميل الصفحة قبل الحفظ.',
  outOfStock: 'المنتج {name} غير متوفر',
  priceChanged: 'تغيّر سعر أحد المنتجات. راجع المبالغ الجديدة قبل المتابعة.',
  cartFull: 'تتسع السلة لما يصل إلى 50 بندًا و99 وحدة من كل منتج.',
  noPrice: 'لا يوجد سعر لأحد المنتجات بهذه العملة. اسألنا عن السعر أو اختر عملة أخرى.',
  reviewExists: 'يوجد بالفعل تقييم لهذا المنتج بهذا البريد الإلكتروني.',
  tooLarge: 'الملف أو النص المرسل كبير جدًا.',
  invalid: 'راجع الحقول المحددة.',
  tooMany: 'محاولات كثيرة جدًا. انتظر بضع دقائق ثم حاول مرة أخرى.',
  overloaded: 'المتجر مشغول جدًا في هذه اللحظة. حاول مرة أخرى بعد بضع ثوانٍ.',
  unavailable: 'الخدمة غير متاحة حاليًا. حاول مرة أخرى بعد بضع دقائق.',
  internal: 'حدث خطأ غير متوقع. حاول مرة أخرى، وإذا استمر الخطأ فراسلنا.',
} as const satisfies Translation<typeof frontSource, 'ar'>

export const restErrors = {
  emptyCart: 'سلة التسوق فارغة. أضف منتجًا قبل إتمام الطلب.',
  noAddress: 'لم يتم إعداد أي عناوين توصيل',
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
} as const satisfies Translation<typeof restSource, 'ar'>
