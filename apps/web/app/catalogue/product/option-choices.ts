import type { ProductOption } from '@tecnoclick/contract/catalogue/browse/schemas'
import type { OptionValue } from '../card/pricing.ts'

/** By option id. */
type Choices = Readonly<Record<number, number | undefined>>

/** What nobody has to think about is chosen already: of an optional one, what adds nothing. */
export function initialChoices(options: readonly ProductOption[]): Choices {
  return Object.fromEntries(options.map((option) => [option.id, freeValue(option)?.id]))
}

function freeValue({ required, values }: ProductOption): OptionValue | undefined {
  if (required) return values.length === 1 ? values[0] : undefined
  return values.find(({ surcharge, surchargeAlt }) => surcharge === 0 && surchargeAlt === 0)
}

export function chosenValues(options: readonly ProductOption[], choices: Choices): OptionValue[] {
  return options.flatMap(({ id, values }) => values.find((value) => value.id === choices[id]) ?? [])
}

export function missingChoices(options: readonly ProductOption[], choices: Choices): ProductOption[] {
  return options.filter(({ id, required }) => required && choices[id] === undefined)
}
