import { z } from 'zod'

/** The language of a paper; by default the visitor's. */
export const paperLanguage = z.enum(['es', 'en', 'ru', 'ar']).optional()

export const paperQuery = z.object({ lang: paperLanguage })

export type PaperQuery = z.infer<typeof paperQuery>
