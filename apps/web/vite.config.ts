import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { chunks } from './bundling/chunks.ts'
import { pagePatterns } from './bundling/page-patterns.ts'

export default defineConfig(({ command }) => ({
  define: pagePatterns,
  plugins: [tailwindcss(), reactRouter()],
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
          output: { codeSplitting: { groups: chunks } },
        },
      },
    },
  },
}))
