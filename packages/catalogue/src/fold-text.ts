const accents = /[\u0300-\u0302\u0304-\u036f]/g
const strayTilde = /(?<![nN])\u0303/g

/**
 * Text as a person types it in a hurry: lower case and without accents, but with its ñ, which is a letter
 * of its own in Spanish ("año" is not "ano").
 */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(accents, '').replace(strayTilde, '').normalize('NFC').toLowerCase()
}
