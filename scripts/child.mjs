import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

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

/** Read at the start, because npm may also be killed while we install and build. */
const parent = process.ppid
const npm = isNpm(parent) ? undefined : parentOf(parent)

/**
 * Calls back when npm, or the shell between npm and us, is gone. npm forwards signals to that shell, which may die
 * without a signal to us, as does a killed npm. The server would keep its port with nothing to stop it.
 */
function watchParents(onGone) {
  if (process.env.npm_lifecycle_event === undefined) return undefined
  const isOrphan = () => process.ppid !== parent || (npm !== undefined && parentOf(parent) !== npm)
  const timer = setInterval(() => {
    if (!isOrphan()) return
    clearInterval(timer)
    onGone()
  }, 250)
  return timer.unref()
}

function isNpm(pid) {
  return /^npm\b/.test(readProc(pid, 'cmdline'))
}

/** Undefined where there is no /proc. */
function parentOf(pid) {
  const fields = readProc(pid, 'stat').split(') ').at(-1)?.split(' ')
  return fields?.[1] === undefined ? undefined : Number(fields[1])
}

function readProc(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
