import type { Locale } from '../platform/locales.ts'

const es = {
  ask: '¿Le recordamos este carrito si lo deja a medias?',
  text: 'Un solo mensaje. Puede cambiarlo en «Avisos».',
  yes: 'Sí, recordármelo',
  no: 'No, gracias',
  on: 'Se lo recordaremos una vez.',
}

/** The question of the cart page, which gets it with its data: it is asked once. */
export const cartReminder: Readonly<Record<Locale, Record<keyof typeof es, string>>> = {
  es,
  en: {
    ask: 'Shall we remind you of this cart if you leave it?',
    text: 'Only one message. You can change it under “Notices”.',
    yes: 'Yes, remind me',
    no: 'No, thanks',
    on: 'We will remind you once.',
  },
  ru: {
    ask: 'Напомнить вам об этой корзине, если вы её оставите?',
    text: 'Только одно сообщение. Изменить можно в разделе «Уведомления».',
    yes: 'Да, напомнить',
    no: 'Нет, спасибо',
    on: 'Мы напомним один раз.',
  },
  ar: {
    ask: 'هل نذكّرك بهذه السلة إذا تركتها؟',
    text: 'رسالة واحدة فقط. يمكنك تغيير ذلك في «الإشعارات».',
    yes: 'نعم، ذكّروني',
    no: 'لا، شكرًا',
    on: 'سنذكّرك مرة واحدة.',
  },
}
