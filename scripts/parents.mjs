import { readFileSync } from 'node:fs'

/** Read at the start, because npm may also be killed while we install and build. */
const parent = process.ppid
const npm = isNpm(parent) ? undefined : parentOf(parent)

/** Whether npm started this process and it, or the shell between npm and us, is gone. */
export function isOrphan() {
  if (process.env.npm_lifecycle_event === undefined) return false
  return process.ppid !== parent || (npm !== undefined && parentOf(parent) !== npm)
}

/**
 * Calls back when npm is gone. npm forwards signals to the shell between, which may die without a signal to us, as does
 * a killed npm. The server would keep its port with nothing to stop it.
 */
export function watchParents(onGone) {
  if (process.env.npm_lifecycle_event === undefined) return undefined
  const timer = setInterval(() => {
    if (!isOrphan()) return
    clearInterval(timer)
    onGone()
  }, 250)
  return timer.unref()
}

function isNpm(pid) {
  return /^npm\b/.test(readProc(pid, 'cmdline'))
}

/** Undefined where there is no /proc. */
function parentOf(pid) {
  const fields = readProc(pid, 'stat').split(') ').at(-1)?.split(' ')
  return fields?.[1] === undefined ? undefined : Number(fields[1])
}

function readProc(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
