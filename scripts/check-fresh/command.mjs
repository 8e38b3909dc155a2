import { spawn } from 'node:child_process'
import { collect, ended } from '../child.mjs'
import { UserError } from '../user-error.mjs'

const shownCharacters = 20_000
const running = new Set()
let isCancelled = false

/** Includes where Debian keeps debootstrap, which is not in the PATH of every root shell. */
export const hostEnvironment = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` }

export class CommandError extends UserError {
  name = 'CommandError'
}

/**
 * Starts a program that is killed when this process dies, even by kill -9. `setpriv` is part of util-linux, so every
 * Debian has it.
 */
export function start(command, { env = hostEnvironment, cwd, stdin = 'ignore' } = {}) {
  if (isCancelled) throw new CommandError('Cancelled.')
  const child = spawn('setpriv', ['--pdeathsig', 'KILL', ...command], {
    env,
    cwd,
    stdio: [stdin, 'pipe', 'pipe'],
  })
  running.add(child)
  child.once('close', () => running.delete(child))
  return child
}

/** Mounts, processes and shared memory of the command end with it, also when it is killed. */
export function isolated(command) {
  return ['unshare', '--mount', '--pid', '--mount-proc', '--ipc', '--fork', '--kill-child', ...command]
}

/** Runs a program to its end and returns its output. Throws with that output when it fails. */
export async function run(
  command,
  { input, title = command.join(' '), onStart = () => {}, ...options } = {},
) {
  const child = start(command, { ...options, stdin: input === undefined ? 'ignore' : 'pipe' })
  onStart(child)
  const output = collect(child)
  child.stdin?.end(input)
  const code = await ended(child)
  if (code !== 0) throw new CommandError(`${title}\nended with exit code ${code}:\n${tail(output())}`)
  return output()
}

/** Kills what still runs. Nothing can be started afterwards. */
export async function cancelAll() {
  isCancelled = true
  const ends = [...running].map(ended)
  for (const child of running) child.kill('SIGKILL')
  await Promise.all(ends)
}

export function tail(text) {
  return text.length > shownCharacters ? `…${text.slice(-shownCharacters)}` : text
}
