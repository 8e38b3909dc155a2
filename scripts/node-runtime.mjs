import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Fault } from './fault.mjs'

/** The first Node that runs our TypeScript as it is. */
const ownMajor = 24

/** The project brings its own Node as a dependency; a newer one on the machine serves where that has no binary. */
export function findNode(root) {
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const own = join(root, 'node_modules', 'node', 'bin', name)
  if (existsSync(own) && answersVersion(own)) return own
  if (Number(process.versions.node.split('.')[0]) >= ownMajor) return process.execPath
  throw new Fault(
    `Falta el Node ${ownMajor} del proyecto (node_modules/node). Si npm tiene «ignore-scripts» activado, ` +
      'ejecute «npm config set ignore-scripts false», borre node_modules y repita la orden; ' +
      `o instale Node ${ownMajor} desde https://nodejs.org.`,
  )
}

function answersVersion(path) {
  try {
    return execFileSync(path, ['--version'], { timeout: 10_000 }).toString().startsWith('v')
  } catch {
    return false // made for another processor or another C library
  }
}

/** The script behind a package's command, to be run by the Node of our choice rather than by its `#!`. */
export function toolPath(root, packageName, command) {
  const folder = join(root, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const script = typeof bin === 'string' ? bin : bin[command ?? packageName.split('/').at(-1)]
  return join(folder, script)
}
