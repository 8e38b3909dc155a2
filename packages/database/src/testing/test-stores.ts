import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EmbeddedPostgresError } from '../embedded/errors.ts'
import { findPostmaster } from '../embedded/leftovers.ts'
import { stopPostmaster } from '../embedded/postmaster.ts'
import { openStoreFolder } from '../embedded/store-folder.ts'
import { lockStore } from '../embedded/store-lock.ts'

const PREFIX = 'tecnoclick-test-'

/** A folder made a moment ago may not be locked yet by the test run it belongs to. */
const YOUNGEST_MS = 60_000

export async function makeTestStore(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), PREFIX))
  // mkdtemp makes it private; where root runs the tests, PostgreSQL's user must be able to pass.
  await chmod(dataDir, 0o755)
  return dataDir
}

/** A test run killed with -9 leaves its PostgreSQL running: the next run clears it away, if nobody holds its lock. */
export async function sweepTestStores(directory = tmpdir(), youngest = YOUNGEST_MS): Promise<void> {
  for (const name of (await readdir(directory)).filter((entry) => entry.startsWith(PREFIX))) {
    const dataDir = join(directory, name)
    const { birthtimeMs } = await stat(dataDir)
    if (Date.now() - birthtimeMs > youngest) await sweep(dataDir)
  }
}

async function sweep(dataDir: string): Promise<void> {
  try {
    const folder = openStoreFolder(dataDir)
    const lock = await lockStore(folder, 0)
    const orphan = await findPostmaster(folder, () => {})
    if (orphan) await stopPostmaster(orphan)
    await rm(dataDir, { recursive: true, force: true })
    lock.release()
  } catch (error) {
    // In use, or another user's: not ours to clear.
    if (!(error instanceof EmbeddedPostgresError)) throw error
  }
}
