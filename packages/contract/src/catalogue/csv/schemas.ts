import { z } from 'zod'
import { idSchema } from '../../platform/wire.ts'

const count = z.number().int()
const yesOrNo = z.enum(['yes', 'no'])

/** Ids separated by commas. */
export const exportQuery = z.object({
  ids: z
    .string()
    .regex(/^\d{1,9}(,\d{1,9}){0,199}$/)
    .optional(),
})

export const importQuery = z.object({
  /** A dry run: everything is checked, nothing is written. */
  dry: yesOrNo.default('yes'),
  /** Whether the file sets the stock of existing products. */
  stock: yesOrNo.default('no'),
})

export const importProblemSchema = z.object({
  /** Starts at 1, which is the header. */
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
  /** The changed columns. */
  columns: z.array(z.string()),
})

/** The result; problems and changes are truncated. */
export const importReportSchema = z.object({
  added: count,
  changed: count,
  same: count,
  failed: count,
  problems: z.array(importProblemSchema),
  /** Rows that are taken, with a price far from the usual (catalogue.md#unusual-prices). */
  warnings: z.array(importProblemSchema),
  changes: z.array(importChangeSchema),
})

/** 16 hexadecimal digits. */
export const importIdSchema = z.object({ import: z.string().regex(/^[0-9a-f]{16}$/) })

/** An import that can be undone. */
export const doneImportSchema = z.object({
  id: z.string(),
  date: z.iso.datetime(),
  actor: z.string().nullable(),
  added: count,
  changed: count,
  undone: z.boolean(),
})

/** With a product that something newer changed, or without what it had, nothing is undone: the first of them are named. */
export const undoneImportSchema = z.object({
  undone: count,
  newer: z.array(z.object({ id: idSchema, sku: z.string(), name: z.string() })),
  /** Brands, categories, attributes and pictures that were removed since, as sentences. */
  gone: z.array(z.string()),
})

/** One line of the response; the last one has the report, unless the import failed. */
export const importEventSchema = z.object({
  done: count,
  total: count,
  report: importReportSchema.optional(),
  brokeOff: z.literal(true).optional(),
})

export type ImportQuery = z.infer<typeof importQuery>
export type ImportProblem = z.infer<typeof importProblemSchema>
export type ImportChange = z.infer<typeof importChangeSchema>
export type DoneImport = z.infer<typeof doneImportSchema>
export type UndoneImport = z.infer<typeof undoneImportSchema>
export type ImportReport = z.infer<typeof importReportSchema>
export type ImportEvent = z.infer<typeof importEventSchema>
