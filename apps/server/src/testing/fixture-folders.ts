import { fileURLToPath } from 'node:url'
import type { Folders } from '../folders.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** A shop of a few pages instead of the built one. */
export const fixtureFolders: Folders = {
  web: here('web'),
  office: here('office'),
  webBuild: here('web'),
  officeBuild: here('office'),
}
