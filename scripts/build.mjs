import { join } from 'node:path'
import { runQuietly } from './child.mjs'
import { compressFolder } from './compress.mjs'
import { fingerprint } from './fingerprint.mjs'
import { toolPath } from './node-runtime.mjs'
import { withProgress } from './progress.mjs'
import { clearStamp, readStamp, writeStamp } from './stamp.mjs'
import { texts } from './texts.mjs'
import { UserError } from './user-error.mjs'

const sharedPackages = ['ui', 'domain', 'catalogue', 'contract', 'messages'].map((name) => `packages/${name}`)

/** `output` is the folder that the server serves to browsers. */
export const bundles = [
  {
    name: 'web',
    folder: 'apps/web',
    output: 'apps/web/build/client',
    tool: ['@react-router/dev', 'react-router'],
  },
  { name: 'office', folder: 'apps/office', output: 'apps/office/dist', tool: ['vite', 'vite'] },
]

export function staleBundles(root, candidates) {
  return candidates.filter((bundle) => readStamp(stampOf(root, bundle)) !== sourcesOf(root, bundle))
}

export async function buildStale(runtime, stale) {
  for (const bundle of stale) await withProgress(texts.building(bundle.name), () => build(runtime, bundle))
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
  if (code !== 0) {
    const explain = /ENOSPC/.test(output) ? texts.build.noSpace : texts.build.failed
    throw new UserError(explain(bundle.folder), { detail: output })
  }
  await compressFolder(join(root, bundle.output))
  writeStamp(stampOf(root, bundle), sources)
}

function stampOf(root, bundle) {
  return join(root, 'node_modules', '.cache', 'bundles', bundle.name)
}

function sourcesOf(root, bundle) {
  const paths = [
    bundle.folder,
    ...sharedPackages,
    'package-lock.json',
    'tsconfig.base.json',
    'scripts/compress.mjs',
  ]
  return fingerprint(root, paths)
}
