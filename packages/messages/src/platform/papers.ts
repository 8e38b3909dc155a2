import type { Locale } from './locales.ts'

interface PaperTexts {
  page: '{page} / {count}' | `${string}{page}${string}{count}`
  /** Across a paper that is no final document. */
  draft: string
}

export const paperTexts: Readonly<Record<Locale, PaperTexts>> = {
  es: { page: 'Página {page} de {count}', draft: 'NO ES UNA FACTURA' },
  en: { page: 'Page {page} of {count}', draft: 'NOT AN INVOICE' },
  ru: { page: 'Страница {page} из {count}', draft: 'НЕ СЧЁТ-ФАКТУРА' },
  ar: { page: 'صفحة {page} من {count}', draft: 'ليست فاتورة' },
}
