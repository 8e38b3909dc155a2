import { expect, test } from 'vitest'
import { findBrowser } from './find-browser.mjs'

const playwright = '/home/ana/.cache/ms-playwright/chrome'
const bundled = '/tmp/chromium'

/** A machine with these files, of which all run except the broken ones. `log` lists what was tried, in order. */
function machineWith({ files = [], broken = [], byApt = [], byPlaywright = [], ...rest } = {}) {
  const present = new Set([...files, ...broken])
  const log = []
  return {
    platform: 'linux',
    arch: 'x64',
    env: { PATH: '/usr/local/bin:/usr/bin' },
    home: '/home/ana',
    isRoot: false,
    hasApt: false,
    log,
    versionOf: async (path) => (present.has(path) && !broken.includes(path) ? 'Chromium 1.2.3' : undefined),
    playwrightPath: async () => playwright,
    bundledPath: async () => {
      log.push('unpack')
      return bundled
    },
    installByApt: async (name) => {
      log.push(`apt-get ${name}`)
      if (byApt.includes(`/usr/bin/${name}`)) present.add(`/usr/bin/${name}`)
    },
    installByPlaywright: async () => {
      log.push('playwright')
      for (const path of byPlaywright) present.add(path)
    },
    ...rest,
  }
}

const windows = {
  platform: 'win32',
  env: {
    ProgramFiles: 'C:\\Program Files',
    'ProgramFiles(x86)': 'C:\\Program Files (x86)',
    LOCALAPPDATA: 'C:\\Users\\ana\\AppData\\Local',
  },
}
const mac = { platform: 'darwin', arch: 'arm64', home: '/Users/ana' }
const linux = { platform: 'linux' }

test('CHROMIUM_PATH comes before every installed browser', async () => {
  const machine = machineWith({
    files: ['/opt/mine', '/usr/bin/chromium'],
    env: { CHROMIUM_PATH: '/opt/mine', PATH: '/usr/bin' },
  })
  expect(await findBrowser(machine)).toEqual({ path: '/opt/mine', version: 'Chromium 1.2.3' })
})

test.for([
  ['missing', []],
  ['broken', ['/opt/mine']],
])('a %s CHROMIUM_PATH is an error, whatever else is installed', async ([, broken]) => {
  const machine = machineWith({ files: ['/usr/bin/chromium'], broken, env: { CHROMIUM_PATH: '/opt/mine' } })
  await expect(findBrowser(machine)).rejects.toThrow(
    'CHROMIUM_PATH names /opt/mine, which is not a browser that runs. Correct or unset it.',
  )
  expect(machine.log).toEqual([])
})

test.for([
  [linux, '/usr/bin/chromium-headless-shell'],
  [linux, '/usr/bin/chromium'],
  [linux, '/usr/bin/chromium-browser'],
  [linux, '/usr/bin/google-chrome'],
  [linux, '/usr/bin/google-chrome-stable'],
  [linux, '/usr/bin/microsoft-edge'],
  [linux, '/usr/local/bin/chromium'],
  [linux, '/snap/bin/chromium'],
  [mac, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  [mac, '/Applications/Chromium.app/Contents/MacOS/Chromium'],
  [mac, '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'],
  [mac, '/Users/ana/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  [windows, 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
  [windows, 'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe'],
  [windows, 'C:\\Users\\ana\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe'],
  [windows, 'C:\\Users\\ana\\AppData\\Local\\Chromium\\Application\\chrome.exe'],
  [windows, 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'],
])('$0.platform: $1 is found', async ([machine, path]) => {
  const found = machineWith({ ...machine, files: [path, playwright] })
  expect(await findBrowser(found)).toMatchObject({ path })
  expect(found.log).toEqual([])
})

test('a browser that does not run is passed over', async () => {
  const machine = machineWith({ broken: ['/usr/bin/chromium'], files: ['/usr/bin/google-chrome'] })
  expect(await findBrowser(machine)).toMatchObject({ path: '/usr/bin/google-chrome' })
})

test.for([linux, mac, windows])('$platform: the browser of Playwright comes next', async (system) => {
  const machine = machineWith({ ...system, files: [playwright, bundled] })
  expect(await findBrowser(machine)).toMatchObject({ path: playwright })
  expect(machine.log).toEqual([])
})

test('the bundled browser comes next, before anything is installed', async () => {
  const machine = machineWith({ files: [bundled], isRoot: true, hasApt: true })
  expect(await findBrowser(machine)).toMatchObject({ path: bundled })
  expect(machine.log).toEqual(['unpack'])
})

test.for([{ arch: 'arm64' }, mac, windows])('it is not unpacked where it cannot run: %o', async (system) => {
  const machine = machineWith({ ...system, files: [bundled], byPlaywright: [playwright] })
  expect(await findBrowser(machine)).toMatchObject({ path: playwright })
  expect(machine.log).toEqual(['playwright'])
})

test.for([
  [['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'], ['apt-get chromium-headless-shell']],
  [['/usr/bin/chromium'], ['apt-get chromium-headless-shell', 'apt-get chromium']],
])('root on Debian installs Chromium by apt-get, without windows where it can: %o', async ([byApt, log]) => {
  const machine = machineWith({ arch: 'arm64', isRoot: true, hasApt: true, byApt })
  expect(await findBrowser(machine)).toMatchObject({ path: byApt[0] })
  expect(machine.log).toEqual(log)
})

test('where apt-get has no Chromium, Playwright downloads its own', async () => {
  const machine = machineWith({ arch: 'arm64', isRoot: true, hasApt: true, byPlaywright: [playwright] })
  expect(await findBrowser(machine)).toMatchObject({ path: playwright })
  expect(machine.log).toEqual(['apt-get chromium-headless-shell', 'apt-get chromium', 'playwright'])
})

test('nobody but root runs apt-get', async () => {
  const machine = machineWith({ hasApt: true, byApt: ['/usr/bin/chromium'], byPlaywright: [playwright] })
  expect(await findBrowser(machine)).toMatchObject({ path: playwright })
  expect(machine.log).toEqual(['unpack', 'playwright'])
})

test.for([
  [{ hasApt: true }, 'sudo apt-get install chromium'],
  [{ hasApt: true, isRoot: true }, 'apt-get install chromium'],
  [linux, 'npx playwright install --with-deps chromium'],
  [mac, 'brew install --cask google-chrome'],
  [windows, 'winget install Google.Chrome'],
])('%o: where nothing helps, one sentence names the command', async ([system, command]) => {
  await expect(findBrowser(machineWith(system))).rejects.toThrow(
    `No browser for the tests was found. Run: ${command}`,
  )
})

test('a machine without PATH or folders of programs still answers', async () => {
  for (const platform of ['linux', 'win32'])
    await expect(findBrowser(machineWith({ platform, env: {} }))).rejects.toThrow('No browser')
})
