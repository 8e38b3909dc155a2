import { join } from 'node:path'
import { buildStale, staleBundles } from './build.mjs'
import { installIfStale, isInstalled } from './install.mjs'
import { withLock } from './lock.mjs'
import { findNode } from './node-runtime.mjs'

/**
 * Brings a clone to where its commands can run, doing only what is missing or stale, and gives the Node to run
 * them with. Two starts in one clone do not work on it at once.
 */
export async function prepare(root, { bundles = [], force = false } = {}) {
  const ready = !force && isInstalled(root) && staleBundles(root, bundles).length === 0
  if (!ready) {
    await withLock(join(root, '.cache', 'bootstrap.lock'), () => finish(root, bundles, force), tellWaiting)
  }
  return { root, node: findNode(root) }
}

async function finish(root, bundles, force) {
  await installIfStale(root)
  const stale = force ? bundles : staleBundles(root, bundles)
  if (stale.length > 0) await buildStale({ root, node: findNode(root) }, stale)
}

function tellWaiting(pid) {
  console.error(
    `… Otro proceso${pid ? ` (${pid})` : ''} prepara este mismo proyecto; se espera a que termine`,
  )
}
