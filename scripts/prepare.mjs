import { join } from 'node:path'
import { buildStale, staleBundles } from './build.mjs'
import { installIfStale, isInstalled } from './install.mjs'
import { withLock } from './lock.mjs'
import { findNode } from './node-runtime.mjs'
import { texts } from './texts.mjs'
import { UserError } from './user-error.mjs'

/**
 * Installs and builds what is missing or stale, and returns the runtime for the commands. Concurrent starts in one
 * checkout wait for each other.
 */
export async function prepare(root, { bundles = [], force = false } = {}) {
  const isReady = !force && isInstalled(root) && staleBundles(root, bundles).length === 0
  if (!isReady) {
    const lock = join(root, '.cache', 'prepare.lock')
    const onWait = (pid) => console.error(`… ${texts.waitingForLock(pid)}`)
    await withLock(lock, (share) => installAndBuild(root, bundles, force, share), onWait).catch(
      explainFileError,
    )
  }
  return { root, node: findNode(root) }
}

async function installAndBuild(root, bundles, force, onChild) {
  await installIfStale(root, onChild)
  const stale = force ? bundles : staleBundles(root, bundles)
  if (stale.length > 0) await buildStale({ root, node: findNode(root) }, stale)
}

function explainFileError(error) {
  if (['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw new UserError(texts.install.notWritable)
  if (error.code === 'ENOSPC') throw new UserError(texts.install.noSpace)
  throw error
}
