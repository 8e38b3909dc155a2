import { expect, test } from 'vitest'
import { createMinuteLimit } from './minute-limit.ts'
import { violationsIn } from './policy-reports.ts'

test('both forms of a report are read, without what an address keeps secret', () => {
  const old = {
    'document-uri': `https://tienda.test/services/ticket/${'Ab3'.repeat(14)}?token=hunter2`,
    'violated-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.test/x.js',
    'source-file': '',
  }
  expect(violationsIn(JSON.stringify({ 'csp-report': old }))).toEqual([
    {
      page: 'https://tienda.test/services/ticket/***?token=***',
      directive: 'script-src-elem',
      blocked: 'https://evil.test/x.js',
      source: '',
    },
  ])
  const body = { documentURL: 'https://tienda.test/', effectiveDirective: 'img-src', blockedURL: 'inline' }
  expect(violationsIn(JSON.stringify([{ type: 'csp-violation', body }]))).toEqual([
    { page: 'https://tienda.test/', directive: 'img-src', blocked: 'inline', source: '' },
  ])
})

test.each(['', '{', 'null', '[]', '[null]', '"x"', '{"csp-report":[]}', '{"toString":1}'])(
  '%s is no report',
  (text) => {
    expect(violationsIn(text)).toEqual([])
  },
)

test('one request brings a few reports at most, each of them short', () => {
  const reports = Array.from({ length: 100 }, () => ({ body: { blockedURL: 'x'.repeat(5000) } }))
  const found = violationsIn(JSON.stringify(reports))
  expect(found).toHaveLength(5)
  expect(found[0]?.blocked).toHaveLength(200)
})

test('so many in a minute pass, of one client and of all', () => {
  let now = 0
  const mayPass = createMinuteLimit({ client: 2, total: 5 }, () => now)
  expect(['a', 'a', 'a', 'b', 'b', 'c', 'd'].map(mayPass)).toEqual([
    true,
    true,
    false,
    true,
    true,
    true,
    false,
  ])
  now = 60_000
  expect(mayPass('a')).toBe(true)
})
