import type { Translation } from '../platform/translation.ts'
import type { alerts as source } from './alerts.es.ts'

export const alerts: Translation<typeof source, 'ar'> = {
  title: 'تنبيهات المنتجات الخاصة بك',
  waiting: {
    zero: 'لا توجد تنبيهات بانتظار {email}.',
    one: 'هناك تنبيه واحد بانتظار {email}: سنكتب إليك عند وصول المنتج.',
    two: 'هناك تنبيهان بانتظار {email}: سنكتب إليك عند وصول المنتجين.',
    few: 'هناك {count} تنبيهات بانتظار {email}: سنكتب إليك عند وصول المنتجات.',
    many: 'هناك {count} تنبيهًا بانتظار {email}: سنكتب إليك عند وصول المنتجات.',
    other: 'هناك {count} تنبيه بانتظار {email}: سنكتب إليك عند وصول المنتجات.',
  },
  none: 'لا يوجد أي تنبيه بانتظار {email}: لن نكتب إليك بعد الآن بشأن المنتجات.',
  end: 'إيقاف التنبيهات',
  catalogue: 'عرض المنتجات',
  badTitle: 'هذا الرابط لم يعد صالحًا',
  badText: 'استخدم الرابط الموجود في آخر تنبيه وصلك.',
}
