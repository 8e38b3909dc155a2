import { z } from 'zod'
import { line, proseOrBlank } from './wire.ts'

/** A text of staff, as it is stored; an empty one is shown in Spanish. */
export const localizedSchema = z.object({ es: z.string(), en: z.string(), ru: z.string(), ar: z.string() })

const translations = (maximum: number) => {
  const text = proseOrBlank(maximum).default('')
  return { en: text, ru: text, ar: text }
}

/** A name: Spanish is required. */
export const localizedLine = (maximum: number) => z.object({ es: line(maximum), ...translations(maximum) })

/** A text that may be missing. */
export const localizedProse = (maximum: number) =>
  z.object({ es: proseOrBlank(maximum).default(''), ...translations(maximum) })
