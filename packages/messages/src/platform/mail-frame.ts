import type { Locale } from './locales.ts'

/** What the layout of a mail adds to its content. */
export const mailFrame: Readonly<Record<Locale, { copyAddress: string }>> = {
  es: { copyAddress: 'Si el botón no abre, copie esta dirección en su navegador:' },
  en: { copyAddress: 'If the button does not open, copy this address into your browser:' },
  ru: { copyAddress: 'Если кнопка не открывается, скопируйте этот адрес в браузер:' },
  ar: { copyAddress: 'إذا لم يفتح الزر، انسخ هذا العنوان في متصفحك:' },
}
