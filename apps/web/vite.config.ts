import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { chunks, isFirst } from './bundling/chunks.ts'
import { pagePatterns } from './bundling/page-patterns.ts'
import { firstChunkEntries } from './library-internals/first-chunk-entries.ts'
import { leanIcons } from './library-internals/lean-icons.ts'
import { productionRouter } from './library-internals/production-router.ts'

export default defineConfig(({ command }) => ({
  define: pagePatterns,
  plugins: [productionRouter(), leanIcons(), tailwindcss(), reactRouter(), firstChunkEntries(isFirst)],
  // Without it the dev server finds dependencies page by page and reloads each time.
  optimizeDeps: { entries: ['app/**/*.tsx', '!**/*.test.*'] },
  build: {
    // Read by the server (message chunks) and `scripts/measure-script.ts`.
    manifest: true,
    // An inlined font or picture is downloaded even by visitors who never see it.
    assetsInlineLimit: 0,
  },
  environments: {
    // Bundled, so that the server renders with the production build too and opens few files to start.
    ssr:
      command === 'build'
        ? { resolve: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }
        : {},
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: chunks },
            // One character less than the default: the manifest of every page lists all names, and hashes do not compress.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            entryFileNames: 'assets/[name]-[hash:7].js',
          },
        },
      },
    },
  },
}))
