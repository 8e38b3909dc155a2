import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { type Locale, locales } from '@tecnoclick/messages/platform/locales'
import { findPage } from '../app/pages.ts'

/** Compressed bytes of all script on a first visit (decision 010), in the largest language. */
const budgetBytes = { list: 135_000, front: 150_000, other: 170_000, showcase: 172_000 }
const listPage = 'catalogue/browse/catalogue'
/** It has every part that the others have. */
const showcasePage = 'site/components'

interface RouteEntry {
  id: string
  path?: string
  parentId?: string
  module: string
  imports: string[]
}

interface RouteManifest {
  url: string
  entry: { module: string; imports: string[] }
  routes: Record<string, RouteEntry>
}

type ViteManifest = Record<string, { file: string; imports?: string[] }>

const client = new URL('../build/client/', import.meta.url)
const manifest = readRouteManifest()
const chunks: ViteManifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', client), 'utf8'))

const sizes = new Map<string, number>()
const pages = Object.values(manifest.routes)
  .filter(({ id }) => !Object.values(manifest.routes).some(({ parentId }) => parentId === id))
  .map((route) => ({
    id: route.id,
    kind: kindOf(route),
    bytes: Math.max(...locales.map((locale) => totalBytes(route, textsOf(route, locale)))),
  }))
  .sort((a, b) => b.bytes - a.bytes)

const heaviest = (['showcase', 'other', 'front', 'list'] as const).flatMap((kind) =>
  pages.filter((page) => page.kind === kind).slice(0, 3),
)
for (const { id, bytes } of heaviest)
  process.stdout.write(`${(bytes / 1000).toFixed(1).padStart(7)} kB  ${id}\n`)
const tooHeavy = pages.filter(({ kind, bytes }) => bytes > budgetBytes[kind])
if (tooHeavy.length > 0) {
  process.stderr.write(`Too much script on ${tooHeavy.map(({ id }) => id).join(', ')}\n`)
  process.exitCode = 1
}

function readRouteManifest(): RouteManifest {
  const name = readdirSync(new URL('assets/', client)).find((file) => /^manifest-.+\.js$/.test(file))
  if (name === undefined) throw new Error('No build found: run the build first')
  const script = readFileSync(new URL(`assets/${name}`, client), 'utf8')
  return { url: `/assets/${name}`, ...JSON.parse(script.replace(/^[^{]*/, '').replace(/;?\s*$/, '')) }
}

/** Every file of a first visit is counted once. */
function totalBytes(route: RouteEntry, language: readonly string[]): number {
  const files = new Set([manifest.url, manifest.entry.module, ...manifest.entry.imports, ...language])
  for (let at: RouteEntry | undefined = route; at; at = manifest.routes[at.parentId ?? '']) {
    for (const file of [at.module, ...at.imports]) files.add(file)
  }
  return [...files].reduce((sum, file) => sum + fileBytes(file), 0)
}

function kindOf({ id, path = '' }: RouteEntry): keyof typeof budgetBytes {
  if (id.startsWith(listPage)) return 'list'
  if (id === showcasePage) return 'showcase'
  return needsFrontTextsOnly(path) ? 'front' : 'other'
}

/** Path parameters stay as they are: they do not change which texts a page needs. */
function textsOf({ path = '' }: RouteEntry, locale: Locale): string[] {
  const parts = needsFrontTextsOnly(path) ? ['front'] : ['front', 'rest']
  return parts.flatMap((part) => withImports(`../../packages/messages/src/tables/${part}.${locale}.ts`))
}

function needsFrontTextsOnly(path: string): boolean {
  return findPage(`/${path}`)?.frontTexts === true
}

function fileBytes(file: string): number {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const bytes = brotliCompressSync(readFileSync(new URL(`.${file}`, client))).length
  sizes.set(file, bytes)
  return bytes
}

function withImports(key: string): string[] {
  const chunk = chunks[key]
  if (!chunk) throw new Error(`No chunk was built for ${key}`)
  return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap(withImports)]
}
