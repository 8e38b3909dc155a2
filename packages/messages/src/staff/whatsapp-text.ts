import type { Locale } from '../platform/locales.ts'

/** What staff send by WhatsApp, in the language of its reader (back-office.md#whatsapp). */
export const whatsappTexts: Readonly<Record<Locale, { news: string; more: string }>> = {
  es: { news: 'Hola, le escribe {store}. {number}: {state}.', more: 'Más detalles: {link}' },
  en: { news: 'Hello, this is {store}. {number}: {state}.', more: 'Details: {link}' },
  ru: { news: 'Здравствуйте, это {store}. {number}: {state}.', more: 'Подробнее: {link}' },
  ar: { news: 'مرحبًا، معك {store}. {number}: {state}.', more: 'التفاصيل: {link}' },
}
