import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { collect, ended } from './child.mjs'
import { explainInstall } from './explain-install.mjs'
import { fingerprint } from './fingerprint.mjs'
import { hasWholeTree } from './installed-tree.mjs'
import { findNode } from './node-runtime.mjs'
import { withProgress } from './progress.mjs'
import { clearStamp, readStamp, writeStamp } from './stamp.mjs'

const stampOf = (root) => join(root, 'node_modules', '.tecnoclick-install')

export function isInstalled(root) {
  return readStamp(stampOf(root)) === wanted(root)
}

export async function installIfStale(root) {
  if (isInstalled(root)) return
  // What a developer installed by hand is as good, once npm has written down that it finished.
  if (!hasWholeTree(root) || !bringsNode(root)) {
    clearStamp(stampOf(root))
    await withProgress('Instalando las dependencias (la primera vez tarda alrededor de un minuto)', () =>
      install(root),
    )
    findNode(root)
  }
  writeStamp(stampOf(root), wanted(root))
}

/** Without development tools there is nothing to build with, whatever the machine is set to. */
const always = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']

async function install(root) {
  const exact = await npm(root, ['ci', ...always])
  if (exact.code === 0) return
  if (!missesOptionalPackages(exact.output)) throw explainInstall(exact.output)
  // The locked versions all the same; only what the lockfile does not know is looked up, and it is left as it is.
  const lenient = await npm(root, ['install', '--no-save', ...always])
  if (lenient.code !== 0) throw explainInstall(lenient.output)
}

/**
 * `npm ci` refuses a lockfile without the packages that other systems would need, although it would not install them.
 * A registry that does not carry them all makes such lockfiles.
 */
function missesOptionalPackages(output) {
  return output.includes('EUSAGE') && /Missing: \S+ from lock file/.test(output)
}

async function npm(root, args) {
  const child = spawnNpm(args, root)
  const output = collect(child)
  const code = await ended(child).catch((error) => {
    throw explainInstall(`${error.code} ${error.message}`)
  })
  return { code, output: output() }
}

/** The very npm that started us, where there is one. */
function spawnNpm(args, root) {
  const options = { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] }
  const npm = process.env.npm_execpath
  if (npm && /\.[cm]?js$/.test(npm) && existsSync(npm))
    return spawn(process.execPath, [npm, ...args], options)
  return spawn('npm', args, { ...options, shell: process.platform === 'win32' })
}

function bringsNode(root) {
  try {
    return findNode(root) !== ''
  } catch {
    return false
  }
}

function wanted(root) {
  const folders = workspaceFolders(root)
  const files = ['package-lock.json', 'package.json', ...folders.map((folder) => `${folder}/package.json`)]
  return fingerprint(root, files, `${process.platform} ${process.arch}`)
}

/** npm writes each workspace into the lockfile as a link, so its patterns need not be read. */
function workspaceFolders(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return Object.values(packages)
    .filter((entry) => entry.link)
    .map((entry) => entry.resolved)
    .sort()
}
