import type { DraftLine, SheetDraft } from './sheet-draft.ts'

/** Two people changed the same field in different ways. Undefined: the line was removed. */
export interface Clash {
  field: 'supplier' | 'note' | 'quantity' | 'cost' | 'serials'
  /** Of a line. */
  product?: Pick<DraftLine, 'productId' | 'name'>
  mine: string | undefined
  theirs: string | undefined
}

export interface Merged {
  /** With my values where they clash. */
  draft: SheetDraft
  clashes: Clash[]
}

/** Merges two changes of the same stored draft, field by field. A field that only one of them changed has that change. */
export function mergeDrafts(base: SheetDraft, mine: SheetDraft, theirs: SheetDraft): Merged {
  const clashes: Clash[] = []
  const merge = <T extends string | undefined>(
    before: T,
    own: T,
    other: T,
    clash: Omit<Clash, 'mine' | 'theirs'>,
  ): T => {
    if (own === before || own === other) return other
    if (other !== before) clashes.push({ ...clash, mine: own, theirs: other })
    return own
  }
  const find = ({ lines }: SheetDraft, id: number) => lines.find(({ productId }) => productId === id)
  const added = theirs.lines.filter(({ productId }) => !find(mine, productId))
  const lines = [...mine.lines, ...added].flatMap((line) => {
    const { productId, name } = line
    const [before, own, other] = [find(base, productId), find(mine, productId), find(theirs, productId)]
    const product = { productId, name }
    const quantity = merge(before?.quantity, own?.quantity, other?.quantity, { field: 'quantity', product })
    if (quantity === undefined) return []
    // A line that one of them removed has one question, the quantity.
    const cost =
      own && other ? merge(before?.cost ?? '', own.cost, other.cost, { field: 'cost', product }) : line.cost
    const serials =
      own && other
        ? merge(before?.serials ?? '', own.serials, other.serials, { field: 'serials', product })
        : line.serials
    return [{ ...(other ?? line), quantity, cost, serials }]
  })
  const supplier = merge(base.supplier, mine.supplier, theirs.supplier, { field: 'supplier' })
  const note = merge(base.note, mine.note, theirs.note, { field: 'note' })
  return { draft: { supplier, note, lines }, clashes }
}

/** Applies the value that the person chose. `theirLine` is needed where it brings a line back. */
export function chooseTheirs(
  draft: SheetDraft,
  { field, product, theirs }: Clash,
  theirLine?: DraftLine,
): SheetDraft {
  if (!product) return { ...draft, [field]: theirs ?? '' }
  const { productId } = product
  if (theirs === undefined)
    return { ...draft, lines: draft.lines.filter((line) => line.productId !== productId) }
  const isListed = draft.lines.some((line) => line.productId === productId)
  if (!isListed) return { ...draft, lines: theirLine ? [...draft.lines, theirLine] : draft.lines }
  return {
    ...draft,
    lines: draft.lines.map((line) => (line.productId === productId ? { ...line, [field]: theirs } : line)),
  }
}
