import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { watchParents } from './parents.mjs'

/** Tools that start `node` or one another find the project's own ones first. */
function environment({ root }, extra) {
  const path = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`
  return { ...process.env, ...extra, PATH: path }
}

/** Runs in the person's terminal until it ends by itself; gives its exit code. */
export function runForeground(runtime, args, { cwd = runtime.root, env = {} } = {}) {
  // The channel tells the child when this process is gone, even by kill -9.
  const child = spawn(runtime.node, args, {
    cwd,
    env: environment(runtime, env),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  const forward = (signal) => child.kill(signal)
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, forward)
  const orphaned = watchParents(() => child.kill('SIGTERM'))
  return ended(child).finally(() => {
    clearInterval(orphaned)
    for (const signal of signals) process.off(signal, forward)
  })
}

/** Runs silently; gives its exit code and all it printed. */
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
