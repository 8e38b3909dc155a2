import { textOf, textsOf } from '../../platform/form/read-form.ts'

const unitsPrefix = 'units-'

/** The fields of the form, valid or not. Lines without units are left out. */
export function readReturnRequest(form: FormData) {
  return {
    kind: textOf(form, 'kind') || undefined,
    reason: textOf(form, 'reason') || undefined,
    text: textOf(form, 'text'),
    lines: [...form.keys()]
      .filter((name) => name.startsWith(unitsPrefix))
      .map((name) => ({
        lineId: Number(name.slice(unitsPrefix.length)),
        quantity: Number(textOf(form, name)),
      }))
      .filter(({ quantity }) => quantity !== 0),
    photos: form.getAll('photos').filter((name) => typeof name === 'string'),
  }
}

/** The same as text, to fill the fields again after a refusal. */
export function typedReturnRequest(form: FormData): Record<string, string> {
  const units = [...form.keys()].filter((name) => name.startsWith(unitsPrefix))
  return textsOf(form, ['kind', 'reason', 'text', 'requestKey', ...units])
}
