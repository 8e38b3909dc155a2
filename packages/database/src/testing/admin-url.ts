import { readCredentials } from '../embedded/credentials.ts'
import { openStoreFolder } from '../embedded/store-folder.ts'

/** The superuser's URL of an embedded database: tests create databases, which the shop's role cannot. */
export function adminUrlOf(dataDir: string, shopUrl: string): string {
  const admin = readCredentials(openStoreFolder(dataDir))?.admin
  if (!admin) throw new Error(`No credentials in ${dataDir}`)
  return Object.assign(new URL(shopUrl), { username: admin.user, password: admin.password }).href
}
