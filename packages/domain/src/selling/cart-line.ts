export interface ChosenOption {
  optionId: number
  valueId: number
}

/** An option of a product. */
export interface OfferedOption {
  id: number
  required: boolean
  values: readonly { id: number }[]
}

/** Sorted, so that equal option sets compare equal (selling.md#cart). */
export function sortedChoice(options: readonly ChosenOption[]): ChosenOption[] {
  return options
    .map(({ optionId, valueId }) => ({ optionId, valueId }))
    .sort((a, b) => a.optionId - b.optionId || a.valueId - b.valueId)
}

export function isSameChoice(a: readonly ChosenOption[], b: readonly ChosenOption[]): boolean {
  return JSON.stringify(sortedChoice(a)) === JSON.stringify(sortedChoice(b))
}

/** All options belong to the product, none is repeated and no required one is missing (catalogue.md#options). */
export function isValidChoice(chosen: readonly ChosenOption[], offered: readonly OfferedOption[]): boolean {
  const wanted = new Map(chosen.map(({ optionId, valueId }) => [optionId, valueId]))
  if (wanted.size !== chosen.length) return false
  for (const { id, required, values } of offered) {
    const valueId = wanted.get(id)
    if (valueId === undefined ? required : !values.some((value) => value.id === valueId)) return false
    wanted.delete(id)
  }
  return wanted.size === 0
}
