import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { build } from 'esbuild'
import type { Picture } from './picture.ts'

export const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

const kebab = (model: string) => model.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * A fingerprint of each model with the parts it is made of, taken from its minified bundle: a new comment does not send a
 * thousand pictures back to the studio. Light and camera are not in it; who changes those deletes `index.json`.
 */
export async function fingerprints(source: string) {
  const models = readdirSync(`${source}models`)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${source}models/${file}`)
  const { outputFiles } = await build({
    entryPoints: [...models, `${source}props.ts`],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    outdir: '/',
    external: ['three', 'three/*'],
    logLevel: 'error',
  })
  const known = new Map(outputFiles.map((file) => [basename(file.path, '.js'), digest(file.text)]))
  const one = (model: string) => known.get(kebab(model)) ?? known.get('props') ?? ''

  return {
    /** Of all things in the picture. */
    of({ model, look }: Picture['order']): string {
      const things = (look as { items?: readonly { thing: string }[] }).items?.map(({ thing }) => thing) ?? [
        model,
      ]
      return [...new Set(things)].sort().map(one).join(' ')
    },
  }
}
