import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { pagePatterns } from '../bundling/page-patterns.ts'
import { planPrecache } from './precache-plan.ts'

/** Writes `sw.js` beside the browser build, whose files it lists. */
export async function buildWorker(folder: string): Promise<void> {
  const routeManifest = await findRouteManifest(folder)
  const manifest = JSON.parse(await readFile(join(folder, '.vite', 'manifest.json'), 'utf8'))
  const plan = planPrecache(manifest, routeManifest)
  const version = createHash('sha256').update(JSON.stringify(plan)).digest('base64url').slice(0, 12)
  await build({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    logLevel: 'warn',
    publicDir: false,
    define: { ...pagePatterns, WORKER_BUILD: JSON.stringify({ version, mark: routeManifest, ...plan }) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('./worker.ts', import.meta.url)),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}

/** The router's list of routes is in no manifest of Vite. */
async function findRouteManifest(folder: string): Promise<string> {
  const name = (await readdir(join(folder, 'assets'))).find((file) => /^manifest-.+\.js$/.test(file))
  if (name === undefined) throw new Error('The build has no list of routes')
  return `/assets/${name}`
}
