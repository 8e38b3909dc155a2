import { z } from 'zod'
import { explainedEnum } from './explained-enum.ts'

export const yesOrNoSchema = explainedEnum(['yes', 'no'], { yes: 'Yes', no: 'No' })

const count = z.number().int().min(0)

/** What an import did, or would do. With a problem nothing is written. */
export const csvImportSchema = z.object({
  added: count,
  changed: count,
  same: count,
  /** `line` starts at 1, which is the header. */
  problems: z.array(z.object({ line: count, column: z.string(), message: z.string() })),
})

export const csvImportQuery = z.object({
  /** A dry run: everything is checked, nothing is written. */
  dry: yesOrNoSchema.default('yes'),
})

export type CsvImport = z.infer<typeof csvImportSchema>
