import { mkdir, writeFile } from 'node:fs/promises'
import { drawWordmark, wordmarks } from './wordmarks.ts'

/** The brands as SVG; it takes no time, so it is simply done again with every run. */
export async function drawBrands(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [slug, mark] of Object.entries(wordmarks)) {
    await writeFile(`${folder}/${slug}.svg`, `${drawWordmark(mark)}\n`)
  }
}
