import { textOf, textsOf } from '../../platform/form/read-form.ts'

const unitsPrefix = 'units-'
/** Checked serials of a line. */
const serialsPrefix = 'serials-'

const isOfLine = (name: string) => name.startsWith(unitsPrefix) || name.startsWith(serialsPrefix)

/** The fields of the form, valid or not. Lines without units are left out. */
export function readReturnRequest(form: FormData) {
  const lineIds = new Set([...form.keys()].filter(isOfLine).map((name) => Number(name.split('-')[1])))
  return {
    kind: textOf(form, 'kind') || undefined,
    reason: textOf(form, 'reason') || undefined,
    text: textOf(form, 'text'),
    lines: [...lineIds].map((lineId) => readLine(form, lineId)).filter(({ quantity }) => quantity !== 0),
    photos: form.getAll('photos').filter((name) => typeof name === 'string'),
  }
}

/** As many units as serials, where all units of a line have one. */
function readLine(form: FormData, lineId: number) {
  const serials = form.getAll(`${serialsPrefix}${lineId}`).filter((serial) => typeof serial === 'string')
  const units = form.has(`${unitsPrefix}${lineId}`)
    ? Number(textOf(form, `${unitsPrefix}${lineId}`))
    : serials.length
  return { lineId, quantity: units, ...(serials.length > 0 && { serials }) }
}

/** The same as text, to fill the fields again after a refusal; the serials of a line one below the other. */
export function typedReturnRequest(form: FormData): Record<string, string> {
  const names = [...new Set(form.keys())]
  const units = names.filter((name) => name.startsWith(unitsPrefix))
  const serials = names.filter((name) => name.startsWith(serialsPrefix))
  return {
    ...textsOf(form, ['kind', 'reason', 'text', 'requestKey', ...units]),
    ...Object.fromEntries(serials.map((name) => [name, form.getAll(name).join('\n')])),
  }
}
