import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { mergeShapes } from './merge-shapes.ts'

const leanIcon = fileURLToPath(import.meta.resolve('@tecnoclick/ui/lean-icon'))

/**
 * Replaces lucide's icon component by `lean-icon.tsx` and draws each icon with one path. A list has a hundred icons, and
 * the library's options, context and class names took a tenth of the render time and 1 kB of script.
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
    async transform(code, id) {
      if (!/\/lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/.test(id) || !code.includes('__iconData'))
        return undefined
      const { __iconData: icon } = await import(pathToFileURL(id).href)
      const data = JSON.stringify({ ...icon, node: mergeShapes(icon.node) })
      return `import createIcon from '../createLucideIcon.mjs'\nexport default createIcon(${data})`
    },
    buildEnd(error) {
      if (!error && !isUsed) this.error('lucide-react no longer creates its icons in createLucideIcon.mjs')
    },
  }
}
