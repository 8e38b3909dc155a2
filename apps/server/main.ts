import './src/quick-start.ts'
import { ownFolders } from './src/folders.ts'

// React is loaded later and looks at it then: otherwise pages render six times slower.
process.env.NODE_ENV ??= 'production'

const { runStore } = await import('./src/run-store.ts')
await runStore(ownFolders)
