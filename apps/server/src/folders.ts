import { fileURLToPath } from 'node:url'

/** Source and build folders of the browser code. */
export interface Folders {
  web: string
  office: string
  webBuild: string
  officeBuild: string
}

const below = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export const ownFolders: Folders = {
  web: below('../../web'),
  office: below('../../office'),
  webBuild: below('../../web/build'),
  officeBuild: below('../../office/dist'),
}
