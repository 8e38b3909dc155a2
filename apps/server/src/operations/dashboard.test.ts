import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

const read = (name: string) =>
  readFileSync(new URL(`../../../../docs/operations/${name}`, import.meta.url), 'utf8')

function exposedNames(): Set<string> {
  const pool = { totalCount: 0, idleCount: 0, waitingCount: 0 }
  const { registry } = createMetrics({
    pool,
    pageCacheBytes: () => 0,
    lag: () => 0,
    webhooks: async () => ({ waiting: 0, failed: 0, oldestSeconds: 0 }),
  })
  const names = registry.getMetricsAsArray().map(({ name }) => name)
  return new Set(names.flatMap((name) => [name, `${name}_bucket`, `${name}_sum`, `${name}_count`]))
}

test('dashboard, alerts and handbook use only metrics that the server exposes', () => {
  const exposed = exposedNames()
  const named = ['dashboard.json', 'alerts.yml', 'logs-and-metrics.md'].flatMap(
    (file) => read(file).match(/\btecnoclick_[a-z_]+[a-z]\b/g) ?? [],
  )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => !exposed.has(name) && !/^tecnoclick_(process|nodejs)$/.test(name))).toEqual(
    [],
  )
})

test('every metric of the shop is on the dashboard', () => {
  const dashboard = read('dashboard.json')
  const ours = [...exposedNames()].filter((name) =>
    /_(pool|shed|page_cache|event_loop_lag|webhook)_/.test(name),
  )
  const plain = ours.filter((name) => !/_(bucket|sum|count)$/.test(name))
  expect(plain.length).toBeGreaterThan(5)
  expect(plain.filter((name) => !dashboard.includes(name))).toEqual([])
})
