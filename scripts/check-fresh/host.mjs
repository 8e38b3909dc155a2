import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { UserError } from '../user-error.mjs'
import { hostEnvironment } from './command.mjs'

/** Debian packages of the programs that a machine may lack. */
const packages = {
  debootstrap: ['debootstrap', 'debian-archive-keyring'],
  git: ['git'],
  buildah: ['buildah', 'crun'],
  'systemd-nspawn': ['systemd-container'],
}

/** Throws with one sentence unless this machine can run all programs. */
export function requireHost(programs, { path = hostEnvironment.PATH, uid = process.getuid?.() } = {}) {
  if (process.platform !== 'linux' || uid !== 0)
    throw new UserError('check:fresh makes root file systems and mounts: run it as root on Linux.')
  const folders = path.split(delimiter)
  const missing = programs.filter((program) => !folders.some((folder) => existsSync(join(folder, program))))
  if (missing.length === 0) return
  const wanted = missing.flatMap((program) => packages[program]).join(' ')
  throw new UserError(
    `check:fresh needs ${missing.join(', ')}: run \`apt-get install ${wanted}\` and repeat the command.`,
  )
}
