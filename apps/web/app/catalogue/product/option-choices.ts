import type { ProductOption } from '@tecnoclick/contract/catalogue/browse/schemas'
import type { OptionValue } from '../card/pricing.ts'

/** Chosen value id by option id. */
type Choices = Readonly<Record<number, number | undefined>>

/** Preselects a required option's only value, and an optional option's free value. */
export function initialChoices(options: readonly ProductOption[]): Choices {
  return Object.fromEntries(options.map((option) => [option.id, defaultValue(option)?.id]))
}

function defaultValue({ required, values }: ProductOption): OptionValue | undefined {
  if (required) return values.length === 1 ? values[0] : undefined
  return values.find(({ surcharge, surchargeAlt }) => surcharge === 0 && surchargeAlt === 0)
}

export function chosenValues(options: readonly ProductOption[], choices: Choices): OptionValue[] {
  return options.flatMap(({ id, values }) => values.find((value) => value.id === choices[id]) ?? [])
}

export function missingChoices(options: readonly ProductOption[], choices: Choices): ProductOption[] {
  return options.filter(({ id, required }) => required && choices[id] === undefined)
}
