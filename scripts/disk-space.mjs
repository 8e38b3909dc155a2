import { statfsSync } from 'node:fs'

/** Less than this is of no use: the build and the first database need more. */
const leastBytes = 64 * 1024 * 1024

export function isDiskFull(folder, statfs = statfsSync) {
  const { bavail, bsize } = statfs(folder)
  return bavail * bsize < leastBytes
}
