import { textLanguages } from '@tecnoclick/domain/platform/localized-text'
import { explainedEnum } from './explained-enum.ts'

export const languageSchema = explainedEnum(textLanguages, {
  es: 'Spanish',
  en: 'English',
  ru: 'Russian',
  ar: 'Arabic',
})
