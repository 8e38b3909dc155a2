/** Brand and model of 'mi impresora' (catalogue.md#my-printer). */
export const longestPrinter = 80

/** How a model is written. */
export const examplePrinter = 'Epson L3250'

/** By the words with a digit, however they are spaced: 'tinta l-3250' names the 'Epson L3250'. */
export function namesModel(searched: string, device: string): boolean {
  const code = fold(device)
  const words = searched.split(/\s+/).map(fold)
  return words.some((word) => word.length >= 3 && /\d/.test(word) && code.endsWith(word))
}

function fold(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}
