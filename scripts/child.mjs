import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { isOrphan, watchParents } from './parents.mjs'

/**
 * Puts the chosen Node and the project's own tools first in PATH, for tools that start each other. npm 9 makes no link
 * to that Node in `.bin`: the packages for other platforms, which it skips, claim the same name.
 */
function environment({ root, node }, extra) {
  const folders = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH ?? '']
  return { ...process.env, ...extra, PATH: folders.join(delimiter) }
}

/** Runs in the user's terminal until it ends; returns its exit code. */
export function runForeground(runtime, args, { cwd = runtime.root, env = {} } = {}) {
  // The child notices the closed channel when this process dies, even by kill -9.
  const child = spawn(runtime.node, args, {
    cwd,
    env: environment(runtime, env),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  const forward = (signal) => child.kill(signal)
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, forward)
  const parentWatch = watchParents(() => child.kill('SIGTERM'))
  return ended(child).finally(() => {
    clearInterval(parentWatch)
    for (const signal of signals) process.off(signal, forward)
  })
}

/**
 * Runs in the place of this process, with its number, where the system and this Node can: a waiting Node takes 45 MB. Else
 * as `runForeground`. What runs has to watch its parents itself.
 */
export function runInstead(runtime, args, { env = {} } = {}) {
  if (process.platform === 'win32' || typeof process.execve !== 'function')
    return runForeground(runtime, args, { env })
  if (isOrphan()) return 128 + constants.signals.SIGTERM
  process.chdir(runtime.root)
  process.execve(runtime.node, [runtime.node, ...args], environment(runtime, env))
}

/** Runs silently; returns its exit code and all it printed. */
export async function runQuietly(runtime, args, { cwd = runtime.root, env = {} } = {}) {
  const child = spawn(runtime.node, args, {
    cwd,
    env: environment(runtime, env),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = collect(child)
  return { code: await ended(child), output: output() }
}

export function collect(child) {
  const chunks = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk))
  return () => Buffer.concat(chunks).toString('utf8').trim()
}

export function ended(child) {
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)))
  })
}
