import { formatBytes } from '@tecnoclick/messages/platform/format-bytes'
import { print } from './run-command.ts'

const everyMs = 1000

/** At most one line per second, so that logs stay short. */
export function showProgress(
  what: string,
  allBytes?: number,
): (step: { table: string; bytes: number }) => void {
  let last = performance.now()
  return ({ table, bytes }) => {
    if (performance.now() - last < everyMs) return
    last = performance.now()
    const share = allBytes ? `${Math.floor((100 * bytes) / allBytes)} %, ` : ''
    print(`… ${what}: ${share}${formatBytes(bytes, 'es')} (${table})`)
  }
}

export function secondsSince(startedAt: number): string {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
}
