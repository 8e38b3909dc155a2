import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBinaries } from '../embedded/binaries.ts'
import { EmbeddedPostgresError } from '../embedded/errors.ts'
import { findPostmaster } from '../embedded/find-postmaster.ts'
import { hostPlatform } from '../embedded/platform.ts'
import { stopPostmaster } from '../embedded/postmaster.ts'
import { openStoreFolder } from '../embedded/store-folder.ts'
import { lockStore } from '../embedded/store-lock.ts'

const namePrefix = 'tecnoclick-test-'

/** The test run of a folder that was just created may not have locked it yet. */
const youngestMs = 60_000

export async function makeTestStore(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), namePrefix))
  // mkdtemp makes it private; when root runs the tests, PostgreSQL's user needs access.
  await chmod(dataDir, 0o755)
  return dataDir
}

/** A test run that was killed leaves its PostgreSQL running: the next run removes it unless its lock is held. */
export async function sweepTestStores(directory = tmpdir(), minimumAgeMs = youngestMs): Promise<void> {
  for (const name of (await readdir(directory)).filter((entry) => entry.startsWith(namePrefix))) {
    const dataDir = join(directory, name)
    const { birthtimeMs } = await stat(dataDir)
    if (Date.now() - birthtimeMs > minimumAgeMs) await sweep(dataDir)
  }
}

async function sweep(dataDir: string): Promise<void> {
  try {
    const folder = openStoreFolder(dataDir)
    const lock = await lockStore(folder, 0)
    const orphan = await findPostmaster(folder, () => {})
    const binaries = await findBinaries()
    if (orphan) await stopPostmaster({ folder, platform: hostPlatform, binaries }, orphan)
    await rm(dataDir, { recursive: true, force: true })
    lock.release()
  } catch (error) {
    // In use, or owned by another user.
    if (!(error instanceof EmbeddedPostgresError)) throw error
  }
}
