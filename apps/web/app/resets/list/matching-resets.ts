import type { Reset } from '@tecnoclick/contract/resets/files/schemas'

/** Every word of the question stands somewhere in brand, device, model or file type; blanks and dashes are no matter. */
export function matchingResets(resets: readonly Reset[], question: string): Reset[] {
  const words = question.split(/\s+/).map(folded).filter(Boolean)
  return resets.filter(({ brand, device, model, typeFile }) => {
    const text = folded(`${brand.name} ${device.name} ${model} ${typeFile}`)
    return words.every((word) => text.includes(word))
  })
}

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
