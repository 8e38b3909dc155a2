import { requireStore } from './running-store.ts'

interface Link {
  url: URL
  /** The page that has it. */
  from: string
}

interface CrawlOptions {
  /** Where it begins. */
  start: readonly string[]
  session?: string
  /** Each width of a picture, which may have to be made; otherwise one. */
  everyWidth?: boolean
}

export interface Crawl {
  /** Every address that was asked for. */
  asked: Set<string>
  /** Links whose target or fragment does not exist, with their page. */
  dead: string[]
}

/**
 * Follows every link of the shop. Pages that differ only in the values of their query are one, and pages with two
 * filters are left out: their combinations have no end.
 */
export async function crawl({ start, session, everyWidth = false }: CrawlOptions): Promise<Crawl> {
  const home = requireStore().address
  const asked = new Set<string>()
  const dead: string[] = []
  const ids = new Map<string, Set<string>>()
  const fragments: Link[] = []
  const shapeOf = (url: URL) => (everyWidth && isFile(url) ? url.href : withoutValues(url))
  const queue: Link[] = start.map((path) => ({ url: new URL(path, home), from: 'start' }))

  async function ask({ url, from }: Link): Promise<void> {
    const response = await fetch(url, { headers: session ? { cookie: `session=${session}` } : {} })
    const type = response.headers.get('content-type') ?? ''
    const text = /html|xml/.test(type) && !type.includes('svg') ? await response.text() : ''
    if (!text) await response.body?.cancel()
    if (!response.ok) dead.push(`${response.status} ${url.pathname}${url.search} on ${from}`)
    ids.set(shapeOf(url), new Set(attributes(text, 'id')))
    for (const target of linksOf(text)) add(target, url)
  }

  function add(target: string, page: URL): void {
    if (!URL.canParse(target, page)) {
      dead.push(`not an address: ${target} on ${page.pathname}`)
      return
    }
    const url = new URL(target, page)
    if (url.origin !== new URL(home).origin) return
    const link = { url, from: `${page.pathname}${page.search}` }
    if (!isFile(url) && new Set(url.searchParams.keys()).size > 1) return
    if (url.hash.length > 1) fragments.push(link)
    queue.push(link)
  }

  while (queue.length > 0) {
    const batch = queue.splice(0, 4).filter(({ url }) => {
      const shape = shapeOf(url)
      const isNew = !asked.has(shape)
      asked.add(shape)
      return isNew
    })
    await Promise.all(batch.map(ask))
  }
  for (const { url, from } of fragments)
    if (!ids.get(shapeOf(url))?.has(decodeURIComponent(url.hash.slice(1))))
      dead.push(`no element ${url.hash} at ${url.pathname}${url.search}, linked on ${from}`)
  return { asked, dead: [...new Set(dead)] }
}

/** The path and the names of the query's values. */
function withoutValues({ pathname, searchParams }: URL): string {
  const names = [...new Set(searchParams.keys())].sort()
  return names.length > 0 ? `${pathname}?${names.join('&')}` : pathname
}

function isFile({ pathname }: URL): boolean {
  return /\.\w+$/.test(pathname)
}

/** Addresses of links, pictures, scripts, styles, other languages and entries of a site map. */
function linksOf(text: string): string[] {
  const markup = text.replaceAll(/<script\b([^>]*)>[\s\S]*?<\/script>/g, '<script$1>')
  const sets = [...attributes(markup, 'srcset'), ...attributes(markup, 'imagesrcset')]
  return [
    ...attributes(markup, 'href'),
    ...attributes(markup, 'src'),
    ...attributes(markup, 'poster'),
    ...sets.flatMap((set) => set.split(/,\s+/).map((entry) => entry.trim().split(/\s+/)[0] ?? '')),
    ...[...markup.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => unescaped(address)),
  ]
}

function attributes(text: string, name: string): string[] {
  const pattern = new RegExp(`<[^>]*?\\s${name}="([^"]*)"`, 'gi')
  return [...text.matchAll(pattern)].map(([, value = '']) => unescaped(value))
}

function unescaped(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll(/&#x27;|&#39;|&apos;/g, "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
