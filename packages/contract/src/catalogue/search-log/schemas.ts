import { z } from 'zod'

export const searchReportQuery = z.object({
  /** How many days back; 30 by default. */
  days: z.coerce.number().int().min(1).max(365).default(30),
  limit: z.coerce.number().int().min(1).max(500).default(100),
})

/** A search text, folded and anonymous. */
export const searchedSchema = z.object({
  query: z.string(),
  searches: z.number().int(),
  /** Results of the last such search. */
  results: z.number().int(),
  lastDate: z.string(),
  /** Of the first searches that found nothing: how many results there are by now. */
  now: z.number().int().nullable(),
  /** … and another search that was probably meant. */
  suggestion: z.string().nullable(),
})

export type Searched = z.infer<typeof searchedSchema>
export type SearchReportQuery = z.infer<typeof searchReportQuery>
