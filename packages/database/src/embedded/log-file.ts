import {
  closeSync,
  constants,
  copyFileSync,
  fstatSync,
  ftruncateSync,
  lstatSync,
  openSync,
  readSync,
  rmSync,
  writeSync,
} from 'node:fs'

const LARGEST_LOG = 10_000_000

/**
 * Opened for appending, so that PostgreSQL writes on from the new end after the file was cut; and never through a
 * link, because root opens it in a folder that belongs to PostgreSQL's user.
 */
export function openLog(path: string): number {
  const { O_APPEND, O_CREAT, O_NOFOLLOW, O_RDWR } = constants
  return openSync(path, O_RDWR | O_APPEND | O_CREAT | O_NOFOLLOW, 0o600)
}

export function appendToLog(path: string, text: string): void {
  const log = openLog(path)
  try {
    writeSync(log, text)
  } catch {
    // The disk is full: whoever wrote this has said so in its error already.
  } finally {
    closeSync(log)
  }
}

/** At most twice the limit is kept: the file and one predecessor. */
export function boundLog(path: string, largest = LARGEST_LOG): void {
  if (logSize(path) <= largest) return
  const log = openLog(path)
  try {
    rmSync(`${path}.1`, { force: true })
    copyFileSync(path, `${path}.1`, constants.COPYFILE_EXCL)
  } finally {
    // Even when no copy could be kept: a log must not be what fills the disk.
    ftruncateSync(log)
    closeSync(log)
  }
}

export function logSize(path: string): number {
  return lstatSync(path, { throwIfNoEntry: false })?.size ?? 0
}

/** What was written since the log had that size, at most its last 8 kB. */
export function readLogSince(path: string, size: number): string {
  const log = openLog(path)
  try {
    const end = fstatSync(log).size
    const start = Math.max(size, end - 8_192)
    const buffer = Buffer.alloc(Math.max(0, end - start))
    return buffer.toString('utf8', 0, readSync(log, buffer, 0, buffer.length, start))
  } finally {
    closeSync(log)
  }
}
