import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { collect, ended } from './child.mjs'
import { fingerprint } from './fingerprint.mjs'
import { findNode } from './node-runtime.mjs'
import { missingHere } from './platform-packages.mjs'
import { withProgress } from './progress.mjs'
import { clearStamp, readStamp, writeStamp } from './stamp.mjs'
import { texts } from './texts.mjs'
import { UserError } from './user-error.mjs'

const platformPackageMissing = 3

const stampOf = (root) => join(root, 'node_modules', '.tecnoclick-install')

export function isInstalled(root) {
  return readStamp(stampOf(root)) === wantedState(root)
}

export async function installIfStale(root) {
  if (isInstalled(root)) return
  // A developer's own `npm ci` is as good as ours.
  if (!hasWholeTree(root)) {
    clearStamp(stampOf(root))
    await withProgress(texts.installing, () => install(root))
    requirePlatformPackages(root)
    findNode(root)
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

async function install(root) {
  const child = spawnNpm(['ci', ...npmOptions], root)
  const output = collect(child)
  const code = await ended(child).catch((error) => {
    throw explainInstall(`${error.code} ${error.message}`)
  })
  if (code !== 0) throw explainInstall(output())
}

/** Uses the npm that started us where there is one. */
function spawnNpm(args, root) {
  const options = { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] }
  const npm = process.env.npm_execpath
  if (npm && /\.[cm]?js$/.test(npm) && existsSync(npm))
    return spawn(process.execPath, [npm, ...args], options)
  return spawn('npm', args, { ...options, shell: process.platform === 'win32' })
}

const causes = [
  [/ENOSPC/, 'noSpace'],
  [/EACCES|EPERM|EROFS/, 'notWritable'],
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
  const [missing] = missingHere(root, readLockfile(join(root, 'package-lock.json')))
  if (!missing) return
  const sentence = missing.name ? texts.platformPackageMissing(missing) : texts.platformUnsupported(missing)
  throw new UserError(sentence, { exitCode: platformPackageMissing })
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
