import { chmodSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { nodePackages } from './node-runtime.mjs'
import { thisPlatform } from './platform-packages.mjs'
import { prepare } from './prepare.mjs'
import { temporaryTree, write } from './testing.mjs'
import { useTextsOf } from './texts.mjs'

const nodePackage = nodePackages[`${process.platform}-${process.arch}`]

/** Stands for npm: like it, writes its copy of the lockfile last. FAKE_NPM is what a failing npm prints. */
const npm = `
import { appendFileSync, copyFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
appendFileSync('calls.txt', process.argv[2] + '\\n')
if (process.env.FAKE_NPM) {
  console.error(process.env.FAKE_NPM)
  process.exit(1)
}
rmSync('node_modules', { recursive: true, force: true })
mkdirSync('node_modules/${nodePackage}/bin', { recursive: true })
const isCutOff = Boolean(process.env.FAKE_NPM_CUTS)
if (isCutOff) writeFileSync('node_modules/${nodePackage}/bin/node', '\\u007fELF', { mode: 0o755 })
else symlinkSync(process.execPath, 'node_modules/${nodePackage}/bin/node')
mkdirSync('node_modules/.bin')
symlinkSync('../${nodePackage}/bin/node', 'node_modules/.bin/node')
await new Promise((resolve) => setTimeout(resolve, 100))
const isSkipped = process.env.FAKE_NPM_SKIPS && process.argv[2] === 'ci'
if (process.env.FAKE_NPM_BINDING && !isSkipped) {
  mkdirSync('node_modules/' + process.env.FAKE_NPM_BINDING, { recursive: true })
  writeFileSync('node_modules/' + process.env.FAKE_NPM_BINDING + '/package.json', '{}')
}
if (process.env.FAKE_NPM_DIES) process.kill(process.pid, 'SIGKILL')
copyFileSync('package-lock.json', 'node_modules/.package-lock.json')
`

function clone() {
  const root = temporaryTree({
    'npm-cli.mjs': npm,
    'package.json': { name: 'shop' },
    'package-lock.json': { packages: { '': {}, 'node_modules/a': { version: '1.0.0' } } },
  })
  vi.stubEnv('npm_execpath', join(root, 'npm-cli.mjs'))
  return root
}

function calls(root) {
  const file = join(root, 'calls.txt')
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
}

beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  useTextsOf('test')
})

test('a fresh clone is installed once', async () => {
  const root = clone()
  expect((await prepare(root)).node).toBe(join(root, 'node_modules', nodePackage, 'bin/node'))
  await prepare(root)
  expect(calls(root)).toEqual(['ci'])
})

test('a changed lockfile is installed again', async () => {
  const root = clone()
  await prepare(root)
  write(root, 'package-lock.json', { packages: { '': {}, 'node_modules/a': { version: '2.0.0' } } })
  await prepare(root)
  expect(calls(root)).toEqual(['ci', 'ci'])
})

test('an interrupted install does not count as done', async () => {
  const root = clone()
  vi.stubEnv('FAKE_NPM_DIES', '1')
  await expect(prepare(root)).rejects.toThrow()
  vi.stubEnv('FAKE_NPM_DIES', '')
  await prepare(root)
  expect(calls(root)).toEqual(['ci', 'ci'])
})

test('a Node that did not fit on the disk is not what the next start runs', async () => {
  const root = clone()
  vi.stubEnv('FAKE_NPM_CUTS', '1')
  vi.spyOn(process.versions, 'node', 'get').mockReturnValue('20.0.0')
  await expect(prepare(root)).rejects.toThrow()
  expect(existsSync(join(root, 'node_modules/.bin'))).toBe(false)
  vi.stubEnv('FAKE_NPM_CUTS', '')
  await prepare(root)
  expect(calls(root)).toEqual(['ci', 'ci'])
})

