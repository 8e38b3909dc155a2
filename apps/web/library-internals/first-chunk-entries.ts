import type { Plugin } from 'vite'

/** A file of Vite's manifest, which the router makes its own from. */
interface Built {
  file: string
  imports?: string[]
}

const manifestFile = '.vite/manifest.json'
const reexports = /^(?:export\{[^}]*\}from|import)"\.\/[^"]+";?\s*$/

/**
 * A route whose code is in a chunk with others gets a file that only names its exports: one more request. The first chunk
 * hands its routes to the router itself (entry.client.tsx), so in the build's list their files are the chunk.
 */
export function firstChunkEntries(isFirst: (module: string) => boolean): Plugin {
  return {
    name: 'first-chunk-entries',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const list = bundle[manifestFile]
        if (list?.type !== 'asset') return this.error('Vite writes its manifest later')
        const manifest: Record<string, Built> = JSON.parse(String(list.source))
        for (const [source, built] of Object.entries(manifest)) {
          const { file, imports: [chunk = ''] = [] } = built
          const entry = bundle[file]
          if (!isFirst(source.replace(/\?.*/, '')) || entry?.type !== 'chunk') continue
          if (!reexports.test(entry.code)) return this.error(`${source} is not in the first chunk`)
          Object.assign(built, { imports: [] }, manifest[chunk])
          delete bundle[file]
        }
        list.source = JSON.stringify(manifest, null, 2)
      },
    },
  }
}
