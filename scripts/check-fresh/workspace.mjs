import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { CommandError, cancelAll } from './command.mjs'

/** A temporary folder, and what has to be undone before it can be removed. */
export function openWorkspace({ keep }) {
  const folder = mkdtempSync(join(tmpdir(), 'tecnoclick-fresh-'))
  const closers = []
  let closing

  /** Never follows a mount. There should be none: everything that mounts has a mount namespace of its own. */
  async function remove(...folders) {
    if (!keep) await promisify(execFile)('rm', ['--recursive', '--force', '--one-file-system', ...folders])
  }

  async function close() {
    for (const closer of closers.toReversed()) {
      // One that fails must not keep the others from closing.
      await closer().catch((error) => console.error(error.message))
    }
    await cancelAll()
    if (keep) console.error(`Kept: ${folder}`)
    await remove(folder)
  }
  return {
    path: (...names) => join(folder, ...names),
    remove,
    onClose: (closer) => closers.push(closer),
    close: () => (closing ??= close()),
  }
}

/** Closes also when the user presses Ctrl-C. */
export async function withWorkspace(options, work) {
  const workspace = openWorkspace(options)
  const stop = (signal) => {
    console.error(`\n${signal}: cleaning up`)
    workspace.close().finally(() => process.exit(1))
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, stop)
  try {
    return await work(workspace)
  } finally {
    await workspace.close()
    for (const signal of signals) process.off(signal, stop)
  }
}

/** A step for `runSteps`. */
export function step(name, work) {
  return {
    name,
    run: async () => {
      try {
        await work()
        return { code: 0, output: '' }
      } catch (error) {
        return { code: 1, output: error instanceof CommandError ? error.message : error.stack }
      }
    },
  }
}
