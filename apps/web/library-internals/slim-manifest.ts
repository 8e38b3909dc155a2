import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const before = 'window.__reactRouterManifest='

interface Manifest {
  entry: { imports: string[] }
  routes: Record<string, { imports: string[]; css?: string[] }>
}

/**
 * Every first visit downloads the router's list of routes. It names the files of the entry and of the root again for
 * each route, and says of each route what it does not have. Returns the address of the file.
 */
export async function slimManifest(client: string): Promise<string> {
  const assets = join(client, 'assets')
  const name = (await readdir(assets)).find((file) => /^manifest-.+\.js$/.test(file))
  if (name === undefined) throw new Error('The build has no route manifest')
  const script = await readFile(join(assets, name), 'utf8')
  if (!script.startsWith(before)) throw new Error('The route manifest has another form')
  await writeFile(join(assets, name), `${before}${slim(JSON.parse(script.slice(before.length, -1)))};`)
  return `/assets/${name}`
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
