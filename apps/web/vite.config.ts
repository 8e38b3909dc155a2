import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { chunks } from './bundling/chunks.ts'
import { leanIcons } from './bundling/lean-icons.ts'
import { productionRouter } from './bundling/production-router.ts'

export default defineConfig({
  plugins: [productionRouter(), leanIcons(), tailwindcss(), reactRouter()],
  // While developing, all dependencies are found at the start and not page by page, with a reload each time.
  optimizeDeps: { entries: ['app/**/*.tsx'] },
  build: {
    // The server looks up the chunk of each language in it; `scripts/measure-script.ts` weighs pages by it.
    manifest: true,
    // A font or picture inside a stylesheet is downloaded by those who never show it.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
      },
    },
  },
})
