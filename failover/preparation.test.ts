import { expect, test } from 'vitest'
import { freeRange } from './address-range.ts'
import { missingPackages } from './host.ts'
import { readOptions } from './schedule.ts'
import { fillDocumented, fillTemplate } from './template.ts'

test('placeholders are filled, and one without a value is an error', () => {
  expect(fillTemplate('bind @ADDRESS@:80 # @nobody', { ADDRESS: '10.1.2.3' })).toBe(
    'bind 10.1.2.3:80 # @nobody',
  )
  expect(() => fillTemplate('@ETCD1@', {})).toThrow('No value for @ETCD1@')
})

test('the documented Patroni file keeps within its own rule of times', () => {
  const names = [
    'NAME',
    'ADDRESS',
    'FOLDER',
    'ETCD1',
    'ETCD2',
    'ETCD3',
    'BIN',
    'PASSWORD',
    'NETWORK',
    'SYNCHRONOUS',
  ]
  const text = fillDocumented('patroni.yml', Object.fromEntries(names.map((name) => [name, 'x'])))
  const value = (name: string) => Number(new RegExp(`^ +${name}: (\\d+)$`, 'm').exec(text)?.[1])
  expect(value('loop_wait') + 2 * value('retry_timeout')).toBeLessThanOrEqual(value('ttl'))
})

test('every kind of fault has its turn, as many times as asked', () => {
  const names = ['kill', 'cut', 'split']
  expect(readOptions(['5'], names, 'split')).toEqual({
    schedule: ['kill', 'cut', 'split', 'kill', 'cut'],
    synchronous: true,
    keep: false,
  })
  expect(readOptions([], names, 'split').schedule).toHaveLength(50)
  expect(readOptions(['3', '--async', '--keep'], names, 'split')).toEqual({
    schedule: ['split', 'kill', 'cut'],
    synchronous: false,
    keep: true,
  })
  for (const wrong of [['0'], ['many'], ['1', '2'], ['--fast']]) {
    expect(() => readOptions(wrong, names, 'split'), wrong.join(' ')).toThrow('Usage')
  }
})

test('the address range is one that no route of the host touches', () => {
  const draws = [0, 7, 1, 9]
  const draw = () => draws.shift() ?? 0
  expect(freeRange('default via 192.0.2.1 dev eth0\n10.64.3.0/24 dev docker0', draw)).toBe('10.71.1')
  expect(freeRange('10.0.0.0/8 via 192.0.2.1', () => 9)).toBe('172.31.9')
})

test('missing packages are named; without root or Linux the command does not run', () => {
  const host = { platform: 'linux', isRoot: true, hasApt: true, has: () => true }
  expect(missingPackages(host)).toEqual([])
  expect(missingPackages({ ...host, has: (program) => program !== 'patroni' })).toEqual([
    'patroni',
    'python3-etcd',
  ])
  expect(() => missingPackages({ ...host, isRoot: false })).toThrow('as root on Linux')
  expect(() => missingPackages({ ...host, platform: 'darwin' })).toThrow('as root on Linux')
})
