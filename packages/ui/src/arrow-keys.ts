type Move = 'next' | 'previous' | 'first' | 'last'
type Axis = 'down' | 'right' | 'left'

/** The direction of a list: down a menu, right along tabs, left in Arabic. */
const keys: Record<Axis, Readonly<Record<string, Move>>> = {
  down: { ArrowDown: 'next', ArrowUp: 'previous', Home: 'first', End: 'last' },
  right: { ArrowRight: 'next', ArrowLeft: 'previous', Home: 'first', End: 'last' },
  left: { ArrowLeft: 'next', ArrowRight: 'previous', Home: 'first', End: 'last' },
}

/** The index that gets the focus; undefined if the key does not move it. The index -1 means not in the list yet. */
export function indexAfterKey(key: string, axis: Axis, index: number, count: number): number | undefined {
  const move = keys[axis][key]
  if (move === undefined || count === 0) return undefined
  if (move === 'first') return 0
  if (move === 'last') return count - 1
  if (move === 'next') return (index + 1) % count
  return index <= 0 ? count - 1 : index - 1
}
