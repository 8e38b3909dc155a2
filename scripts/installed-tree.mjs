import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * npm keeps a copy of the lockfile inside node_modules, takes it away when it begins to change the tree and writes
 * it when it is done. Where both agree the tree is whole, whoever installed it.
 */
export function hasWholeTree(root) {
  const asked = readPackages(join(root, 'package-lock.json'))
  const found = readPackages(join(root, 'node_modules', '.package-lock.json'))
  if (!asked || !found) return false
  return Object.entries(asked).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link) return true
    // Packages for other systems are optional and absent.
    return found[path] ? found[path].version === entry.version : entry.optional === true
  })
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined // absent, or cut off in the middle of writing
  }
}
