import '../quick-start.ts'
import { fixtureFolders } from './fixture-folders.ts'

// What main.ts does, with pages that need not be built.
const { runStore } = await import('../run-store.ts')
await runStore(fixtureFolders)
