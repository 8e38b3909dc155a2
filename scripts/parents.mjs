import { readFileSync } from 'node:fs'

/**
 * Calls back once npm, or the shell that npm put between us, is gone. npm passes its signals to that shell, which may
 * die of them and say nothing; npm killed with -9 says nothing to anybody. A store that nobody can stop any more would
 * hold its port.
 */
export function watchParents(whenGone) {
  if (process.env.npm_lifecycle_event === undefined) return undefined
  const parent = process.ppid
  const npm = isNpm(parent) ? undefined : parentOf(parent)
  const isAlone = () => process.ppid !== parent || (npm !== undefined && parentOf(parent) !== npm)
  const timer = setInterval(() => {
    if (!isAlone()) return
    clearInterval(timer)
    whenGone()
  }, 250)
  return timer.unref()
}

function isNpm(pid) {
  return /^npm\b/.test(read(pid, 'cmdline'))
}

/** Undefined where the system does not tell it in this way. */
function parentOf(pid) {
  const fields = read(pid, 'stat').split(') ').at(-1)?.split(' ')
  return fields?.[1] === undefined ? undefined : Number(fields[1])
}

function read(pid, what) {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8')
  } catch {
    return ''
  }
}
