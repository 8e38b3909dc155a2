import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/** What every page has to know of its line from the start; the rest of `offline/` comes when a page is idle. */
const line = [
  'cold-start',
  'data-from',
  'install-offer',
  'is-lost-line',
  'late-answers',
  'line-notice',
  'line-state',
  'network-first',
  'page-skeleton',
  'shell-memory',
  'use-line',
  'use-when-idle',
  'works-offline',
]
const shell = new RegExp(
  `apps/web/app/(shell/(?!later/)|page-facts|form/keep-form|offline/(${line.join('|')})\\.tsx?$)`,
)

/**
 * Few files rather than many: every request costs a round trip on a slow line. React and the router change rarely,
 * so in a file of their own they survive our releases in the visitor's cache; the shell is on every page.
 */
const chunks = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
  { name: 'shell', test: shell, priority: 1 },
  // What looks after the line, on every page that is idle.
  {
    name: 'line-watch',
    test: /apps\/web\/app\/offline\/(line-watch|outbox|stored-database|use-|ask-|stay-|worker-)/,
    priority: 0,
  },
  // Loaded with the rules of a form that somebody touches; never to be glued to something that every page needs.
  { name: 'zod', test: /node_modules\/zod\//, priority: 3 },
  // Small parts that many pages share travel together: a file each costs more in headers and compression.
  { name: 'kit', test: /packages\/ui\/|node_modules\/lucide-react\//, minShareCount: 12, priority: 0 },
  // What every card of the shop window is made of.
  {
    name: 'cards',
    test: /apps\/web\/app\/shop\/(card|pictures|price)\//,
    minShareCount: 4,
    priority: 1,
  },
]

/** The router's package names its development build for browsers, whose warnings nobody would read. */
function productionRouter(): Plugin {
  const builds: Readonly<Record<string, string>> = {
    'react-router': 'react-router/dist/production/index.mjs',
    'react-router/dom': 'react-router/dist/production/dom-export.mjs',
  }
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(id) {
      const build = builds[id]
      return build && fileURLToPath(new URL(`../../node_modules/${build}`, import.meta.url))
    },
  }
}

export default defineConfig({
  plugins: [productionRouter(), tailwindcss(), reactRouter()],
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
