import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { seconds } from '@tecnoclick/domain/platform/duration'
import { waitFor } from '@tecnoclick/server/testing/wait-for'

const run = promisify(execFile)
export const ip = async (...args: string[]) => (await run('ip', args)).stdout

export interface Program {
  command: readonly string[]
  /** Root unless named. */
  user?: string
  env?: Readonly<Record<string, string>>
}

interface MachineOptions {
  name: string
  address: string
  folder: string
  /** Its network namespace. */
  space: string
  bridge: string
}

/** Its first process reaps orphans; with it ends everything on the machine, as when the power goes. */
const boot = 'mount -t proc proc /proc; mount -t tmpfs tmpfs /dev/shm; "$@"; exit $?'
const isolated = ['unshare', '--ipc', '--mount', '--pid', '--fork', '--kill-child=SIGKILL']

/** Processes, shared memory and network of its own; the files are those of this host. */
export class Machine {
  readonly name: string
  readonly address: string
  readonly folder: string
  readonly #space: string
  readonly #cable: string
  #child: ChildProcess | undefined
  #program: Program | undefined

  constructor({ name, address, folder, space, bridge }: MachineOptions) {
    this.name = name
    this.address = address
    this.folder = folder
    this.#space = space
    this.#cable = `${bridge}${name}`
  }

  /** Started again when it ends by itself, as systemd would do. */
  start(program: Program): void {
    const { command, user, env = {} } = program
    const log = openSync(join(this.folder, 'log'), 'a')
    const as = user ? ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups', '--'] : []
    const args = [`--net=/run/netns/${this.#space}`, ...isolated, 'sh', '-c', boot, 'sh', ...as, ...command]
    const { PATH = '' } = process.env
    const child = spawn('nsenter', args, {
      env: { PATH: `${PATH}:/usr/sbin:/sbin`, HOME: this.folder, ...env },
      stdio: ['ignore', log, log],
      detached: true,
    })
    this.#program = program
    this.#child = child
    child.on('exit', () => {
      if (this.#child === child) setTimeout(() => this.#child === child && this.start(program), 1000)
    })
  }

  /** Everything on it at once, by SIGKILL. */
  async kill(): Promise<void> {
    const child = this.#child
    this.#child = undefined
    if (child && child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    await waitFor(async () => ((await this.pids()).length === 0 ? true : undefined), seconds(20))
  }

  /** It is not started again; whoever removes the network kills it. */
  abandon(): void {
    this.#child = undefined
    this.#program = undefined
  }

  restart(): void {
    if (this.#program && !this.#child) this.start(this.#program)
  }

  /** Pids as this host sees them. */
  async pids(): Promise<number[]> {
    const text = await ip('netns', 'pids', this.#space)
    return text.split('\n').filter(Boolean).map(Number)
  }

  /** Processes whose command line matches, oldest first. */
  async findProcesses(pattern: RegExp): Promise<number[]> {
    const pids = (await this.pids()).sort((a, b) => a - b)
    return pids.filter((pid) => pattern.test(commandLineOf(pid)))
  }

  unplug(): Promise<string> {
    return ip('link', 'set', this.#cable, 'down')
  }

  plug(): Promise<string> {
    return ip('link', 'set', this.#cable, 'up')
  }

  /** Sends nothing to these any more; everybody else is still reached. */
  async avoid(others: readonly Machine[]): Promise<void> {
    for (const { address } of others)
      await ip('-n', this.#space, 'route', 'add', 'blackhole', `${address}/32`)
  }

  async meet(others: readonly Machine[]): Promise<void> {
    for (const { address } of others)
      await ip('-n', this.#space, 'route', 'delete', 'blackhole', `${address}/32`)
  }

  /** For a report of what went wrong. */
  lastOutput(): string {
    return readFileSync(join(this.folder, 'log'), 'utf8').slice(-2000)
  }
}

function commandLineOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}
