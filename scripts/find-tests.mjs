import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { filesBelow } from './fingerprint.mjs'

const folders = ['packages', 'apps', 'scripts', 'bench', 'failover', 'e2e/specs']
const isTest = (name) => /\.(test|spec)\.(ts|tsx|mjs)$/.test(name)

/**
 * The test files whose path contains every word. If there are none, those with a title that contains all of them as one
 * phrase, and a `pattern` for these titles.
 */
export function findTests(root, words) {
  const files = folders
    .flatMap((folder) => filesBelow(join(root, folder), isTest))
    .map((file) => relative(root, file).split(sep).join('/'))
  const named = files.filter((file) => words.every((word) => file.includes(word)))
  if (named.length > 0) return byRunner(named)
  const pattern = words.join(' ').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const title = new RegExp(`['"\`].*${pattern}`)
  const titled = files.filter((file) => title.test(readFileSync(join(root, file), 'utf8')))
  return { ...byRunner(titled), pattern }
}

function byRunner(files) {
  const isBrowserTest = (file) => file.startsWith('e2e/')
  return {
    vitest: files.filter((file) => !isBrowserTest(file)),
    browser: files.filter(isBrowserTest).map((file) => file.slice('e2e/'.length)),
  }
}
