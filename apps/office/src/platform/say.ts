import { fillText } from '@tecnoclick/messages/fill-text'

/** The office's texts are filled as the mails' are. */
export const say = fillText

const rules = new Intl.PluralRules('es')

/** `{ one: '{count} hora', other: '{count} horas' }` */
export function sayCount(forms: { one: string; other: string }, count: number): string {
  return say(rules.select(count) === 'one' ? forms.one : forms.other, { count })
}
