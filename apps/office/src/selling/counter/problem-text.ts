import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { findProblem, type SaleLine, type SaleTerms } from './sale.ts'

const { counter } = office

/** Why a line cannot be sold as it is; undefined if all can. */
export function problemText(lines: readonly SaleLine[], terms: SaleTerms): string | undefined {
  const found = findProblem(lines, terms)
  if (!found) return undefined
  const { name } = found.line.product
  return found.problem === 'choice'
    ? fillText(counter.missingChoice, { name })
    : fillText(counter.missingPrice, { name, currency: terms.currency })
}
