/**
 * How many resting places a track has: with several slides in view the last of them share the end position.
 * `offsets` are the slides' start edges from the first one's, `room` is how far the track can scroll.
 */
export function countStops(offsets: readonly number[], room: number): number {
  const last = offsets.findIndex((offset) => offset >= room - 2)
  return last === -1 ? offsets.length : last + 1
}

/** The stop nearest to where the track is scrolled to; a tie keeps the earlier one. */
export function nearestStop(offsets: readonly number[], room: number, scrolled: number): number {
  let nearest = 0
  for (let stop = 1; stop < countStops(offsets, room); stop++) {
    // The last stop lies where the track ends, not where its slide would begin.
    const at = (index: number) => Math.min(offsets[index] ?? 0, room)
    if (Math.abs(at(stop) - scrolled) < Math.abs(at(nearest) - scrolled)) nearest = stop
  }
  return nearest
}

/** Round at both ends. */
export function stopAfter(current: number, step: 1 | -1, stops: number): number {
  return stops === 0 ? 0 : (current + step + stops) % stops
}
