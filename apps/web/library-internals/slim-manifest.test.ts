import { expect, test } from 'vitest'
import { slim } from './slim-manifest.ts'

test('what the entry loads and what a route lacks is left out', () => {
  const manifest = {
    entry: { module: 'entry.js', imports: ['framework.js'] },
    routes: {
      root: { id: 'root', hasLoader: true, hasAction: false, imports: ['framework.js', 'kit.js'] },
    },
    version: '1',
  }
  expect(JSON.parse(slim(manifest))).toEqual({
    entry: { module: 'entry.js', imports: ['framework.js'] },
    routes: { root: { id: 'root', hasLoader: true, imports: ['kit.js'] } },
    version: '1',
  })
})
