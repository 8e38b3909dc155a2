export interface SearchOption {
  value: string
  label: string
  /** Where it belongs, such as the parent of a category. Searched too. */
  detail?: string | undefined
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Options that have every typed word, without regard to accents. Labels that start with the text come first. */
export function matchingOptions<Option extends SearchOption>(
  options: readonly Option[],
  typed: string,
): Option[] {
  const text = fold(typed.trim())
  if (text === '') return [...options]
  const words = text.split(/\s+/)
  const matches = options.filter(({ label, detail = '' }) => {
    const searched = fold(`${detail} ${label}`)
    return words.every((word) => searched.includes(word))
  })
  const rank = ({ label }: Option) => (fold(label).startsWith(text) ? 0 : 1)
  return matches.toSorted((one, other) => rank(one) - rank(other))
}
