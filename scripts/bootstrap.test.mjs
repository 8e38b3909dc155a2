import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prepare } from './bootstrap.mjs'
import { nodePackages } from './node-runtime.mjs'
import { temporaryTree, write } from './testing.mjs'

const nodePackage = nodePackages[`${process.platform}-${process.arch}`]

/** Installs what the lockfile says in the way npm does: its own record is the last thing it writes. */
const npm = `
import { appendFileSync, copyFileSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
appendFileSync('calls.txt', process.argv[2] + '\\n')
const answer = process.env.FAKE_NPM ?? ''
if (answer && !(process.argv[2] === 'install' && answer.includes('EUSAGE'))) {
  console.error(answer)
  process.exit(1)
}
rmSync('node_modules', { recursive: true, force: true })
mkdirSync('node_modules/${nodePackage}/bin', { recursive: true })
symlinkSync(process.execPath, 'node_modules/${nodePackage}/bin/node')
await new Promise((resolve) => setTimeout(resolve, 100))
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
})

test('a fresh clone is installed once', async () => {
  const root = clone()
  expect((await prepare(root)).node).toBe(join(root, 'node_modules', nodePackage, 'bin/node'))
  await prepare(root)
  expect(calls(root)).toEqual(['ci'])
})

test('a changed lockfile is installed anew', async () => {
  const root = clone()
  await prepare(root)
  write(root, 'package-lock.json', { packages: { '': {}, 'node_modules/a': { version: '2.0.0' } } })
  await prepare(root)
  expect(calls(root)).toEqual(['ci', 'ci'])
})

test('an install that was interrupted is not taken as done', async () => {
  const root = clone()
  vi.stubEnv('FAKE_NPM_DIES', '1')
  await expect(prepare(root)).rejects.toThrow()
  vi.stubEnv('FAKE_NPM_DIES', '')
  await prepare(root)
  expect(calls(root)).toEqual(['ci', 'ci'])
})

test('what was installed by hand, and whole, is not installed again', async () => {
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

test('a lockfile without the packages of other systems is installed as far as it goes', async () => {
  const root = clone()
  vi.stubEnv('FAKE_NPM', 'npm error code EUSAGE\nnpm error Missing: @x/darwin@ from lock file')
  await prepare(root)
  expect(calls(root)).toEqual(['ci', 'install'])
})

test.each([
  ['npm error code ENOTFOUND', 'no hay conexión'],
  ['npm error code ENOSPC', 'No queda espacio'],
  ['npm error code EACCES', 'No hay permiso'],
  ['npm error code EUSAGE', 'no coinciden'],
  ['npm error something new', 'npm no pudo instalar'],
])('%s is told in a sentence with what to do', async (output, sentence) => {
  const root = clone()
  vi.stubEnv('FAKE_NPM', output)
  await expect(prepare(root)).rejects.toMatchObject({
    name: 'Fault',
    message: expect.stringContaining(sentence),
  })
})
