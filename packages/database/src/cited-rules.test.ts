import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const domain = join(import.meta.dirname, '../../domain/src')
const citation = /(?:--|\/\/) Rule: (.+)$/gm

const cited = globSync(['functions/**/*.sql', 'invariants/*.ts'], { cwd: import.meta.dirname }).flatMap(
  (file) =>
    [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(citation)].flatMap(([, rules = '']) =>
      rules.split(', ').map((rule) => ({ file, rule })),
    ),
)

test('functions and invariants repeat rules', () => {
  expect(cited.length).toBeGreaterThan(25)
})

test.each(cited)('$file: $rule is a rule of domain', ({ rule }) => {
  const [path = '', name = ''] = rule.split(' ')
  expect(readFileSync(join(domain, path), 'utf8')).toMatch(
    new RegExp(`^export (function|const) ${name}\\b`, 'm'),
  )
})
