import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { ended } from '../child.mjs'
import { run, start } from './command.mjs'
import { networkVariables } from './network-settings.mjs'

const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
const root = { name: 'root', uid: 0, home: '/root' }

/** A running system in its own namespaces, seen from outside. `init` is the pid of its first process. */
export function machineOf(init) {
  const children = new Set()

  function enter(program, { user = root, cwd = '/', env = {}, ...options } = {}) {
    const ids = ['--setuid', user.uid, '--setgid', user.uid].map(String)
    const namespaces = ['nsenter', '--target', String(init), '--all', '--root', ...ids, '--']
    const login = { PATH: path, HOME: user.home, USER: user.name, LOGNAME: user.name }
    return [
      [...namespaces, '/usr/bin/env', `--chdir=${cwd}`, ...program],
      { ...options, title: program.join(' '), env: { ...networkVariables(), ...login, ...env } },
    ]
  }

  function track(child) {
    children.add(child)
    child.once('close', () => children.delete(child))
    return child
  }

  return {
    init,
    run: (program, options) => run(...enter(program, { ...options, onStart: track })),
    start: (program, options) => track(start(...enter(program, options))),
    /**
     * To be called before the machine is stopped. nsenter stops itself when its child is stopped, as systemd does with
     * all processes when it powers off. It would not collect its child, for which the end of the machine waits.
     */
    leave() {
      for (const child of children) child.kill('SIGKILL')
    },
    processes: () => processesBeside(init),
  }
}

/** Pids, as this process sees them, of all that runs in the pid namespace of `init`. */
export function processesBeside(init) {
  const namespace = namespaceOf(init)
  if (namespace === undefined) return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && namespaceOf(name) === namespace)
    .map(Number)
}

/** Undefined for a process that has ended, also for a zombie. */
function namespaceOf(pid) {
  try {
    return readlinkSync(`/proc/${pid}/ns/pid`)
  } catch {
    return undefined
  }
}

/** Of all its threads: programs in Go start processes from any of them. */
export function childrenOf(pid) {
  return threadsOf(pid).flatMap((thread) => {
    try {
      return readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8')
        .split(' ')
        .filter(Boolean)
        .map(Number)
    } catch {
      return [] // has ended
    }
  })
}

function threadsOf(pid) {
  try {
    return readdirSync(`/proc/${pid}/task`)
  } catch {
    return [] // has ended
  }
}

export function descendantsOf(pid) {
  return childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)])
}

/** The command line of a process, with spaces between the arguments. Empty when it has ended. */
export function commandLineOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ').trim()
  } catch {
    return ''
  }
}

/** `look` returns something truthy in time, or this throws. */
export async function until(look, seconds, complaint) {
  const deadline = performance.now() + seconds * 1000
  for (;;) {
    const found = await look()
    if (found) return found
    if (performance.now() > deadline) throw new Error(`${complaint()} (waited ${seconds} s)`)
    await pause(100)
  }
}

/** Ends a child in the given seconds, by SIGKILL if need be. */
export async function end(child, seconds = 20) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const timer = setTimeout(() => child.kill('SIGKILL'), seconds * 1000)
  await ended(child)
  clearTimeout(timer)
}
