import type { Reset } from '@tecnoclick/contract/resets/files/schemas'

/** Every word of the query must occur in brand, device, model or file type; spaces and dashes are ignored. */
export function matchingResets(resets: readonly Reset[], query: string): Reset[] {
  const words = query.split(/\s+/).map(normalize).filter(Boolean)
  return resets.filter(({ brand, device, model, typeFile }) => {
    const text = normalize(`${brand.name} ${device.name} ${model} ${typeFile}`)
    return words.every((word) => text.includes(word))
  })
}

function normalize(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

export interface Model {
  /** Brand and model. */
  name: string
  files: Reset[]
}

/** L805 comes before L1250. */
const byNumber = new Intl.Collator('es', { numeric: true })

/** Sorted by model (resets.md#reset-files). */
export function groupByModel(resets: readonly Reset[]): Model[] {
  const groups = Map.groupBy(resets, ({ brand, model }) => `${brand.name} ${model}`)
  return [...groups]
    .map(([name, files]) => ({ name, files }))
    .toSorted((a, b) => byNumber.compare(a.files[0]?.model ?? '', b.files[0]?.model ?? ''))
}
