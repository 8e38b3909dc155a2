import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const drawnBy = './createLucideIcon.mjs'
const leanIcon = fileURLToPath(import.meta.resolve('@tecnoclick/ui/lean-icon'))

/**
 * The library's shapes, drawn by our own few lines: a list has a hundred icons, and what the library does for each (six
 * options, a context, a name for every class) took a tenth of a page's drawing and a kilobyte of its script.
 */
export function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    enforce: 'pre',
    config: () => ({ ssr: { noExternal: ['lucide-react'] } }),
    resolveId(id, importer = '') {
      return id.endsWith(drawnBy.slice(1)) && importer.includes('/lucide-react/dist/esm/icons/')
        ? leanIcon
        : undefined
    },
  }
}
