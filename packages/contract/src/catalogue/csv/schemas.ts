import { z } from 'zod'

const count = z.number().int()
const yesOrNo = z.enum(['yes', 'no'])

export const importQuery = z.object({
  /** A rehearsal: everything is looked at, nothing is written. */
  dry: yesOrNo.default('yes'),
  /** Whether the stock of products that are there already becomes what the file says. */
  stock: yesOrNo.default('no'),
})

export const importProblemSchema = z.object({
  /** As an editor counts them: the first line holds the names of the columns. */
  line: count,
  sku: z.string(),
  column: z.string(),
  message: z.string(),
})

export const importChangeSchema = z.object({
  line: count,
  sku: z.string(),
  name: z.string(),
  kind: z.enum(['added', 'changed']),
  /** The columns that differ. */
  columns: z.array(z.string()),
})

/** What came of it; problems and changes are the first of many. */
export const importReportSchema = z.object({
  added: count,
  changed: count,
  same: count,
  failed: count,
  problems: z.array(importProblemSchema),
  changes: z.array(importChangeSchema),
})

/** One line of the answer; the last one brings the report, unless the import broke off. */
export const importEventSchema = z.object({
  done: count,
  total: count,
  report: importReportSchema.optional(),
  brokeOff: z.literal(true).optional(),
})

export type ImportQuery = z.infer<typeof importQuery>
export type ImportProblem = z.infer<typeof importProblemSchema>
export type ImportChange = z.infer<typeof importChangeSchema>
export type ImportReport = z.infer<typeof importReportSchema>
export type ImportEvent = z.infer<typeof importEventSchema>
