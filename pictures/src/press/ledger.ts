import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { digest } from './fingerprints.ts'
import type { Picture } from './picture.ts'

/** Which pictures stand on disk as they should: name → hash of parameters and model. Committed with the pictures. */
export async function openLedger(folder: string) {
  const file = `${folder}/index.json`
  const entries = new Map<string, string>(
    existsSync(file)
      ? Object.entries(JSON.parse(await readFile(file, 'utf8')) as Record<string, string>)
      : [],
  )
  const hashOf = (picture: Picture, modelPrint: string) =>
    digest(JSON.stringify([picture.order, picture.sizes, picture.limit, modelPrint]))

  return {
    isCurrent: (picture: Picture, modelPrint: string) =>
      entries.get(picture.name) === hashOf(picture, modelPrint) &&
      existsSync(`${folder}/${picture.name}.webp`),
    async note(picture: Picture, modelPrint: string) {
      entries.set(picture.name, hashOf(picture, modelPrint))
      await save()
    },
    /** A picture that nobody asks for any more goes, with its smaller sizes. */
    async dropOthers(wanted: readonly Picture[]) {
      const kept = new Set(wanted.map(({ name }) => name))
      for (const name of [...entries.keys()].filter((known) => !kept.has(known))) {
        for (const ending of ['webp', '320.webp', '160.webp'])
          await rm(`${folder}/${name}.${ending}`, { force: true })
        entries.delete(name)
      }
      await save()
    },
  }

  async function save() {
    const sorted = Object.fromEntries([...entries].sort(([a], [b]) => a.localeCompare(b)))
    await writeFile(file, `${JSON.stringify(sorted, null, 2)}\n`)
  }
}
