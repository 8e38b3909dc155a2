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

/** Known parts never go through React or a text: they are bytes put between the others. A part may hold others. */
export function openPartSheet(parts: DrawnParts): PartSheet {
  // Nobody can write it into a page beforehand, so that a text is never taken for a mark.
  const mark = crypto.randomUUID()
  const met: { of: string; html: Buffer | undefined }[] = []
  // By its number each mark finds its own part again, even where React drew one and then left it out.
  const sign = (letter: Letter, part: number) => `${mark}${letter}${part};`
  return {
    known(of) {
      const html = parts.get(of)
      return html && sign('k', met.push({ of, html }) - 1)
    },
    framed(of, content) {
      const part = met.push({ of, html: undefined }) - 1
      return createElement(Fragment, null, sign('b', part), content, sign('e', part))
    },
    assemble(markup) {
      const [start = '', ...pieces] = markup.split(mark)
      const page: Buffer[] = [Buffer.from(start)]
      const begun = new Map<string, number>()
      for (const piece of pieces) {
        const end = piece.indexOf(';')
        const number = piece.slice(1, end)
        const part = met[Number(number)]
        const from = begun.get(number)
        if (piece[0] === 'b') begun.set(number, page.length)
        else if (part?.html) page.push(part.html)
        else if (part && from !== undefined) parts.set(part.of, Buffer.concat(page.slice(from)))
        page.push(Buffer.from(piece.slice(end + 1)))
      }
      return Buffer.concat(page)
    },
  }
}

/** A part begins, ends, or is known; React writes these as they are. */
type Letter = 'b' | 'e' | 'k'
