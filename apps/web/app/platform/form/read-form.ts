/** The text of a field; empty for a file or a missing field. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

export function isTicked(form: FormData, name: string): boolean {
  return form.has(name)
}

/** A typed amount; the API refuses what is none. */
export function amountOf(form: FormData, name: string): number {
  return Number(textOf(form, name).trim().replace(',', '.'))
}

/** The numeric id of a select's option; undefined if none is chosen. */
export function idOf(form: FormData, name: string): number | undefined {
  const text = textOf(form, name)
  return /^\d{1,10}$/.test(text) ? Number(text) : undefined
}

export function textsOf<Name extends string>(form: FormData, names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, textOf(form, name)])) as Record<Name, string>
}
