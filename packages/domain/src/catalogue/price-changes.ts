import { priceFields, type SetPrices } from './prices.ts'

interface PricedOption {
  title: string
  required?: boolean | undefined
  values: readonly {
    title: string
    surcharge?: number | undefined
    surchargeAlt?: number | undefined
  }[]
}

interface Priced extends SetPrices {
  compareAtPrice: number | null
  options: readonly PricedOption[]
}

const shownPrices = [...priceFields, 'compareAtPrice'] as const

/** The price fields in which a customer would find another amount; `options` stands for the surcharges (people.md#staff). */
export function changedPrices(before: Priced, after: Priced): ((typeof shownPrices)[number] | 'options')[] {
  const changed = shownPrices.filter((field) => (before[field] ?? null) !== (after[field] ?? null))
  return pricedChoices(before.options) === pricedChoices(after.options) ? changed : [...changed, 'options']
}

/**
 * Every choice of the options that have a surcharge, by its title: that is what a customer chooses, while ids can be left
 * out or swapped. The whole list counts, because a choice that is removed can be added again without its surcharge.
 */
function pricedChoices(options: readonly PricedOption[]): string {
  const priced = options.filter(({ values }) =>
    values.some(({ surcharge = 0, surchargeAlt = 0 }) => surcharge !== 0 || surchargeAlt !== 0),
  )
  const choices = priced.flatMap(({ title, required = true, values }) =>
    values.map((value) =>
      JSON.stringify([
        title.toLowerCase(),
        required,
        value.title.toLowerCase(),
        value.surcharge ?? 0,
        value.surchargeAlt ?? 0,
      ]),
    ),
  )
  return choices.sort().join('\n')
}
