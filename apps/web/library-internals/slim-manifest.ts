import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const before = 'window.__reactRouterManifest='

interface Manifest {
  entry: { module: string; imports: string[] }
  routes: Record<string, { imports: string[]; css?: string[] }>
}

/**
 * Every first visit downloads the router's list of routes. It names the files of the entry and of the root again for
 * each route, and says of each route what it does not have. Returns the address of the file.
 */
export async function slimManifest(client: string, server: string): Promise<string> {
  const assets = join(client, 'assets')
  const name = (await readdir(assets)).find((file) => /^manifest-.+\.js$/.test(file))
  if (name === undefined) throw new Error('The build has no route manifest')
  const script = await readFile(join(assets, name), 'utf8')
  if (!script.startsWith(before)) throw new Error('The route manifest has another form')
  const manifest: Manifest = JSON.parse(script.slice(before.length, -1))
  const module = await moduleBehind(client, manifest.entry.module)
  await replaceInServer(server, manifest.entry.module, module)
  manifest.entry.module = module
  await writeFile(join(assets, name), `${before}${slim(manifest)};`)
  return `/assets/${name}`
}

/** The entry only imports the chunk that has its code: one request less. */
async function moduleBehind(client: string, entry: string): Promise<string> {
  const [, chunk] = /^import"\.(\/[^"]+)";?\s*$/.exec(await readFile(join(client, entry), 'utf8')) ?? []
  return chunk === undefined ? entry : `/assets${chunk}`
}

async function replaceInServer(server: string, from: string, to: string): Promise<void> {
  const file = join(server, 'index.js')
  await writeFile(file, (await readFile(file, 'utf8')).replaceAll(from, to))
}

export function slim({ routes, ...manifest }: Manifest): string {
  const loaded = new Set(manifest.entry.imports)
  const styles = JSON.stringify(routes.root?.css)
  const slimmer = Object.entries(routes).map(([id, { css, ...route }]) => [
    id,
    {
      ...route,
      imports: route.imports.filter((file) => !loaded.has(file)),
      ...((id === 'root' || JSON.stringify(css) !== styles) && { css }),
    },
  ])
  return JSON.stringify({ ...manifest, routes: Object.fromEntries(slimmer) }, (_key, value: unknown) =>
    value === false ? undefined : value,
  )
}
