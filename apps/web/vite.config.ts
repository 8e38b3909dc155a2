import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/**
 * Few files rather than many: every request costs a round trip on a slow line. React and the router change rarely,
 * so in a file of their own they survive our releases in the visitor's cache; the shell is on every page.
 */
const chunks = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
  { name: 'shell', test: /apps\/web\/app\/(shell\/|page-facts)/, priority: 1 },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
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
