import { fileURLToPath } from 'node:url'
import type { Folders } from '../folders.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** A few fixture pages instead of the built shop. */
export const fixtureFolders: Folders = {
  web: here('web'),
  office: here('office'),
  webBuild: here('web'),
  officeBuild: here('office'),
}
