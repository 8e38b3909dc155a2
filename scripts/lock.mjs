import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Lets one process at a time do the work; the others wait, and then find it done. */
export async function withLock(file, work, whenWaiting = () => {}) {
  mkdirSync(dirname(file), { recursive: true })
  let told = false
  while (!take(file)) {
    const holder = readHolder(file)
    if (holder && !isAlive(holder)) discard(file, holder)
    else {
      if (!told) whenWaiting(holder?.pid)
      told = true
      await pause(250)
    }
  }
  const release = () => rmSync(file, { force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.off('exit', release)
    release()
  }
}

function take(file) {
  try {
    writeFileSync(file, JSON.stringify({ pid: process.pid, born: birthOf(process.pid) }), { flag: 'wx' })
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
    return undefined // released just now, or not written out yet
  }
}

/** Only the one that moves the dead lock away may go on: two that saw it dead must not both remove it. */
function discard(file, { pid }) {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
    if (readHolder(aside)?.pid !== pid) renameSync(aside, file)
  } catch {
    return // somebody else was faster
  }
  rmSync(aside, { force: true })
}

function isAlive({ pid, born }) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
  return birthOf(pid) === born
}

/** When a process began, where the system tells it: process numbers are used again. */
function birthOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')
    return fields[0] === 'Z' ? 'dead' : fields[19]
  } catch {
    return ''
  }
}
