/** catalogue.md#filters-and-sorting */
const priceDebounceMs = 250

interface Bounds {
  min: number
  max: number
}

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>()

/**
 * Follows a moved thumb, or a number that was typed: it counts when its field is left, so that a half-typed one changes
 * nothing. The inputs move at once, `apply` follows after the debounce; undefined is the whole range.
 */
export function changeRange(
  box: HTMLElement,
  changed: HTMLInputElement,
  { min, max }: Bounds,
  apply: (range: string | undefined) => void,
): void {
  const isThumb = changed.type === 'range'
  if (!isThumb && changed === document.activeElement) return
  const ends = (end: string) => [...box.querySelectorAll<HTMLInputElement>(`[data-end=${end}]`)]
  const thumbValue = (end: string) => ends(end).find(({ type }) => type === 'range')?.valueAsNumber ?? min
  const isFrom = changed.dataset.end === 'from'
  const other = thumbValue(isFrom ? 'to' : 'from')
  const before = isThumb ? Number.NaN : thumbValue(isFrom ? 'from' : 'to')
  const typed = changed.value.trim() === '' ? Number.NaN : Math.round(Number(changed.value))
  const wanted = Number.isFinite(typed) ? Math.min(max, Math.max(min, typed)) : before
  const value = isFrom ? Math.min(wanted, other) : Math.max(wanted, other)
  const range = isFrom ? { from: value, to: other } : { from: other, to: value }
  for (const [end, amount] of Object.entries(range)) {
    for (const input of ends(end)) input.value = String(amount)
    box.style.setProperty(`--${end}`, `${((amount - min) / Math.max(1, max - min)) * 100}%`)
  }
  if (value === before) return
  clearTimeout(timers.get(box))
  timers.set(
    box,
    setTimeout(() => {
      if (box.isConnected)
        apply(range.from <= min && range.to >= max ? undefined : `${range.from}-${range.to}`)
    }, priceDebounceMs),
  )
}
