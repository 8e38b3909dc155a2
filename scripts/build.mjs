import { join } from 'node:path'
import { runQuietly } from './child.mjs'
import { compressFolder } from './compress.mjs'
import { fileTimes, fingerprint } from './fingerprint.mjs'
import { toolPath } from './node-runtime.mjs'
import { withProgress } from './progress.mjs'
import { clearStamp, readStamp, writeStamp } from './stamp.mjs'
import { texts } from './texts.mjs'
import { UserError } from './user-error.mjs'

const shared = ['domain', 'catalogue', 'contract', 'messages'].map((name) => `packages/${name}/src`)
const vite = ['vite', 'vite']

/** `served` is the folder that the server serves to browsers. */
export const bundles = [
  {
    name: 'web',
    folder: 'apps/web',
    served: 'apps/web/build/client',
    tool: ['@react-router/dev', 'react-router'],
    sources: ['packages/ui'],
  },
  {
    name: 'office',
    folder: 'apps/office',
    served: 'apps/office/dist',
    tool: vite,
    sources: ['packages/ui'],
  },
  // The seeds keep their pictures and texts beside them; the bundle has the code alone.
  {
    name: 'server',
    folder: 'apps/server',
    tool: vite,
    sources: ['apps/api/src', 'packages/database/src', 'scripts/parents.mjs'],
  },
]

export function staleBundles(root, candidates) {
  return candidates.filter((bundle) => !isFresh(root, bundle))
}

function isFresh(root, bundle) {
  const stamp = readStamp(stampOf(root, bundle))
  if (stamp === undefined) return false
  const [content, times] = stamp.split('\n')
  return times === fileTimes(root, sourcesOf(bundle)) || content === fingerprint(root, sourcesOf(bundle))
}

export async function buildStale(runtime, stale) {
  for (const bundle of stale) await withProgress(texts.building(bundle.name), () => build(runtime, bundle))
}

async function build(runtime, bundle) {
  const { root } = runtime
  const sources = `${fingerprint(root, sourcesOf(bundle))}\n${fileTimes(root, sourcesOf(bundle))}`
  clearStamp(stampOf(root, bundle))
  const [packageName, command] = bundle.tool
  const { code, output } = await runQuietly(runtime, [toolPath(root, packageName, command), 'build'], {
    cwd: join(root, bundle.folder),
    env: { NODE_ENV: 'production' },
  })
  if (code !== 0) {
    const explain = /ENOSPC/.test(output) ? texts.build.noSpace : texts.build.failed
    throw new UserError(explain(bundle.folder), { detail: output })
  }
  if (bundle.served) await compressFolder(join(root, bundle.served))
  writeStamp(stampOf(root, bundle), sources)
}

function stampOf(root, bundle) {
  return join(root, 'node_modules', '.cache', 'bundles', bundle.name)
}

function sourcesOf(bundle) {
  return [
    bundle.folder,
    ...bundle.sources,
    ...shared,
    'package-lock.json',
    'tsconfig.base.json',
    'scripts/compress.mjs',
  ]
}
