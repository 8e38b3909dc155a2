import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { mergeShapes, type Shape } from './merge-shapes.ts'

const leanIcon = fileURLToPath(import.meta.resolve('@tecnoclick/ui/lean-icon'))

/**
 * Replaces lucide's icon component by `lean-icon.tsx` and draws each icon with one path. A list has a hundred icons, and the library's options, context and
 * class names took a tenth of the render time and 1 kB of script.
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
    transform(code, id) {
      if (!/\/lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/.test(id)) return undefined
      return code.replace(/\bnode: (\[[\s\S]*?\])\n\};/, (_, nodes: string) => {
        // The library writes unquoted keys.
        const shapes: Shape[] = JSON.parse(nodes.replace(/([{,] *)([a-z0-9]+):/gi, '$1"$2":'))
        return `node: ${JSON.stringify(mergeShapes(shapes))}\n};`
      })
    },
    buildEnd(error) {
      if (!error && !isUsed) this.error('lucide-react no longer creates its icons in createLucideIcon.mjs')
    },
  }
}
