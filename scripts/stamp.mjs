import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** A stamp records the inputs of finished work. It is cleared before the work begins, so half-done work never counts. */
export function readStamp(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined // never finished
  }
}

export function clearStamp(file) {
  rmSync(file, { force: true })
}

export function writeStamp(file, content) {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, content)
  renameSync(draft, file)
}
