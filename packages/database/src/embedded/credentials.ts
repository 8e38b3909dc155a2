import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'
import { lstatSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { explainFileError } from './errors.ts'
import type { Platform } from './platform.ts'
import { restrictToUser } from './restrict-to-user.ts'
import type { StoreFolder } from './store-folder.ts'

export type Login = { user: string; password: string }

export type Credentials = {
  /** Superuser, for the launcher alone: it creates the shop's role and database. */
  admin: Login
  /** Owns the shop's database and has no rights outside it. */
  shop: Login
}

/**
 * The superuser keeps the name it had in earlier versions, where it also owned the shop's tables: PostgreSQL does not
 * let the first superuser of a cluster become an ordinary role.
 */
const adminRole = 'tecnoclick'
export const shopRole = 'tecnoclick_shop'

/** The passwords of this store; new ones when the file is missing, damaged or may have been read by others. */
export function openCredentials(folder: StoreFolder, platform: Platform): Credentials {
  try {
    const known = isPrivate(folder.passwordFile, platform) ? readCredentials(folder) : undefined
    return known ?? createCredentials(folder, platform)
  } catch (error) {
    throw explainFileError(error, folder.dataDir)
  }
}

/** Undefined when the file is missing, damaged or closed to this user. */
export function readCredentials({ passwordFile }: StoreFolder): Credentials | undefined {
  let text: string
  try {
    text = readFileSync(passwordFile, 'utf8')
  } catch {
    return undefined
  }
  const [admin, shop] = [findLogin(text, adminRole), findLogin(text, shopRole)]
  return admin && shop && { admin, shop }
}

/**
 * What PostgreSQL stores of a password (RFC 5803). It is computed here so that PostgreSQL and its log never see the
 * password itself.
 */
export function scramVerifier(password: string): string {
  const salt = randomBytes(16)
  const iterations = 4_096
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256')
  const clientKey = createHmac('sha256', salted).update('Client Key').digest()
  const storedKey = createHash('sha256').update(clientKey).digest('base64')
  const serverKey = createHmac('sha256', salted).update('Server Key').digest('base64')
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${storedKey}:${serverKey}`
}

function isPrivate(path: string, platform: Platform): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (!found?.isFile()) return false
  if (!platform.hasFileModes) return true
  return found.uid === process.geteuid?.() && (found.mode & 0o077) === 0
}

/** The format of libpq's password file, so that `PGPASSFILE=… psql` works: https://www.postgresql.org/docs/18/libpq-pgpass.html */
function createCredentials(folder: StoreFolder, platform: Platform): Credentials {
  const [admin, shop] = [newLogin(adminRole), newLogin(shopRole)]
  const lines = [admin, shop].map(({ user, password }) => `*:*:*:${user}:${password}\n`)
  const path = folder.passwordFile
  const unfinished = `${path}.${randomBytes(4).toString('hex')}`
  try {
    // Restricted while it is still empty.
    writeFileSync(unfinished, '', { flag: 'wx', mode: 0o600 })
    restrictToUser(unfinished, platform)
    writeFileSync(unfinished, lines.join(''))
    renameSync(unfinished, path)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
  return { admin, shop }
}

function newLogin(user: string): Login {
  return { user, password: randomBytes(32).toString('base64url') }
}

function findLogin(text: string, user: string): Login | undefined {
  const [, password] = text.match(new RegExp(`^\\*:\\*:\\*:${user}:([\\w-]{43})$`, 'm')) ?? []
  return password === undefined ? undefined : { user, password }
}
