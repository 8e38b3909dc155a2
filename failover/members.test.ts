import { expect, test } from 'vitest'
import { isHealthy, type Member } from './members.ts'

const leader: Member = { name: 'db1', role: 'leader', state: 'running', timeline: 3 }
const sync: Member = { name: 'db2', role: 'sync_standby', state: 'streaming', timeline: 3, lag: 0 }
const replica: Member = { name: 'db3', role: 'replica', state: 'running', timeline: 3, lag: 10 }
const wanted = { size: 3, synchronous: true }

test('a primary with two standbys that follow it is healthy', () => {
  expect(isHealthy([leader, sync, replica], wanted)).toBe(true)
})

test.each<[string, Member[]]>([
  ['a machine is missing', [leader, sync]],
  ['there is no primary', [sync, replica, { ...replica, name: 'db1' }]],
  ['two say that they are the primary', [leader, { ...leader, name: 'db2' }, sync]],
  ['a standby is on another timeline', [leader, sync, { ...replica, timeline: 2 }]],
  ['a standby lags behind', [leader, sync, { ...replica, lag: 5_000_000 }]],
  ['the lag is not known', [leader, sync, { ...replica, lag: 'unknown' }]],
  ['a standby is starting', [leader, sync, { ...replica, state: 'starting' }]],
  ['no standby is synchronous', [leader, { ...sync, role: 'replica' }, replica]],
])('not while %s', (_, members) => {
  expect(isHealthy(members, wanted)).toBe(false)
})

test('without synchronous replication no standby has to be synchronous', () => {
  const members = [leader, { ...sync, role: 'replica' }, replica]
  expect(isHealthy(members, { size: 3, synchronous: false })).toBe(true)
})
