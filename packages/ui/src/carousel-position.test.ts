import { expect, test } from 'vitest'
import { countStops, nearestStop, stopAfter } from './carousel-position.ts'

const oneInView = { offsets: [0, 300, 600], room: 600 }
/** Eight slides of width 200, more than five in view. */
const fiveInView = { offsets: [0, 200, 400, 600, 800, 1000, 1200, 1400], room: 560 }

test('with one slide in view there is a stop per slide', () => {
  expect(countStops(oneInView.offsets, oneInView.room)).toBe(3)
})

test('with several slides in view the last ones share a stop', () => {
  expect(countStops(fiveInView.offsets, fiveInView.room)).toBe(4)
})

test('a track that fits has one stop, an empty one none', () => {
  expect(countStops([0, 200], 0)).toBe(1)
  expect(countStops([], 0)).toBe(0)
})

test.each([
  [0, 0],
  [140, 0],
  [160, 1],
  [590, 2],
])('scrolled by %d, slide %d is the current one', (scrolled, stop) => {
  expect(nearestStop(oneInView.offsets, oneInView.room, scrolled)).toBe(stop)
})

test('at the end of the track the last stop is the current one', () => {
  expect(nearestStop(fiveInView.offsets, fiveInView.room, 560)).toBe(3)
  expect(nearestStop(fiveInView.offsets, fiveInView.room, 410)).toBe(2)
})

test('stops wrap around at both ends', () => {
  expect(stopAfter(2, 1, 3)).toBe(0)
  expect(stopAfter(0, -1, 3)).toBe(2)
  expect(stopAfter(0, 1, 3)).toBe(1)
  expect(stopAfter(0, 1, 0)).toBe(0)
})
