import { spawnStore } from '@tecnoclick/server/testing/spawn-store'

/** Seconds from the command to the first page, on a store that has been started before. */
export async function measureStart(dataDir: string): Promise<number> {
  const began = performance.now()
  const store = await spawnStore({ DATA_DIR: dataDir })
  try {
    await (await fetch(store.address)).text()
    return (performance.now() - began) / 1000
  } finally {
    await store.stop()
  }
}
