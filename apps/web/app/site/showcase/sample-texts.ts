import type { Locale } from '@tecnoclick/messages/platform/locales'
import { components as ar } from '@tecnoclick/messages/site/components.ar'
import { components as en } from '@tecnoclick/messages/site/components.en'
import { components as es } from '@tecnoclick/messages/site/components.es'
import { components as ru } from '@tecnoclick/messages/site/components.ru'

const samples = { es, en, ru, ar }

/** Two pages need them: they travel with these, and no other page downloads them. For loaders. */
export function sampleTexts(locale: Locale) {
  return { components: samples[locale] }
}
