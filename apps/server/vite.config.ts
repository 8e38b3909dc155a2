import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

const output = fileURLToPath(new URL('dist', import.meta.url))

/** One file starts three times faster than the thousand modules it is made of. */
export default defineConfig({
  plugins: [keepSourceLocations()],
  build: {
    ssr: 'main.ts',
    outDir: output,
    target: 'node24',
    // Named functions and readable lines in stack traces.
    minify: false,
    // All in one folder: the paths of keepSourceLocations are relative to it.
    rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } },
  },
  ssr: {
    noExternal: true,
    // Native packages, and Vite itself, which only development loads.
    external: ['@node-rs/argon2', 'sharp', 'vite'],
  },
})

/** Files that a module finds beside itself (migrations, seeds, builds) stay where they are. */
function keepSourceLocations(): Plugin {
  return {
    name: 'keep-source-locations',
    transform(code, id) {
      if (!code.includes('import.meta.url')) return undefined
      const path = relative(output, id).split(sep).join('/')
      return code.replaceAll('import.meta.url', `new URL(${JSON.stringify(path)}, import.meta.url).href`)
    },
  }
}
