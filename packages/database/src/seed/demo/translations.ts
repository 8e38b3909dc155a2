import type { TranslationArea } from '@tecnoclick/domain/site/content'
import { z } from 'zod'
import { readJson } from './data-files.ts'

const text = z.string().min(1)

/** The promises have theirs in every shop. */
const areas = ['slides', 'faq', 'services', 'options'] as const satisfies TranslationArea[]

/** By Spanish text: English, Russian, Arabic. */
export const demoTranslations = areas.flatMap((area) => {
  const dictionary = readJson(`translations/${area}.json`, z.record(text, z.tuple([text, text, text])))
  return Object.entries(dictionary).map(([source, [en, ru, ar]]) => ({ area, source, en, ru, ar }))
})
