/** The languages of the shop; Spanish is always there. */
export const textLanguages = ['es', 'en', 'ru', 'ar'] as const

export type TextLanguage = (typeof textLanguages)[number]

/** A text of staff in the languages of the shop. An empty one is shown in Spanish. */
export type LocalizedText = Record<TextLanguage, string>

export function textIn(text: LocalizedText, language: TextLanguage): string {
  return text[language] === '' ? text.es : text[language]
}
