import { createElement, Fragment, type ReactNode } from 'react'

/** Rendered HTML of fragments that many pages share, by a key of everything it depends on. */
export interface FragmentCache {
  get(key: string): Buffer | undefined
  set(key: string, html: Buffer): void
  /** Whether to store this fragment once it is rendered; by default all are. */
  wants?(key: string): boolean
}

/** The fragment being rendered, so that hooks can tell that others will see what they return. */
export interface FragmentScope {
  /** Reports that the content depends on more than its key. */
  leak(source: string): void
}

interface OpenFragment extends FragmentScope {
  /** The content between markers, so that `assemble` can find its HTML and cache it. */
  mark(content: ReactNode): ReactNode
}

/** Connects one render to the fragment cache. */
export interface PageFragments {
  /** A marker for the cached fragment; undefined if it is not cached. */
  placeholder(key: string): string | undefined
  /** Begins a fragment that is not cached yet, possibly inside another one. */
  open(key: string, outer: FragmentScope | undefined): OpenFragment
  /** Replaces the markers by cached HTML and caches the new fragments. */
  assemble(markup: string): Buffer<ArrayBuffer>
}

/** A marker begins or ends a captured fragment, or stands for a cached one. React does not escape these letters. */
type MarkerKind = 'b' | 'e' | 'c'

/**
 * Cached fragments stay bytes: they are never decoded or passed through React. Fragments can be nested. `onLeak` is
 * called for content that depends on more than its key, which is not cached.
 */
export function createPageFragments(cache: FragmentCache, onLeak: (error: Error) => void): PageFragments {
  // Random, so that no text on the page can contain a marker.
  const prefix = crypto.randomUUID()
  const used: { key: string; html?: Buffer; leaks?: boolean }[] = []
  // The index matches begin and end even if React rendered a fragment and then discarded it.
  const marker = (kind: MarkerKind, index: number) => `${prefix}${kind}${index};`
  const leakError = (source: string, key: string) =>
    new Error(`A cached fragment depends on ${source}, which is not part of its key: ${key.slice(0, 200)}`)

  return {
    placeholder(key) {
      const html = cache.get(key)
      return html && marker('c', used.push({ key, html }) - 1)
    },
    open(key, outer) {
      const fragment: (typeof used)[number] = { key }
      const index = used.push(fragment) - 1
      const isWanted = cache.wants?.(key) ?? true
      return {
        leak(source) {
          if (!fragment.leaks && !outer) onLeak(leakError(source, key))
          fragment.leaks = true
          outer?.leak(source)
        },
        mark: (content) =>
          isWanted ? createElement(Fragment, null, marker('b', index), content, marker('e', index)) : content,
      }
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
        else if (fragment && from !== undefined && !fragment.leaks)
          cache.set(fragment.key, Buffer.concat(page.slice(from)))
        page.push(Buffer.from(piece.slice(end + 1)))
      }
      return Buffer.concat(page)
    },
  }
}
