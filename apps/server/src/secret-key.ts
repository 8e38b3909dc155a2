import { randomBytes } from 'node:crypto'
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Configuration } from './configuration.ts'
import { Fault } from './fault.ts'

const fileName = 'secret.key'
const keyBytes = 32

/**
 * What encrypts the codes and tokens of mails (platform.md#mail): SECRET_KEY, else a file of the data folder that the first
 * start makes. It is neither in the database nor in a backup.
 */
export async function loadSecretKey({
  secretKey,
  dataDir,
}: Pick<Configuration, 'secretKey' | 'dataDir'>): Promise<string> {
  if (secretKey) return secretKey
  const file = join(dataDir, fileName)
  const key = (await read(file)) ?? (await create(dataDir, file))
  if (!/^[\w-]{43}$/.test(key))
    throw new Fault(
      `El archivo ${file} está dañado: bórrelo y la tienda hará otro; los códigos y enlaces de correos sin enviar se pierden.`,
      'dataDir',
    )
  await chmod(file, 0o600)
  return key
}

async function read(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Complete under its name or not there: of two processes that start at once, both read the file of the first. */
async function create(dataDir: string, file: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const unfinished = `${file}.${randomBytes(6).toString('hex')}`
  try {
    await writeFile(unfinished, `${randomBytes(keyBytes).toString('base64url')}\n`, {
      mode: 0o600,
      flush: true,
    })
    await link(unfinished, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await rm(unfinished, { force: true })
  }
  return (await read(file)) ?? ''
}
