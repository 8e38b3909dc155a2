import { readFileSync } from 'node:fs'
import { create } from 'fontkit'

const scripts = ['onest-latin', 'onest-latin-ext', 'onest-cyrillic', 'onest-symbols', 'almarai'] as const
export const weights = ['regular', 'bold'] as const

export type Script = (typeof scripts)[number]
export type Weight = (typeof weights)[number]

export interface PaperFont {
  name: `${Script}-${Weight}`
  bytes: Buffer
}

let loaded: { files: PaperFont[]; covered: Map<Script, ReadonlySet<number>> } | undefined

/** Read when the first paper is written: most processes never write one. */
function load() {
  if (loaded) return loaded
  const files = scripts.flatMap((script) =>
    weights.map((weight) => {
      const name = `${script}-${weight}` as const
      return { name, bytes: readFileSync(new URL(`./fonts/${name}.ttf`, import.meta.url)) }
    }),
  )
  const covered = new Map(
    scripts.map((script) => {
      const bytes = files.find(({ name }) => name === `${script}-regular`)?.bytes
      return [script, new Set(bytes && create(bytes).characterSet)]
    }),
  )
  loaded = { files, covered }
  return loaded
}

export const paperFonts = (): readonly PaperFont[] => load().files

/** The font of a character: `wanted` if it has it, so that a space does not change the font. */
export function scriptOf(codePoint: number, wanted?: Script): Script | undefined {
  const { covered } = load()
  if (wanted && covered.get(wanted)?.has(codePoint)) return wanted
  return scripts.find((script) => covered.get(script)?.has(codePoint))
}