test('a complete install by hand is accepted', async () => {
  const root = clone()
  await prepare(root)
  rmSync(join(root, 'node_modules/.tecnoclick-install'))
  await prepare(root)
  expect(calls(root)).toEqual(['ci'])
})

test('two starts in one clone install once', async () => {
  const root = clone()
  await Promise.all([prepare(root), prepare(root), prepare(root)])
  expect(calls(root)).toEqual(['ci'])
})

/** A clone with one native package, and the name of the part for this platform. */
function cloneWithBinding() {
  const { os, cpu } = thisPlatform()
  const binding = `@tool/${os}-${cpu}`
  const root = clone()
  const optionalDependencies = { [binding]: '1.0.0', '@tool/win32-ia32': '1.0.0' }
  write(root, 'package-lock.json', {
    packages: {
      'node_modules/tool': { version: '1.0.0', optionalDependencies },
      [`node_modules/${binding}`]: { version: '1.0.0', os: [os], cpu: [cpu], optional: true },
    },
  })
  return { root, binding }
}

test('a platform package that the registry lacks is named, with its own exit code, and asked for again', async () => {
  const { root, binding } = cloneWithBinding()
  const refused = { exitCode: 3, message: expect.stringContaining(`${binding}@1.0.0`) }
  await expect(prepare(root)).rejects.toMatchObject(refused)
  await expect(prepare(root)).rejects.toMatchObject(refused)
  vi.stubEnv('FAKE_NPM_BINDING', binding)
  await prepare(root)
  expect(calls(root)).toEqual(['ci', 'install', 'ci', 'install', 'ci'])
})

test('platform packages that npm skips under an old Node are installed with the Node of the project', async () => {
  const { root, binding } = cloneWithBinding()
  vi.stubEnv('FAKE_NPM_BINDING', binding)
  vi.stubEnv('FAKE_NPM_SKIPS', '1')
  await prepare(root)
  expect(calls(root)).toEqual(['ci', 'install'])
})

test.runIf(process.platform === 'linux')('an npm that skips what it should install is refused', async () => {
  const root = clone()
  vi.stubEnv('npm_config_user_agent', 'npm/9.6.4 node/v20.0.0 linux arm64 workspaces/false')
  await expect(prepare(root)).rejects.toThrow('npm install --global npm@9')
  vi.stubEnv('npm_config_user_agent', 'npm/9.6.5 node/v20.0.0 linux arm64 workspaces/false')
  await prepare(root)
  expect(calls(root)).toEqual(['ci'])
})

// Root may write everywhere; `npm run check:fresh` runs this as an ordinary user.
test.skipIf(process.getuid?.() === 0)(
  'a folder that cannot be written is reported in a sentence',
  async () => {
    const root = clone()
    chmodSync(root, 0o500)
    onTestFinished(() => chmodSync(root, 0o700)) // runs before the folder is removed
    await expect(prepare(root)).rejects.toThrow('not writable')
  },
)

test.each([
  ['start', 'No queda espacio'],
  ['test', 'No space left'],
])('%s speaks its own language', async (command, sentence) => {
  useTextsOf(command)
  vi.stubEnv('FAKE_NPM', 'npm error code ENOSPC')
  await expect(prepare(clone())).rejects.toThrow(sentence)
})

test.each([
  ['npm error code ENOTFOUND', 'registry cannot be reached'],
  ['npm error code SELF_SIGNED_CERT_IN_CHAIN', 'NODE_EXTRA_CA_CERTS'],
  ['npm error code ENOSPC', 'No space left'],
  ['npm error code EACCES', 'not writable'],
  ['npm error code EUSAGE', 'disagree'],
  ['npm error code E404', 'lacks one of the packages'],
  ['npm error something new', 'could not install'],
])('%s is explained in one sentence', async (output, sentence) => {
  const root = clone()
  vi.stubEnv('FAKE_NPM', output)
  await expect(prepare(root)).rejects.toMatchObject({
    name: 'UserError',
    message: expect.stringContaining(sentence),
  })
})
