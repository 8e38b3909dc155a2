import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findGaps, suggestVersion } from './check-lockfile.mjs'
import { missingHere } from './platform-packages.mjs'
import { temporaryTree } from './testing.mjs'

const platforms = ['linux-x64', 'linux-arm64', 'darwin-arm64', 'darwin-x64', 'win32-x64']

function lockfileWith(platformNames, change = {}) {
  const names = platforms.map((platform) => `@tool/${platform}`)
  const packages = {
    'node_modules/tool': {
      version: '2.0.0',
      optionalDependencies: Object.fromEntries(names.map((name) => [name, '2.0.0'])),
    },
  }
  for (const platform of platformNames) {
    const [os, cpu] = platform.split('-')
    packages[`node_modules/@tool/${platform}`] = {
      version: '2.0.0',
      integrity: 'sha512-x',
      os: [os],
      cpu: [cpu],
      ...change,
    }
  }
  return { packages }
}

test('the lockfile of this project has no gap', () => {
  const lockfile = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'))
  expect(findGaps(lockfile).flatMap(({ problems }) => problems)).toEqual([])
})

test('a complete lockfile has no gap', () => {
  expect(findGaps(lockfileWith(platforms))).toEqual([])
})

test('a missing platform package is named, and the platform it was for', () => {
  const [gap] = findGaps(lockfileWith(platforms.slice(0, 4)))
  expect(gap.problems).toEqual([
    'tool@2.0.0: @tool/win32-x64@2.0.0 is not in the lockfile',
    'tool@2.0.0: nothing for win32-x64',
  ])
})

test('a package without integrity is a gap', () => {
  const [gap] = findGaps(lockfileWith(platforms, { integrity: undefined }))
  expect(gap.problems[0]).toBe('tool@2.0.0: @tool/linux-x64@2.0.0 has no integrity')
})

test('a package for musl does not serve glibc', () => {
  const lockfile = lockfileWith(platforms)
  lockfile.packages['node_modules/@tool/linux-x64'].libc = ['musl']
  expect(findGaps(lockfile)[0].problems).toEqual(['tool@2.0.0: nothing for linux-x64'])
})

test('a single optional package for one system is not a family of builds', () => {
  const lockfile = {
    packages: { 'node_modules/watcher': { optionalDependencies: { 'darwin-events': '1.0.0' } } },
  }
  expect(findGaps(lockfile)).toEqual([])
})

test('an absent platform package of this machine is reported, those of other machines are not', () => {
  const lockfile = lockfileWith(platforms)
  const root = temporaryTree({ 'node_modules/@tool/linux-x64/package.json': {} })
  const arm = { os: 'linux', cpu: 'arm64', libc: 'glibc' }
  expect(missingHere(root, lockfile, { ...arm, cpu: 'x64' })).toEqual([])
  expect(missingHere(root, lockfile, arm)).toEqual([
    { parent: 'tool', platform: 'linux-arm64', name: '@tool/linux-arm64', version: '2.0.0' },
  ])
})

test('a needed package without a build for this machine is reported', () => {
  const { packages } = lockfileWith(platforms)
  const lockfile = { packages: { ...packages, 'node_modules/sharp': packages['node_modules/tool'] } }
  expect(missingHere('/nowhere', lockfile, { os: 'freebsd', cpu: 'x64' })).toEqual([
    { parent: 'sharp', platform: 'freebsd-x64' },
  ])
})

test('the newest version with all platform packages is suggested', async () => {
  const published = {
    'tool versions': ['1.8.0', '1.9.0', '2.0.0'],
    'tool@2.0.0 optionalDependencies': { '@tool/linux-x64': '2.0.0', '@tool/win32-x64': '2.0.0' },
    'tool@1.9.0 optionalDependencies': { '@tool/linux-x64': '1.9.0', '@tool/win32-x64': '1.9.0' },
    '@tool/linux-x64@2.0.0 version': '2.0.0',
    '@tool/linux-x64@1.9.0 version': '1.9.0',
    '@tool/win32-x64@1.9.0 version': '1.9.0',
  }
  const look = async (args) => published[args.join(' ')]
  expect(await suggestVersion({ name: 'tool', builds: [] }, look)).toBe('tool@1.9.0 has them all')
})

test('of packages that we list ourselves, the newest common version is suggested', async () => {
  const published = {
    'node-a versions': ['24.1.0', '26.1.0', '26.2.0'],
    'node-b versions': ['24.1.0', '26.1.0'],
  }
  const look = async (args) => published[args.join(' ')]
  const gap = { name: 'package.json', builds: [{ name: 'node-a' }, { name: 'node-b' }] }
  expect(await suggestVersion(gap, look)).toBe('26.1.0 exists for all of them')
})
