import { expect, test } from 'vitest'
import { mergeShapes } from './merge-shapes.ts'

test('paths, circles and lines become one path', () => {
  expect(
    mergeShapes([
      ['path', { d: 'M12 3v18', key: 'a' }],
      ['path', { d: 'm19 8 3 8a5 5 0 0 1-6 0zV7', key: 'b' }],
      ['path', { d: 'm15 18-6-6', key: 'c' }],
      ['circle', { cx: '8', cy: '21', r: '1', key: 'd' }],
      ['line', { x1: '4', x2: '20', y1: '12', y2: '12', key: 'e' }],
    ]),
  ).toEqual([
    [
      'path',
      { d: 'M12 3v18M19 8l3 8a5 5 0 0 1-6 0zV7M15 18l-6-6M7 21a1 1 0 1 0 2 0a1 1 0 1 0-2 0M4 12L20 12' },
    ],
  ])
})

test('a move that is followed by a command keeps it', () => {
  expect(mergeShapes([['path', { d: 'm.5-.5v2' }]])).toEqual([['path', { d: 'M.5 -.5v2' }]])
})

test('a rectangle keeps its round corners', () => {
  expect(mergeShapes([['rect', { width: '18', height: '7', x: '3', y: '4', rx: '1' }]])).toEqual([
    [
      'path',
      {
        d: 'M4 4h16a1 1 0 0 1 1 1v5a1 1 0 0 1 -1 1h-16a1 1 0 0 1 -1 -1v-5a1 1 0 0 1 1 -1z',
      },
    ],
  ])
})

test('an icon with another shape, or with a fill, stays as it is', () => {
  const shapes = [
    ['ellipse', { cx: '12', cy: '5', rx: '9', ry: '3' }],
    ['circle', { cx: '8', cy: '21', r: '1', fill: 'currentColor' }],
  ] satisfies Parameters<typeof mergeShapes>[0]
  expect(mergeShapes(shapes)).toEqual(shapes)
})
