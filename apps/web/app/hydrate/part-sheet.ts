import { createElement, Fragment, type ReactNode } from 'react'

/** Where the server keeps what it has drawn, by what it was drawn of. */
export interface DrawnParts {
  get(of: string): Buffer | undefined
  set(of: string, html: Buffer): void
}

/** One page's way to them. */
export interface PartSheet {
  /** Stands for the part where it was drawn before. */
  known(of: string): string | undefined
  /** Content that will be found again in the markup, and kept. */
  framed(of: string, content: ReactNode): ReactNode
  /** The whole markup, with the parts that were known in their places. */
  assemble(markup: string): Buffer
}

/** Letters that React writes as they are. */
const signs = { begin: 'b', end: 'e', known: 'k' }

/** Known parts never go through React or a text: they are bytes put between the others. A part may hold others. */
export function openPartSheet(parts: DrawnParts): PartSheet {
  // Nobody can write it into a page beforehand, so that a text is never taken for a mark.
  const mark = crypto.randomUUID()
  const known: Buffer[] = []
  const framed: string[] = []
  return {
    known(of) {
      const html = parts.get(of)
      if (!html) return undefined
      known.push(html)
      return mark + signs.known
    },
    framed(of, content) {
      framed.push(of)
      return createElement(Fragment, null, mark + signs.begin, content, mark + signs.end)
    },
    assemble(markup) {
      const [start = '', ...pieces] = markup.split(mark)
      // React meets parts in the order of the page, so that they come up here in the order they were noted in.
      const nextKnown = known.values()
      const nextFramed = framed.values()
      const page: Buffer[] = [Buffer.from(start)]
      const open: { of: string; from: number }[] = []
      for (const piece of pieces) {
        if (piece[0] === signs.known) page.push(nextKnown.next().value ?? nothing)
        if (piece[0] === signs.begin) open.push({ of: nextFramed.next().value ?? '', from: page.length })
        const part = piece[0] === signs.end ? open.pop() : undefined
        if (part) parts.set(part.of, Buffer.concat(page.slice(part.from)))
        page.push(Buffer.from(piece.slice(1)))
      }
      return Buffer.concat(page)
    },
  }
}

const nothing = Buffer.alloc(0)
