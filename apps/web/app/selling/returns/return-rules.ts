import { newReturnSchema } from '@tecnoclick/contract/selling/returns/schemas'
import type { FieldErrors } from '../../platform/form/form-result.ts'
import { type FormRules, validationErrors } from '../../platform/form/form-rules.ts'
import { readReturnRequest } from './return-request.ts'

export const returnRules: FormRules = {
  check: (form, t) => unitErrors(validationErrors(newReturnSchema, readReturnRequest(form), t)),
}

/** An error of one line is shown beside the products. */
export function unitErrors(errors: FieldErrors): FieldErrors {
  const { lines, ...others } = errors
  const ofLine = Object.entries(others).find(([name]) => name.startsWith('lines.'))?.[1]
  const found = lines ?? ofLine
  return found === undefined ? others : { ...others, lines: found }
}
