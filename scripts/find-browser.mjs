import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, posix, win32 } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { bundledPath, playwrightPath } from '../e2e/support/packaged-browsers.mjs'
import { toolPath } from './node-runtime.mjs'
import { withProgress } from './progress.mjs'
import { UserError } from './user-error.mjs'

const run = promisify(execFile)
const root = fileURLToPath(new URL('..', import.meta.url))

/** The first has no windows, which saves a fifth of the processor time of the tests. */
const linuxCommands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
]

/** Ubuntu has only the second. */
const debianPackages = ['chromium-headless-shell', 'chromium']

const macApplications = ['Google Chrome', 'Chromium', 'Microsoft Edge']

const windowsPrograms = [
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Chromium', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
]

/** The first browser that runs, as `{ path, version }`. Installs one where the machine has none and allows it. */
export async function findBrowser(machine = thisMachine()) {
  const { env } = machine
  if (env.CHROMIUM_PATH) return requireChosen(machine)
  for await (const path of candidates(machine)) {
    const version = path && (await machine.versionOf(path))
    if (version) return { path, version }
  }
  throw new UserError(`No browser for the tests was found. Run: ${helpfulCommand(machine)}`)
}

/** A choice that does not run is an error: another browser would hide the mistake. */
async function requireChosen({ env: { CHROMIUM_PATH: path }, versionOf }) {
  const version = await versionOf(path)
  if (version) return { path, version }
  throw new UserError(`CHROMIUM_PATH names ${path}, which is not a browser that runs. Correct or unset it.`)
}

/** In order of preference. A generator, because unpacking and installing must wait until they are needed. */
async function* candidates(machine) {
  yield* usualPlaces(machine)
  yield await machine.playwrightPath()
  if (machine.platform === 'linux' && machine.arch === 'x64') yield await machine.bundledPath()
  for (const name of canUseApt(machine) ? debianPackages : []) {
    await machine.installByApt(name)
    yield* usualPlaces(machine)
  }
  await machine.installByPlaywright()
  yield await machine.playwrightPath()
}

function usualPlaces({ platform, env, home }) {
  if (platform === 'darwin')
    return ['/Applications', posix.join(home, 'Applications')].flatMap((folder) =>
      macApplications.map((name) => posix.join(folder, `${name}.app`, 'Contents', 'MacOS', name)),
    )
  if (platform === 'win32')
    return [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA]
      .filter((folder) => folder)
      .flatMap((folder) => windowsPrograms.map((program) => win32.join(folder, ...program)))
  // The confinement of snap keeps a browser from some folders, so it comes last.
  const folders = new Set(['/usr/bin', ...(env.PATH ?? '').split(':').filter(posix.isAbsolute), '/snap/bin'])
  return [...folders].flatMap((folder) => linuxCommands.map((command) => posix.join(folder, command)))
}

function canUseApt({ platform, isRoot, hasApt }) {
  return platform === 'linux' && isRoot && hasApt
}

function helpfulCommand({ platform, isRoot, hasApt }) {
  if (platform === 'darwin') return 'brew install --cask google-chrome'
  if (platform === 'win32') return 'winget install Google.Chrome'
  if (hasApt) return `${isRoot ? '' : 'sudo '}apt-get install chromium`
  return 'npx playwright install --with-deps chromium'
}

function thisMachine() {
  const machine = {
    platform: process.platform,
    arch: process.arch,
    env: process.env,
    home: homedir(),
    isRoot: process.getuid?.() === 0,
    hasApt: existsSync('/usr/bin/apt-get'),
  }
  return { ...machine, versionOf, playwrightPath, bundledPath, installByApt, installByPlaywright }

  function installByPlaywright() {
    const playwright = toolPath(root, '@playwright/test', 'playwright')
    // Its libraries come by apt-get, so only root gets them.
    const args = [playwright, 'install', ...(canUseApt(machine) ? ['--with-deps'] : []), 'chromium']
    return install('Playwright', [[process.execPath, args]])
  }
}

/** Undefined where the file is missing or does not run, as a program for another processor or without its libraries. */
async function versionOf(path) {
  if (!existsSync(path)) return undefined
  if (process.platform === 'win32') return windowsVersionOf(path)
  try {
    const { stdout } = await run(path, ['--version'], { timeout: 30_000 })
    return /[^\n]*?\d+(\.\d+)+/.exec(stdout)?.[0] ?? stdout.trim()
  } catch {
    return undefined
  }
}

/** There `--version` opens a window (https://crbug.com/158372). The version is the name of a folder beside the program. */
function windowsVersionOf(path) {
  return readdirSync(dirname(path)).find((name) => /^\d+(\.\d+){3}$/.test(name)) ?? 'version unknown'
}

function installByApt(name) {
  return install('apt-get', [
    ['apt-get', ['update']],
    ['apt-get', ['install', '-y', '--no-install-recommends', name]],
  ])
}

/** A failure is reported and not thrown: the next way may work. */
async function install(tool, commands) {
  await withProgress(`No browser found: installing Chromium by ${tool}`, async () => {
    for (const [command, args] of commands) {
      const reason = await run(command, args, {
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        maxBuffer: Number.POSITIVE_INFINITY,
      }).then(() => undefined, reasonOf)
      if (!reason) continue
      console.error(`\n${reason}`)
      return { code: 1 }
    }
    return { code: 0 }
  })
}

/** One line of what a tool printed: both repeat themselves for every server they try. */
function reasonOf({ stderr, message }) {
  return /^(E|Error): .*/m.exec(stderr)?.[0] ?? message.split('\n')[0]
}
