/** What a customer reads while a document has no number. */
export const numberToCome = 'número por asignar'

/**
 * Fills `{number}`. Without a number the sentence says that it will come, so that no customer reads INVALIDO:
 * 'Su pedido {number}: listo' is 'Su pedido, número por asignar: listo'. The owner may write it anywhere.
 */
export function fillNumber(text: string, number: string | null | undefined): string {
  if (number) return text.replaceAll('{number}', number)
  return text
    .replaceAll(/^\{number\}/gm, 'Número por asignar')
    .replaceAll(/ \{number\}(?= \p{Ll})/gu, `, ${numberToCome},`)
    .replaceAll(/ \{number\}/g, `, ${numberToCome}`)
    .replaceAll('{number}', numberToCome)
}
