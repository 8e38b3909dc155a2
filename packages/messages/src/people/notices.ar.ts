import type { Translation } from '../platform/translation.ts'
import type { notices as source } from './notices.es.ts'

/** Texts of the page of notices, which gets them with its data. */
export const notices: Translation<typeof source, 'ar'> = {
  intro:
    'تصلك الإشعارات بالبريد الإلكتروني. إذا ربطت تيليجرام فستصلك هناك الإشعارات التي تختارها، ويمكنك السؤال عن طلباتك وإصلاحاتك. ما يحمي حسابك يصل دائمًا بالبريد.',
  mailOnly: 'تصلك الإشعارات بالبريد الإلكتروني. لا يستخدم هذا المتجر وسيلة أخرى.',
  heading: 'الإشعارات عبر تيليجرام',
  connectText: 'يفتح الرابط البوت الخاص بنا. اضغط «ابدأ» فيُربط حسابك.',
  connect: 'ربط تيليجرام',
  open: 'فتح تيليجرام',
  orType: 'أو اكتب هذا الرمز للبوت @{bot} من الهاتف الذي تستخدم فيه تيليجرام:',
  expires: 'يعمل مرة واحدة وحتى الساعة {time}. لا تشاركه.',
  byMail: 'أرسلنا الرابط إلى بريدك',
  byMailText: 'افتحه على الهاتف الذي تستخدم فيه تيليجرام. يعمل مرة واحدة ولمدة خمس عشرة دقيقة.',
  check: 'تحقّق من الربط',
  connected: 'مرتبط',
  since: 'منذ {date}',
  broken: 'تيليجرام لا يسلّم الرسائل',
  brokenText: 'ربما حظرت البوت. تصلك الإشعارات بالبريد. اكتب للبوت أو اربطه من جديد.',
  again: 'الربط من جديد',
  disconnect: 'فصل',
  disconnectTitle: 'فصل تيليجرام؟',
  disconnectText: 'ستصلك الإشعارات بالبريد الإلكتروني.',
  disconnected: 'تم فصل تيليجرام.',
  choices: 'ماذا يصلك وأين',
  quiet: 'ساعات بلا رسائل في تيليجرام',
  quietText: 'ما يصل في هذه الساعات ينتظر انتهاءها. بتوقيت كوبا.',
  from: 'من',
  until: 'إلى',
  none: 'لا شيء',
  save: 'حفظ',
  saved: 'حُفظت إشعاراتك.',
  both: 'اختر الساعتين أو لا شيء.',
  topics: {
    orders: 'الطلبات والمرتجعات',
    payments: 'المدفوعات والرصيد',
    repairs: 'الإصلاحات',
    resets: 'ملفات إعادة الضبط',
    news: 'الأخبار التي طلبتها',
  },
  channels: {
    mail: 'البريد',
    telegram: 'تيليجرام',
  },
}
