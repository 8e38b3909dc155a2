import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Row } from './print-table.ts'

interface Process {
  pid: number
  parent: number
  residentMegabytes: number
  program: string
}

/**
 * Memory of all processes of the shop without PostgreSQL. On Linux the parts of Node that they share count once; elsewhere they
 * count in each. No row on Windows, which has no `ps`.
 */
export async function measureMemory(what: string, pid: number, most: number): Promise<Row[]> {
  const processes = await listProcesses().catch(() => [])
  const own = processes.filter((one) => descends(one, pid, processes) && !/\bpostgres\b/.test(one.program))
  if (own.length === 0) return []
  const sizes = await Promise.all(own.map(async (one) => (await proportional(one)) ?? one.residentMegabytes))
  return [{ what: `memory ${what}`, unit: 'MB', most, measured: sizes.reduce((sum, size) => sum + size, 0) }]
}

/** Megabytes, where a page that several processes share is divided among them. Undefined where there is no /proc. */
async function proportional({ pid }: Process): Promise<number | undefined> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  const kilobytes = /^Pss:\s+(\d+) kB$/m.exec(text)?.[1]
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024
}

async function listProcesses(): Promise<Process[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss=,args='])
  return stdout
    .trim()
    .split('\n')
    .map((line) => {
      const [pid, parent, kilobytes, program = ''] = line.trim().split(/\s+/)
      return {
        pid: Number(pid),
        parent: Number(parent),
        residentMegabytes: Number(kilobytes) / 1024,
        program,
      }
    })
}

function descends({ pid, parent }: Process, root: number, all: readonly Process[]): boolean {
  if (pid === root || parent === root) return true
  const above = all.find((one) => one.pid === parent)
  return above !== undefined && descends(above, root, all)
}
