import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const builds: Readonly<Record<string, string>> = {
  'react-router': 'react-router/dist/production/index.mjs',
  'react-router/dom': 'react-router/dist/production/dom-export.mjs',
}

/** Development builds render several times slower. */
export function isDevelopmentBuild(id: string): boolean {
  return /[\\/]node_modules[\\/]react(-dom|-router)?[\\/].*\bdevelopment\b/.test(id)
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
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
      const wrong = chunks
        .flatMap((chunk) => ('moduleIds' in chunk ? chunk.moduleIds : []))
        .find(isDevelopmentBuild)
      if (wrong) this.error(`${wrong} is a development build`)
    },
  }
}
