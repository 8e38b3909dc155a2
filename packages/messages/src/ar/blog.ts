import type { blog as source } from '../es/blog.ts'
import type { Translation } from '../table.ts'

export const blog = {
  title: 'المدونة',
  readMore: 'اقرأ المزيد',
  publishedOn: 'نُشر في {date}',
  by: 'بقلم {author}',
  search: 'البحث في المدونة',
  about: 'عن المدونة',
  categories: 'الفئات',
  latest: 'أحدث المقالات',
  tags: 'الوسوم',
  comments: {
    zero: 'لا توجد تعليقات',
    one: 'تعليق واحد',
    two: 'تعليقان',
    few: '{count} تعليقات',
    many: '{count} تعليقًا',
    other: '{count} تعليق',
  },
  latestComments: 'أحدث التعليقات',
  previousPost: 'المقال السابق',
  nextPost: 'المقال التالي',
  related: 'مقالات ذات صلة',
  none: 'لا توجد مقالات لعرضها',
  layouts: { classic: 'كلاسيكي', grid: 'شبكة', list: 'قائمة', sidebar: 'شريط جانبي في البداية' },
  newsletter: {
    title: 'النشرة البريدية',
    text: 'احصل على الأخبار ونصائح العناية بأجهزتك.',
    email: 'بريدك الإلكتروني',
    submit: 'اشتراك',
    done: 'أرسلنا إليك رسالة لتأكيد الاشتراك.',
  },
} satisfies Translation<typeof source, 'ar'>
