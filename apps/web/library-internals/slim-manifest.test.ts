import { expect, test } from 'vitest'
import { slim } from './slim-manifest.ts'

test('what the entry loads and what a route lacks is left out', () => {
  const manifest = {
    entry: { module: 'entry.js', imports: ['framework.js'] },
    routes: {
      root: { id: 'root', hasLoader: true, hasAction: false, imports: ['framework.js'], css: ['a.css'] },
      home: { id: 'home', imports: ['framework.js', 'kit.js'], css: ['a.css'] },
      map: { id: 'map', imports: [], css: ['a.css', 'map.css'] },
    },
    version: '1',
  }
  expect(JSON.parse(slim(manifest))).toEqual({
    entry: { module: 'entry.js', imports: ['framework.js'] },
    routes: {
      root: { id: 'root', hasLoader: true, imports: [], css: ['a.css'] },
      home: { id: 'home', imports: ['kit.js'] },
      map: { id: 'map', imports: [], css: ['a.css', 'map.css'] },
    },
    version: '1',
  })
})
