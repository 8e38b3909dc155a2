type PlaceholdersIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersIn<Rest>
  : never

type Values<Text> = { readonly [Name in PlaceholdersIn<Text>]: string | number }

/** Fills `{name}` in a text of the office's table. */
export function say<Text extends string>(text: Text, values: Values<Text>): string {
  const known: Readonly<Record<string, string | number>> = values
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(known[name] ?? whole))
}

const rules = new Intl.PluralRules('es')

/** `{ one: '{count} hora', other: '{count} horas' }` */
export function sayCount(forms: { one: string; other: string }, count: number): string {
  return say(rules.select(count) === 'one' ? forms.one : forms.other, { count })
}
