import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { EmbeddedPostgresError } from './errors.ts'
import type { Platform } from './platform.ts'
import { sentences } from './sentences.ts'

/**
 * Windows has no file modes: a folder outside the user's profile is readable by everybody unless its ACL forbids it.
 */
export function restrictToUser(path: string, platform: Platform): void {
  if (platform.hasFileModes) return
  const whoami = spawnSync('whoami', ['/user', '/fo', 'csv', '/nh'], { encoding: 'utf8', windowsHide: true })
  const [sid] = whoami.stdout?.match(/S-1-[\d-]+/) ?? []
  const args = sid === undefined ? [] : aclArguments(path, sid, statSync(path).isDirectory())
  if (sid === undefined || spawnSync('icacls', args, { windowsHide: true }).status !== 0) {
    throw new EmbeddedPostgresError('no-permission', sentences.cannotRestrict(path))
  }
}

/** Removes inherited permissions and gives one user full access, also to what is created below a directory. */
export function aclArguments(path: string, sid: string, isDirectory: boolean): string[] {
  const rights = isDirectory ? '(OI)(CI)F' : 'F'
  return [path, '/inheritance:r', '/grant:r', `*${sid}:${rights}`, '/q']
}
