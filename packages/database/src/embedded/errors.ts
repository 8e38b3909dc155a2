import { statfsSync } from 'node:fs'
import { sentences } from './sentences.ts'

export type EmbeddedProblem =
  | 'store-in-use'
  | 'disk-full'
  | 'no-permission'
  | 'not-a-directory'
  | 'no-binaries'
  | 'version-mismatch'
  | 'not-a-cluster'
  | 'cannot-run-as-root'
  | 'start-failed'

const fullBelowBytes = 1_000_000

/** The message is one Spanish sentence for the operator; no data was damaged. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError'
  readonly problem: EmbeddedProblem

  constructor(problem: EmbeddedProblem, message: string, options?: ErrorOptions) {
    super(message, options)
    this.problem = problem
  }
}

/** Translates errors of the file system for the operator; any other error is returned unchanged. */
export function explainFileError(error: unknown, path: string): unknown {
  switch (codeOf(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new EmbeddedPostgresError('disk-full', sentences.diskFull(path), { cause: error })
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new EmbeddedPostgresError('no-permission', sentences.noPermission(path), { cause: error })
    case 'ENOTDIR':
    case 'EEXIST':
      return new EmbeddedPostgresError('not-a-directory', sentences.notADirectory(path), { cause: error })
    default:
      return error
  }
}

/** Explains what initdb or postgres printed before it failed. On a full disk even that may be lost, so the disk is checked too. */
export function explainOutput(output: string, home: string, logFile: string): EmbeddedPostgresError {
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  if (lines.some(isAboutFullDisk) || isFull(home)) {
    return new EmbeddedPostgresError('disk-full', sentences.diskFull(home))
  }
  if (/Permission denied|Read-only file system/.test(output)) {
    return new EmbeddedPostgresError('no-permission', sentences.noPermission(home))
  }
  const reason = lines.findLast((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1) ?? ''
  return new EmbeddedPostgresError('start-failed', sentences.startFailed(logFile, reason.trim()))
}

export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/**
 * The kernel reports missing shared memory and semaphores with the same words, where free disk space would not help. A
 * file that grew by less than requested ('wrote only 4096 of 8192 bytes') means a full disk without these words.
 */
function isAboutFullDisk(line: string): boolean {
  const words = /No space left on device|Disk quota exceeded|could not extend file .*wrote only/
  return words.test(line) && !/shared memory|semaphore/.test(line)
}

function isFull(home: string): boolean {
  const { bavail, bsize } = statfsSync(home)
  return bavail * bsize < fullBelowBytes
}
