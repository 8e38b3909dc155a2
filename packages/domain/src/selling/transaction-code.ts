/** Letters of other scripts that look like a Latin one, each followed by it. */
const lookAlikes = new Map(
  (
    'АA ВB ЕE ІI ЈJ КK МM НH ОO РP ԚQ ЅS ТT СC УY ҮY ХX ԜW ԌG ' +
    'аA вB еE іI јJ кK мM нH оO рP ԛQ ѕS тT сC уY үY хX ԝW һH ԁD ' +
    'ΑA ΒB ΕE ΖZ ΗH ΙI ͿJ ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX αA ιI κK νV οO ρP χX ' +
    'ıI ɑA ɡG ‐- ‒- –- —- ―- −-'
  )
    .split(' ')
    .map((pair) => [pair.slice(0, -1), pair.slice(-1)]),
)

/** Blanks and what is not drawn at all: zero-width characters, soft hyphens, direction marks, variation selectors. */
const invisible = /[\s\p{Default_Ignorable_Code_Point}\p{Cf}]/gu

/**
 * A transfer's code as it is shown (selling.md#payment): upper case letters, digits and the hyphens that were typed.
 * Undefined if another character is in it. Migration 0006 folds in the same way.
 */
export function foldTransactionCode(typed: string): string | undefined {
  const visible = typed.normalize('NFKC').replaceAll(invisible, '')
  const latin = Array.from(visible, (letter) => lookAlikes.get(letter) ?? letter).join('')
  return /^[A-Za-z0-9-]*$/.test(latin) ? latin.toUpperCase() : undefined
}

/** What folded codes are compared by, so that no second spelling pays twice. Migration 0036 does the same. */
export function comparedCode(folded: string): string {
  return folded.replaceAll('-', '')
}

/** Whether a folded code can be that of a transfer: banks give no shorter ones (selling.md#payment). */
export function isTransactionCode(folded: string): boolean {
  const code = comparedCode(folded)
  return code.length >= 6 && code.replaceAll(/\D/g, '').length >= 4
}
