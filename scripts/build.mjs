import { join } from 'node:path'
import { runQuietly } from './child.mjs'
import { compressFolder } from './compress.mjs'
import { Fault } from './fault.mjs'
import { fingerprint } from './fingerprint.mjs'
import { toolPath } from './node-runtime.mjs'
import { withProgress } from './progress.mjs'
import { clearStamp, readStamp, writeStamp } from './stamp.mjs'

const shared = ['ui', 'domain', 'catalogue', 'contract', 'messages'].map((name) => `packages/${name}`)

/** What browsers receive. `public` is the folder the server hands out. */
export const bundles = [
  {
    name: 'tienda',
    folder: 'apps/web',
    public: 'apps/web/build/client',
    tool: ['@react-router/dev', 'react-router'],
  },
  { name: 'administración', folder: 'apps/office', public: 'apps/office/dist', tool: ['vite', 'vite'] },
]

export function staleBundles(root, candidates) {
  return candidates.filter((bundle) => readStamp(stampOf(root, bundle)) !== sourcesOf(root, bundle))
}

export async function buildStale(runtime, stale) {
  for (const bundle of stale)
    await withProgress(`Construyendo la ${bundle.name}`, () => build(runtime, bundle))
}

async function build(runtime, bundle) {
  const { root } = runtime
  const sources = sourcesOf(root, bundle)
  clearStamp(stampOf(root, bundle))
  const [packageName, command] = bundle.tool
  const { code, output } = await runQuietly(runtime, [toolPath(root, packageName, command), 'build'], {
    cwd: join(root, bundle.folder),
    env: { NODE_ENV: 'production' },
  })
  if (code !== 0) throw explainBuild(bundle, output)
  await compressFolder(join(root, bundle.public))
  writeStamp(stampOf(root, bundle), sources)
}

function explainBuild(bundle, output) {
  const reason = /ENOSPC/.test(output)
    ? 'no queda espacio en el disco. Libere espacio y repita la orden.'
    : 'arriba está el error. Corríjalo y repita la orden.'
  return new Fault(`No se pudo construir la ${bundle.name} (${bundle.folder}): ${reason}`, { detail: output })
}

function stampOf(root, bundle) {
  return join(root, 'node_modules', '.cache', 'bundles', bundle.folder.replace('/', '-'))
}

function sourcesOf(root, bundle) {
  const files = [bundle.folder, ...shared, 'package-lock.json', 'tsconfig.base.json', 'scripts/compress.mjs']
  return fingerprint(root, files)
}
