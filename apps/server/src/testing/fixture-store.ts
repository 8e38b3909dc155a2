import '../quick-start.ts'
import { fixtureFolders } from './fixture-folders.ts'

// Like main.ts, with pages that need no build.
const { runStore } = await import('../run-store.ts')
await runStore(fixtureFolders)
