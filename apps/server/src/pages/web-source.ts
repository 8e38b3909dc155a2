import { join } from 'node:path'
import type { Folders } from '../folders.ts'
import type { UpgradeHandler } from '../http/listen.ts'
import { createOfficeHandler } from '../http/office-handler.ts'
import type { Handler } from '../http/request-facts.ts'
import { readStaticFiles, type StaticFiles } from '../http/static-files.ts'
import { loadWebBundle, type WebBundle } from './web-bundle.ts'

/** Where the pages come from: the build, or Vite in development. */
export interface WebSource {
  /** Called for every page: in development the bundle changes. */
  bundle(): WebBundle | Promise<WebBundle>
  files: StaticFiles
  office: Handler
  /** Lets Vite serve the modules of a page first. */
  around?(page: Handler): Handler
  hot: boolean
  /** Takes the sockets of hot reload. */
  upgrade?: UpgradeHandler
  close(): Promise<void>
}

export async function openBuiltSource({ webBuild, officeBuild }: Folders): Promise<WebSource> {
  const [bundle, web, office] = await Promise.all([
    loadWebBundle(webBuild),
    readStaticFiles(join(webBuild, 'client')),
    readStaticFiles(officeBuild, '/admin/'),
  ])
  return {
    bundle: () => bundle,
    files: new Map([...web, ...office]),
    office: createOfficeHandler(office),
    hot: false,
    close: async () => {},
  }
}
