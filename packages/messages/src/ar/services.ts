import type { services as source } from '../es/services.ts'
import type { Translation } from '../table.ts'

export const services = {
  title: 'الخدمات',
  request: 'طلب الخدمة',
  none: 'لا توجد خدمات لعرضها',
  failed: 'تعذّر تحميل الخدمات',
  signInRequired: 'عليك تسجيل الدخول لتقديم طلب خدمة',
  order: {
    title: 'طلب خدمة',
    service: 'الخدمة',
    brand: 'العلامة التجارية',
    model: 'الطراز',
    failure: 'وصف عام (العطل)',
    homeService: 'خدمة منزلية',
    address: 'العنوان',
    chooseAddress: 'اختر عنوانًا',
    noAddresses: 'لم يتم إعداد أي عناوين توصيل',
    photos: 'صور العطل',
    photosHint: 'حتى 4 صور بحجم 5 ميغابايت لكل منها',
    submit: 'إرسال الطلب',
    confirmTitle: 'إرسال الطلب',
    confirmText: 'هل ترغب في إرسال طلب الخدمة؟',
    done: 'تم إكمال الطلب',
  },
  ticket: {
    title: 'طلب الخدمة {number}',
    status: 'الحالة',
    history: 'السجل',
    answer: 'الرد',
    quote: 'عرض السعر',
    validUntil: 'صالح حتى {date}',
    accept: 'قبول عرض السعر',
    reject: 'رفض عرض السعر',
    accepted: 'تم قبول عرض السعر',
    rejected: 'تم رفض عرض السعر',
  },
} satisfies Translation<typeof source, 'ar'>
