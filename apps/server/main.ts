import './src/quick-start.ts'
import { ownFolders } from './src/folders.ts'

// React reads it when it is imported: its development build renders six times slower.
process.env.NODE_ENV ??= 'production'

const { runStore } = await import('./src/run-store.ts')
await runStore(ownFolders)
