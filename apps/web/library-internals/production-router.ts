import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const builds: Readonly<Record<string, string>> = {
  'react-router': 'react-router/dist/production/index.mjs',
  'react-router/dom': 'react-router/dist/production/dom-export.mjs',
}

/** The package resolves to its development build, which is larger, slower and logs warnings. */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    resolveId(id) {
      const build = builds[id]
      return build && fileURLToPath(new URL(`../../../node_modules/${build}`, import.meta.url))
    },
  }
}
