import type { Translation } from '../platform/translation.ts'
import type { account as source } from './account.es.ts'

export const account = {
  menu: 'قائمة الحساب',
  dashboard: {
    title: 'لوحة التحكم',
    greeting: 'مرحبًا، {name}',
    editProfile: 'تعديل الملف الشخصي',
    principalAddress: 'العنوان الرئيسي',
    noAddresses: 'لا توجد عناوين لعرضها',
  },
  avatar: {
    change: 'تغيير الصورة',
    hint: 'JPEG أو PNG أو WebP أو GIF، بحجم لا يتجاوز 5 ميغابايت',
    preview: 'معاينة الصورة',
    uploading: 'جارٍ رفع الصورة: {percent}%',
    done: 'تم تحديث صورتك الشخصية',
    upload: 'رفع الصورة',
  },
  profile: {
    title: 'تعديل الملف الشخصي',
    name: 'الاسم',
    lastname: 'اسم العائلة',
    identity: 'بطاقة الهوية/جواز السفر',
    phone: 'الهاتف',
    clientCode: 'رمز العميل',
    clientCodePending: 'غير معتمد',
    companyName: 'اسم الشركة',
    companyCode: 'رمز REEUP',
    website: 'الموقع الإلكتروني',
    admin: 'المدير',
    save: 'حفظ',
    done: 'تم تحديث ملفك الشخصي بنجاح',
    clientCodeHint: 'يمنحه المتجر عند اعتماد شركتك، وعندها ستظهر لك أسعار الجملة.',
  },
  password: {
    title: 'تغيير كلمة المرور',
    newPassword: 'كلمة المرور الجديدة',
    confirmPassword: 'تأكيد كلمة المرور',
    code: 'رمز التحقق',
    codeHint: 'سنرسل رمزًا من 4 أرقام إلى بريدك الإلكتروني.',
    getCode: 'الحصول على الرمز',
    submit: 'تغيير كلمة المرور',
    done: 'تم تغيير كلمة المرور بنجاح',
  },
} satisfies Translation<typeof source, 'ar'>
