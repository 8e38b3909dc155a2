import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const leanIcon = fileURLToPath(import.meta.resolve('@tecnoclick/ui/lean-icon'))

/**
 * The library's shapes, drawn by our own few lines: a list has a hundred icons, and what the library does for each (six
 * options, a context, a name for every class) took a tenth of a page's drawing and a kilobyte of its script.
 */
export function leanIcons(): Plugin {
  let isUsed = false
  return {
    name: 'lean-icons',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ ssr: { noExternal: ['lucide-react'] } }),
    resolveId(id, importer = '') {
      if (id !== '../createLucideIcon.mjs' || !importer.includes('/lucide-react/')) return undefined
      isUsed = true
      return leanIcon
    },
    buildEnd(fault) {
      if (!fault && !isUsed) this.error('lucide-react draws its icons in another file than it used to')
    },
  }
}
