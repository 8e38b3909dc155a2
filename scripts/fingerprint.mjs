import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const generated = new Set(['node_modules', 'build', 'dist', '.react-router', '.cache'])
const isTest = /\.test\.(ts|tsx|mjs)$/
const isSource = (name) => !isTest.test(name)

/** One hash over names and contents of files and of everything below folders. A missing path counts as empty. */
export function fingerprint(root, paths, extra = '') {
  const hash = createHash('sha256').update(extra)
  for (const path of paths) {
    for (const file of filesBelow(join(root, path))) {
      const content = readFileSync(file)
      hash.update(`\0${relative(root, file).split(sep).join('/')}\0${content.length}\0`).update(content)
    }
  }
  return hash.digest('hex')
}

/** Changes whenever a file is written, even with what it held; does not read the files. */
export function fileTimes(root, paths) {
  const hash = createHash('sha256')
  for (const path of paths) {
    for (const file of filesBelow(join(root, path))) {
      const { size, mtimeMs } = statSync(file)
      hash.update(`\0${file}\0${size}\0${mtimeMs}`)
    }
  }
  return hash.digest('hex')
}

/** In a fixed order, without what is generated. */
export function filesBelow(path, isWanted = isSource) {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return []
  if (stats.isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !generated.has(entry.name) && (entry.isDirectory() || isWanted(entry.name)))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.isDirectory()) return filesBelow(join(path, entry.name), isWanted)
      return entry.isFile() ? [join(path, entry.name)] : []
    })
}
