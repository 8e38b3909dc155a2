import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freeRange } from './address-range.ts'
import { ip, Machine } from './machine.ts'

const run = promisify(execFile)

/** No run is longer, whatever happens to the process that started it. */
const mostSeconds = 1790

/**
 * Removes everything as soon as its standard input ends, which it does however the test ends. It only touches processes
 * in the namespaces of this run.
 */
const cleaning = `
timeout ${mostSeconds} cat > /dev/null
bridge=$1 folder=$2 keep=$3
shift 3
for name; do
  for turn in 1 2 3 4 5 6 7 8 9 10; do
    pids=$(ip netns pids "$bridge-$name" 2> /dev/null) || break
    [ -n "$pids" ] || break
    kill -9 $pids 2> /dev/null
    sleep 0.2
  done
  ip netns delete "$bridge-$name" 2> /dev/null
  # A socket that still waits for an answer keeps a namespace without a name for minutes.
  ip link delete "$bridge$name" 2> /dev/null
done
ip link delete "$bridge" 2> /dev/null
[ "$keep" = keep ] || rm --recursive --force --one-file-system "$folder"
`

export interface Network {
  folder: string
  /** In the form 10.1.2.0/24. */
  range: string
  machine(name: string): Machine
  /** Removes machines, processes and files. */
  close(): Promise<void>
}

/** A bridge with one network namespace for each machine. This host has the first address of the range. */
export async function openNetwork(names: readonly string[], { keep = false } = {}): Promise<Network> {
  const bridge = `tcf${randomBytes(2).toString('hex')}`
  const folder = mkdtempSync(join(tmpdir(), 'tecnoclick-failover-'))
  // PostgreSQL and HAProxy have users of their own.
  await run('chmod', ['755', folder])
  const cleaner = startCleaner([bridge, folder, keep ? 'keep' : 'remove', ...names])
  const machines = new Map<string, Machine>()
  let isClosing = false
  cleaner.on('exit', () => {
    if (isClosing) return
    console.error(`Not finished after ${mostSeconds} s: everything was removed`)
    process.exit(1)
  })
  const close = async () => {
    isClosing = true
    for (const machine of machines.values()) machine.abandon()
    cleaner.stdin?.end()
    if (cleaner.exitCode === null) await once(cleaner, 'exit')
    if (keep) console.log(`Kept: ${folder}`)
  }
  try {
    const range = freeRange(await ip('-4', 'route', 'show', 'table', 'all'))
    await ip('link', 'add', bridge, 'type', 'bridge')
    await ip('address', 'add', `${range}.1/24`, 'dev', bridge)
    await ip('link', 'set', bridge, 'up')
    for (const [index, name] of names.entries()) {
      const own = join(folder, name)
      mkdirSync(own)
      const address = `${range}.${index + 10}`
      await addMachine(bridge, name, address)
      machines.set(name, new Machine({ name, address, folder: own, space: `${bridge}-${name}`, bridge }))
    }
    const machine = (name: string) => {
      const found = machines.get(name)
      if (!found) throw new Error(`No machine ${name}`)
      return found
    }
    return { folder, range: `${range}.0/24`, machine, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** In a session of its own: Ctrl-C must not reach it. */
function startCleaner(args: string[]): ChildProcess {
  return spawn('sh', ['-c', cleaning, 'sh', ...args], {
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  })
}

async function addMachine(bridge: string, name: string, address: string): Promise<void> {
  const [space, cable] = [`${bridge}-${name}`, `${bridge}${name}`]
  await ip('netns', 'add', space)
  await ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space)
  await ip('link', 'set', cable, 'master', bridge, 'up')
  await ip('-n', space, 'link', 'set', 'lo', 'up')
  await ip('-n', space, 'address', 'add', `${address}/24`, 'dev', 'eth0')
  await ip('-n', space, 'link', 'set', 'eth0', 'up')
}
