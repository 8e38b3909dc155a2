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

const largestLogBytes = 10_000_000
const readAtMostBytes = 8_192

/**
 * Opened for appending: PostgreSQL continues at the new end after the file was truncated. Never through a link, because
 * root opens it in a folder that belongs to PostgreSQL's user.
 */
export function openLog(path: string): number {
  return openSync(path, constants.O_RDWR | constants.O_APPEND | constants.O_CREAT | noFollow, 0o600)
}

/** Windows has no such flag. */
const noFollow = constants.O_NOFOLLOW ?? 0

export function appendToLog(path: string, text: string): void {
  const log = openLog(path)
  try {
    writeSync(log, text)
  } catch {
    // The disk is full, which the current error already reports.
  } finally {
    closeSync(log)
  }
}

/** Keeps at most twice the limit: the file and its predecessor. */
export function boundLog(path: string, largestBytes = largestLogBytes): void {
  if (logSize(path) <= largestBytes) return
  // Without O_APPEND: Windows refuses to truncate a file opened for appending.
  const log = openSync(path, constants.O_RDWR | noFollow)
  try {
    rmSync(`${path}.1`, { force: true })
    copyFileSync(path, `${path}.1`, constants.COPYFILE_EXCL)
  } finally {
    // Also when no copy could be made: a log must not fill the disk.
    ftruncateSync(log)
    closeSync(log)
  }
}

export function logSize(path: string): number {
  return lstatSync(path, { throwIfNoEntry: false })?.size ?? 0
}

/** What was written since the log had that size, at most its last 8 kB. Read-only: pg_ctl locks the log on Windows. */
export function readLogSince(path: string, size: number): string {
  const log = openSync(path, constants.O_RDONLY | noFollow)
  try {
    const end = fstatSync(log).size
    const start = Math.max(size, end - readAtMostBytes)
    const buffer = Buffer.alloc(Math.max(0, end - start))
    return buffer.toString('utf8', 0, readSync(log, buffer, 0, buffer.length, start))
  } finally {
    closeSync(log)
  }
}
