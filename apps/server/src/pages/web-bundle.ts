import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PartName } from '@tecnoclick/messages/load-table'
import type { Locale } from '@tecnoclick/messages/platform/locales'
import type { WebContext } from '@tecnoclick/web/app/rendering/context.ts'
import type { CreateRequestHandlerFunction, RouterContextProvider, ServerBuild } from 'react-router'

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

interface EntryFunctions {
  createRequestHandler: CreateRequestHandlerFunction
  provideContext: (values: WebContext) => RouterContextProvider
  /** The bytes of a rendered page, as they were given to its response. */
  pageContent?: (response: Response) => Buffer<ArrayBuffer> | undefined
}

/** The bundle has its own copies of the router and the contexts, so only its own functions go with them. */
export function entryFunctions({ entry }: ServerBuild): EntryFunctions {
  const module: object = entry.module
  for (const name of ['createRequestHandler', 'provideContext'])
    if (!(name in module)) throw new TypeError(`entry.server does not export ${name}`)
  return module as EntryFunctions
}
