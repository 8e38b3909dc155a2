import { execFile, execFileSync } from 'node:child_process'
import { chmodSync, cpSync, globSync, lstatSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { findBinaries, openBinaries } from './binaries.ts'
import { hostPlatform } from './platform.ts'
import { emptyStore } from './testing/store.ts'
import { canBecomeOthers, isRoot, nobody } from './testing/system.ts'

const binariesModule = fileURLToPath(new URL('./binaries.ts', import.meta.url))

test('links and executable bits that an installation without scripts lacks are restored', async () => {
  const directory = await incompleteInstallation()
  expect(() => execFileSync(join(directory, 'native/bin/postgres'), ['--version'])).toThrow('EACCES')
  const binaries = await openBinaries(directory, hostPlatform)
  for (const program of [binaries.initdb, binaries.pgCtl, binaries.postgres]) {
    expect(execFileSync(program, ['--version'], { encoding: 'utf8' })).toContain(`) ${binaries.major}.`)
  }
  for (const { target } of links(directory))
    expect(lstatSync(join(directory, target)).isSymbolicLink()).toBe(true)
})

test('processes that repair one installation at the same time do not disturb each other', async () => {
  const directory = await incompleteInstallation()
  const startAt = Date.now() + 1_000
  const repairs = Array.from({ length: 4 }, () => repairElsewhere(directory, {}, startAt))
  expect(new Set(await Promise.all(repairs)).size).toBe(1)
})

test.skipIf(isRoot && !canBecomeOthers)(
  'an incomplete installation that cannot be written to is named, a complete one works',
  async () => {
    const directory = await incompleteInstallation()
    const folders = globSync('**/', { cwd: directory }).map((folder) => join(directory, folder))
    if (!isRoot) for (const folder of folders) chmodSync(folder, 0o555)
    const user = isRoot ? nobody : {}
    await expect(repairElsewhere(directory, user)).resolves.toMatch(
      /^A PostgreSQL le faltan enlaces o permisos/,
    )
    if (!isRoot) for (const folder of folders) chmodSync(folder, 0o755)

    const { major } = await openBinaries(directory, hostPlatform)
    if (!isRoot) for (const folder of folders) chmodSync(folder, 0o555)
    await expect(repairElsewhere(directory, user)).resolves.toBe(major)
    if (!isRoot) for (const folder of folders) chmodSync(folder, 0o755)
  },
)

/** A copy of the installed package as `npm ci --ignore-scripts` and a copy by a careless tool would leave it. */
async function incompleteInstallation(): Promise<string> {
  const { postgres } = await findBinaries()
  const directory = await emptyStore('package')
  cpSync(dirname(dirname(dirname(postgres))), directory, { recursive: true, verbatimSymlinks: true })
  for (const { target } of links(directory)) rmSync(join(directory, target))
  for (const name of globSync('*', { cwd: join(directory, 'native/bin') })) {
    chmodSync(join(directory, 'native/bin', name), 0o644)
  }
  return directory
}

function links(directory: string): { target: string }[] {
  return JSON.parse(readFileSync(join(directory, 'native/pg-symlinks.json'), 'utf8'))
}

/** In a process of its own: the major version, or the sentence for the operator. */
async function repairElsewhere(
  directory: string,
  user: { uid?: number; gid?: number } = {},
  startAt = 0,
): Promise<string> {
  const script = `
    const { openBinaries } = await import(${JSON.stringify(binariesModule)})
    const { hostPlatform } = await import(${JSON.stringify(join(dirname(binariesModule), 'platform.ts'))})
    while (Date.now() < ${startAt});
    const found = await openBinaries(${JSON.stringify(directory)}, hostPlatform).catch((error) => error)
    process.stdout.write(found.major ?? found.message)`
  const args = ['--input-type=module', '-e', script]
  const { stdout } = await promisify(execFile)(process.execPath, args, { ...user, cwd: '/' })
  return stdout
}
