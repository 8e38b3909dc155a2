import { spawnStore } from '@tecnoclick/server/testing/spawn-store'

/** Seconds from the command to the first page, on an existing store. */
export async function measureStart(dataDir: string): Promise<number> {
  const startedAt = performance.now()
  const store = await spawnStore({ DATA_DIR: dataDir })
  try {
    await (await fetch(store.address)).text()
    return (performance.now() - startedAt) / 1000
  } finally {
    await store.stop()
  }
}
