import { entriesOf, inOneSpelling, maxRuleEntries } from '@tecnoclick/domain/catalogue/search-rule'
import { z } from 'zod'
import { errorKey } from '../../platform/issue-message.ts'
import { idSchema, line, versionSchema } from '../../platform/wire.ts'

/** Words that mean the same, and what comes first in a search for one of them (catalogue.md#search-rules). */
export const searchRuleSchema = z.object({
  id: idSchema,
  words: z.string(),
  /** SKUs. */
  products: z.string(),
  enable: z.boolean(),
  version: z.number().int(),
})

const maxLine = 300

/** Entries are counted and measured as they are stored, with a space after each comma. */
const entries = line(maxLine)
  .refine((text) => entriesOf(text).length <= maxRuleEntries, errorKey('validation.max12'))
  .check(({ value: input, issues }) => {
    if (inOneSpelling(input).length > maxLine)
      issues.push({
        code: 'too_big',
        origin: 'string',
        maximum: maxLine,
        inclusive: true,
        input,
        continue: true,
      })
  })

/** Both lists are divided by commas. A single word needs a product. */
export const newSearchRuleSchema = z.object({
  words: entries.refine((words) => entriesOf(words).length > 0, errorKey('validation.required')),
  products: entries.or(z.literal('')).optional(),
  enable: z.boolean().optional(),
})

export const searchRuleChangeSchema = newSearchRuleSchema.partial().extend({ version: versionSchema })

export type SearchRuleRow = z.infer<typeof searchRuleSchema>
export type NewSearchRule = z.infer<typeof newSearchRuleSchema>
export type SearchRuleChange = z.infer<typeof searchRuleChangeSchema>
