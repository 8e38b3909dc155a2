import { createElement, Fragment, type ReactNode } from 'react'

/** Rendered HTML of fragments that many pages share, by a key of everything it depends on. */
export interface FragmentCache {
  get(key: string): Buffer | undefined
  set(key: string, html: Buffer): void
}

/** Connects one render to the fragment cache. */
export interface PageFragments {
  /** A marker for the cached fragment; undefined if it is not cached. */
  placeholder(key: string): string | undefined
  /** The content between markers, so that `assemble` can find its HTML and cache it. */
  capture(key: string, content: ReactNode): ReactNode
  /** Replaces the markers by cached HTML and caches the captured fragments. */
  assemble(markup: string): Buffer
}

/** A marker begins or ends a captured fragment, or stands for a cached one. React does not escape these letters. */
type MarkerKind = 'b' | 'e' | 'c'

/** Cached fragments stay bytes: they are never decoded or passed through React. Fragments can be nested. */
export function createPageFragments(cache: FragmentCache): PageFragments {
  // Random, so that no text on the page can contain a marker.
  const prefix = crypto.randomUUID()
  const used: { key: string; html: Buffer | undefined }[] = []
  // The index matches begin and end even if React rendered a fragment and then discarded it.
  const marker = (kind: MarkerKind, index: number) => `${prefix}${kind}${index};`
  return {
    placeholder(key) {
      const html = cache.get(key)
      return html && marker('c', used.push({ key, html }) - 1)
    },
    capture(key, content) {
      const index = used.push({ key, html: undefined }) - 1
      return createElement(Fragment, null, marker('b', index), content, marker('e', index))
    },
    assemble(markup) {
      const [start = '', ...pieces] = markup.split(prefix)
      const page: Buffer[] = [Buffer.from(start)]
      const begins = new Map<string, number>()
      for (const piece of pieces) {
        const end = piece.indexOf(';')
        const index = piece.slice(1, end)
        const fragment = used[Number(index)]
        const from = begins.get(index)
        if (piece[0] === 'b') begins.set(index, page.length)
        else if (fragment?.html) page.push(fragment.html)
        else if (fragment && from !== undefined) cache.set(fragment.key, Buffer.concat(page.slice(from)))
        page.push(Buffer.from(piece.slice(end + 1)))
      }
      return Buffer.concat(page)
    },
  }
}
