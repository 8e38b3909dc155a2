/** The text of a field; a file or a missing field is no text. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

export function isTicked(form: FormData, name: string): boolean {
  return form.has(name)
}

/** A choice of a list as the number that names it; undefined where nothing was chosen. */
export function idOf(form: FormData, name: string): number | undefined {
  const text = textOf(form, name)
  return /^\d{1,10}$/.test(text) ? Number(text) : undefined
}

export function textsOf<Name extends string>(form: FormData, names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, textOf(form, name)])) as Record<Name, string>
}
