/**
 * The number of scroll positions. With several slides in view, the last ones share the end position.
 * `offsets` are the slides' start edges relative to the first, `room` is how far the track can scroll.
 */
export function countStops(offsets: readonly number[], room: number): number {
  const last = offsets.findIndex((offset) => offset >= room - 2)
  return last === -1 ? offsets.length : last + 1
}

/** The stop nearest to the scroll position; the earlier one on a tie. */
export function nearestStop(offsets: readonly number[], room: number, scrolled: number): number {
  let nearest = 0
  for (let stop = 1; stop < countStops(offsets, room); stop++) {
    // The last stop is where the track ends, not where its slide starts.
    const at = (index: number) => Math.min(offsets[index] ?? 0, room)
    if (Math.abs(at(stop) - scrolled) < Math.abs(at(nearest) - scrolled)) nearest = stop
  }
  return nearest
}

/** Wraps around at both ends. */
export function stopAfter(current: number, step: 1 | -1, stops: number): number {
  return stops === 0 ? 0 : (current + step + stops) % stops
}
