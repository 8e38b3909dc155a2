import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PartName } from '@tecnoclick/messages/load-table'
import type { Locale } from '@tecnoclick/messages/platform/locales'
import type { WebContext } from '@tecnoclick/web/app/rendering/context.ts'
import type { RouterContextProvider, ServerBuild } from 'react-router'

/** The pages built by React Router, and other build files that a page names. */
export interface WebBundle {
  build: ServerBuild
  assets: WebContext['assets']
}

export async function loadWebBundle(folder: string): Promise<WebBundle> {
  const build: ServerBuild = await import(pathToFileURL(join(folder, 'server', 'index.js')).href)
  const manifest = await readFile(join(folder, 'client', '.vite', 'manifest.json'), 'utf8')
  return { build, assets: { messages: messageChunks(JSON.parse(manifest), build.publicPath) } }
}

type Manifest = Record<string, { file: string }>

function messageChunks(manifest: Manifest, publicPath: string): WebContext['assets']['messages'] {
  const chunkOf = (locale: Locale, part: PartName) => {
    const source = Object.keys(manifest).find((key) =>
      key.endsWith(`packages/messages/src/tables/${part}.${locale}.ts`),
    )
    const file = source === undefined ? undefined : manifest[source]?.file
    return file === undefined ? '' : publicPath + file
  }
  const partsOf = (locale: Locale) => ({ front: chunkOf(locale, 'front'), rest: chunkOf(locale, 'rest') })
  return { es: partsOf('es'), en: partsOf('en'), ru: partsOf('ru'), ar: partsOf('ar') }
}

type ProvideContext = (values: WebContext) => RouterContextProvider

/** The bundle has its own copies of the contexts, so only its own function can set them. */
export function provideContextOf({ entry }: ServerBuild): ProvideContext {
  const provide = 'provideContext' in entry.module ? entry.module.provideContext : undefined
  if (typeof provide !== 'function') throw new TypeError('entry.server does not export provideContext')
  return provide as ProvideContext
}
