import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { collect, ended } from './child.mjs'
import { isDiskFull } from './disk-space.mjs'
import { fingerprint } from './fingerprint.mjs'
import { findNode } from './node-runtime.mjs'
import { missingHere } from './platform-packages.mjs'
import { withProgress } from './progress.mjs'
import { clearStamp, readStamp, writeStamp } from './stamp.mjs'
import { texts } from './texts.mjs'
import { UserError } from './user-error.mjs'

/** Shared with a taken port (`apps/server/src/fault.ts`). All exit codes are listed in docs/operations. */
const platformPackageMissing = 3

const stampOf = (root) => join(root, 'node_modules', '.tecnoclick-install')

export function isInstalled(root) {
  return readStamp(stampOf(root)) === wantedState(root)
}

/** `onChild` receives the pid of npm. */
export async function installIfStale(root, onChild) {
  if (isInstalled(root)) return
  // A developer's own `npm ci` is as good as ours.
  if (!hasWholeTree(root)) {
    clearStamp(stampOf(root))
    try {
      await withProgress(texts.installing, () => install(root, onChild))
      requirePlatformPackages(root)
      findNode(root)
    } catch (error) {
      // npm puts this folder first on the path: the next `npm start` would run a Node that is cut off in the middle.
      rmSync(join(root, 'node_modules', '.bin'), { recursive: true, force: true })
      throw error
    }
  }
  writeStamp(stampOf(root), wantedState(root))
}

/**
 * Overrides what the user's npm may be set to: development tools build the shop and optional packages hold its native
 * parts. No package needs its install scripts. Locked versions never change, so cached metadata is good enough, which
 * lets an offline machine with a warm cache install.
 */
const npmOptions = [
  '--include=dev',
  '--include=optional',
  '--ignore-scripts',
  '--prefer-offline',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
]

/** They skip every package that names its C library (fixed in npm-install-checks 6.1.1). Node 20.0 and 20.1 bring 9.6.4. */
const faultyNpm = /^npm\/(9\.6\.[34]) /

/** A folder of tools with a lockfile of its own, once. */
export async function installTools(folder) {
  if (existsSync(join(folder, 'node_modules', '.package-lock.json'))) return
  await withProgress(texts.installing, () => runNpm(folder, process.execPath, ['ci'], () => {}))
}

async function install(root, onChild) {
  const [, version] = process.env.npm_config_user_agent?.match(faultyNpm) ?? []
  if (version && process.platform === 'linux') throw new UserError(texts.npmFaulty(version))
  await runNpm(root, process.execPath, ['ci'], onChild)
  // npm reports success although optional packages, such as our Node, did not fit on the disk.
  if (isDiskFull(root)) throw new UserError(texts.install.noSpace)
  // npm skips optional packages whose `engines` exclude the Node that runs it, say 22.0. The project's own Node fits all.
  const node = hasNode(root) ? findNode(root) : process.execPath
  if (node !== process.execPath && listMissing(root).length > 0)
    await runNpm(root, node, ['install', '--no-save'], onChild)
}

async function runNpm(root, node, command, onChild) {
  const child = spawnNpm(root, node, [...command, ...npmOptions])
  if (child.pid !== undefined) onChild(child.pid)
  const output = collect(child)
  const code = await ended(child).catch((error) => {
    throw explainInstall(`${error.code} ${error.message}`)
  })
  if (code !== 0) throw explainInstall(output())
}

/** Uses the npm that started us where there is one. */
function spawnNpm(root, node, args) {
  const env = { ...process.env, PATH: [dirname(node), process.env.PATH].join(delimiter) }
  const options = { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] }
  const npm = process.env.npm_execpath
  if (npm && /\.[cm]?js$/.test(npm) && existsSync(npm)) return spawn(node, [npm, ...args], options)
  return spawn('npm', args, { ...options, shell: process.platform === 'win32' })
}

const causes = [
  [/ENOSPC/, 'noSpace'],
  [/EACCES|EPERM|EROFS/, 'notWritable'],
  [/SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER|UNABLE_TO_VERIFY_LEAF|CERT_HAS_EXPIRED/, 'certificate'],
  [
    /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ENOTCACHED|ERR_SOCKET_TIMEOUT|network/i,
    'offline',
  ],
  [/EUSAGE|can only install packages when/, 'lockfileMismatch'],
  [/EINTEGRITY/, 'integrity'],
  [/E404|ETARGET/, 'packageMissing'],
  [/ENOENT .*npm|spawn npm/, 'noNpm'],
]

function explainInstall(output) {
  const errors = output
    .split('\n')
    .filter((line) => /^npm (error|ERR!)/.test(line))
    .slice(0, 15)
    .join('\n')
  const cause = causes.find(([pattern]) => pattern.test(output))?.[1] ?? 'unknown'
  return new UserError(texts.install[cause], { detail: errors || output.slice(-2000) })
}

/** npm skips an optional package that the registry does not have, and the build would fail without saying why. */
function requirePlatformPackages(root) {
  const [missing] = listMissing(root)
  if (!missing) return
  const sentence = missing.name ? texts.platformPackageMissing(missing) : texts.platformUnsupported(missing)
  throw new UserError(sentence, { exitCode: platformPackageMissing })
}

function listMissing(root) {
  return missingHere(root, readLockfile(join(root, 'package-lock.json')))
}

/**
 * npm keeps a copy of the lockfile in node_modules. It removes the copy before it changes the tree and writes it when
 * done, so the tree is complete where both agree.
 */
function hasWholeTree(root) {
  const wanted = readLockfile(join(root, 'package-lock.json'))
  const found = readLockfile(join(root, 'node_modules', '.package-lock.json'))
  if (!wanted || !found) return false
  const isComplete = Object.entries(wanted.packages).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link) return true
    // Packages for other platforms are optional and absent.
    return found.packages[path] ? found.packages[path].version === entry.version : entry.optional === true
  })
  return isComplete && missingHere(root, wanted).length === 0 && hasNode(root)
}

function readLockfile(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined // absent, or only half written
  }
}

function hasNode(root) {
  try {
    return findNode(root) !== ''
  } catch {
    return false
  }
}

function wantedState(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const workspaces = Object.values(packages)
    .filter(({ link }) => link)
    .map(({ resolved }) => `${resolved}/package.json`)
    .sort()
  const files = ['package-lock.json', 'package.json', ...workspaces]
  return fingerprint(root, files, `${process.platform} ${process.arch}`)
}
