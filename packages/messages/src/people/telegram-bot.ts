import type { Locale } from '../platform/locales.ts'

interface BotTexts {
  linked: string
  wrongCode: string
  tooMany: string
  notLinked: string
  stopped: string
  notFound: string
  total: string
  quote: string
  help: string
}

/** What the shop's bot in Telegram answers (platform.md#telegram). */
export const telegramBot: Readonly<Record<Locale, BotTexts>> = {
  es: {
    linked: 'Listo: los avisos de {store} le llegan aquí.',
    wrongCode: 'Ese código no sirve o ya venció. Pida otro en su cuenta, en «Avisos».',
    tooMany: 'Demasiados intentos. Pruebe de nuevo en quince minutos.',
    notLinked:
      'Este chat no está conectado con ninguna cuenta de {store}. Entre en su cuenta, abra «Avisos» y pulse «Conectar Telegram».',
    stopped: 'Telegram quedó desconectado. Sus avisos le llegan por correo.',
    notFound: 'No lo encontramos.',
    total: 'Total: {amount}',
    quote: 'El presupuesto espera su respuesta.',
    help: '/pedido 45: el estado de un pedido\n/ticket 12: el estado de una reparación\n/stop: no recibir más avisos aquí\n/ayuda: esta lista',
  },
  en: {
    linked: 'Done: messages of {store} reach you here.',
    wrongCode: 'That code does not work or has expired. Get another one in your account, under “Notices”.',
    tooMany: 'Too many attempts. Try again in fifteen minutes.',
    notLinked:
      'This chat is not connected to an account of {store}. Sign in, open “Notices” and press “Connect Telegram”.',
    stopped: 'Telegram is disconnected. Your messages arrive by e-mail.',
    notFound: 'We did not find it.',
    total: 'Total: {amount}',
    quote: 'The quote waits for your answer.',
    help: '/pedido 45: the state of an order\n/ticket 12: the state of a repair\n/stop: get no more messages here\n/ayuda: this list',
  },
  ru: {
    linked: 'Готово: уведомления {store} будут приходить сюда.',
    wrongCode: 'Код не подходит или уже истёк. Получите новый в своей учётной записи, раздел «Уведомления».',
    tooMany: 'Слишком много попыток. Повторите через пятнадцать минут.',
    notLinked:
      'Этот чат не связан с учётной записью {store}. Войдите, откройте «Уведомления» и нажмите «Подключить Telegram».',
    stopped: 'Telegram отключён. Уведомления приходят по почте.',
    notFound: 'Мы этого не нашли.',
    total: 'Итого: {amount}',
    quote: 'Смета ждёт вашего ответа.',
    help: '/pedido 45: состояние заказа\n/ticket 12: состояние ремонта\n/stop: больше не получать уведомления здесь\n/ayuda: этот список',
  },
  ar: {
    linked: 'تم: ستصلك إشعارات {store} هنا.',
    wrongCode: 'هذا الرمز غير صالح أو انتهت مدته. اطلب رمزًا آخر من حسابك، في «الإشعارات».',
    tooMany: 'محاولات كثيرة. أعد المحاولة بعد خمس عشرة دقيقة.',
    notLinked:
      'هذه المحادثة غير مرتبطة بأي حساب في {store}. سجّل الدخول وافتح «الإشعارات» واضغط «ربط تيليجرام».',
    stopped: 'تم فصل تيليجرام. ستصلك الإشعارات بالبريد الإلكتروني.',
    notFound: 'لم نجده.',
    total: 'المجموع: {amount}',
    quote: 'عرض السعر ينتظر ردك.',
    help: '/pedido 45: حالة طلب\n/ticket 12: حالة إصلاح\n/stop: إيقاف الإشعارات هنا\n/ayuda: هذه القائمة',
  },
}
