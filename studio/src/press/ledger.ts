import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { digest } from './fingerprints.ts'
import { fileOf, results } from './homes.ts'
import type { Picture } from './picture.ts'

const index = `${results}/index.json`

/** Which pictures stand on disk as they should: name → hash of parameters and model. Committed with the pictures. */
export async function openLedger() {
  const entries = new Map<string, string>(
    existsSync(index)
      ? Object.entries(JSON.parse(await readFile(index, 'utf8')) as Record<string, string>)
      : [],
  )
  const hashOf = ({ order, sizes, limit, overlay }: Picture, modelPrint: string) =>
    digest(JSON.stringify([order, sizes, limit, modelPrint, ...(overlay ? [overlay] : [])]))

  return {
    isCurrent: (picture: Picture, modelPrint: string) =>
      entries.get(picture.name) === hashOf(picture, modelPrint) && existsSync(fileOf(picture)),
    async note(picture: Picture, modelPrint: string) {
      entries.set(picture.name, hashOf(picture, modelPrint))
      await save()
    },
    /** A picture that nobody asks for any more goes, with its smaller sizes. */
    async dropOthers(wanted: readonly Picture[]) {
      const kept = new Set(wanted.map(({ name }) => name))
      for (const name of [...entries.keys()].filter((known) => !kept.has(known))) {
        for (const size of [undefined, 320, 160]) await rm(fileOf({ name }, size), { force: true })
        entries.delete(name)
      }
      await save()
    },
  }

  async function save() {
    const sorted = Object.fromEntries([...entries].sort(([a], [b]) => a.localeCompare(b)))
    await writeFile(index, `${JSON.stringify(sorted, null, 2)}\n`)
  }
}
