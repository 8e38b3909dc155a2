import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Runs `work` in one process at a time. The others wait for their turn. `work` receives a function that lets a child
 * process hold the lock too: npm goes on installing when the process that started it is killed.
 */
export async function withLock(file, work, onWait = () => {}) {
  mkdirSync(dirname(file), { recursive: true })
  let notified = false
  while (!take(file)) {
    const holder = readHolder(file)
    if (holder && !isHeld(holder)) discard(file, holder)
    else {
      if (!notified) onWait(holder?.pid)
      notified = true
      await pause(250)
    }
  }
  const release = () => rmSync(file, { force: true })
  process.once('exit', release)
  try {
    return await work((child) => {
      writeFileSync(file, JSON.stringify({ ...identify(process.pid), child: identify(child) }))
    })
  } finally {
    process.off('exit', release)
    release()
  }
}

function take(file) {
  try {
    writeFileSync(file, JSON.stringify(identify(process.pid)), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

function readHolder(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined // released meanwhile, or not written yet
  }
}

/** Renaming is atomic: of two processes that found the lock dead, only one removes it. */
function discard(file, { pid }) {
  const renamed = `${file}.${process.pid}`
  try {
    renameSync(file, renamed)
    if (readHolder(renamed)?.pid !== pid) renameSync(renamed, file)
  } catch {
    return // another process was faster
  }
  rmSync(renamed, { force: true })
}

function isHeld(holder) {
  return isAlive(holder) || (holder.child !== undefined && isAlive(holder.child))
}

function identify(pid) {
  return { pid, startedAt: startTimeOf(pid) }
}

function isAlive({ pid, startedAt }) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
  return startTimeOf(pid) === startedAt
}

/** Start time of a process, because pids are reused. Empty where there is no /proc. */
function startTimeOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')
    return fields[0] === 'Z' ? 'dead' : fields[19]
  } catch {
    return ''
  }
}
