import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { fillCount, i18nProvider } from './texts.ts'

test('the plural form follows the count', () => {
  const forms = { one: '{count} hora', other: '{count} horas' }
  expect([0, 1, 2].map((count) => fillCount(forms, count))).toEqual(['0 horas', '1 hora', '2 horas'])
})

/** Keys that ra-core's hooks use on their own. Its buttons and pagers are not used here. */
const usedKeys = /['"`](ra\.(?:notification|auth|message\.(?:invalid_form|unsaved_changes))[\w.]*)/g

test('every key that ra-core uses on its own has a Spanish text', () => {
  const library = dirname(fileURLToPath(import.meta.resolve('ra-core')))
  const sources = readdirSync(library, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js') && !name.includes('.spec.') && !name.includes('.stories.'))
    .map((name) => readFileSync(join(library, name), 'utf8'))
  const keys = new Set(sources.flatMap((source) => [...source.matchAll(usedKeys)].map(([, key = '']) => key)))
  expect(keys.size).toBeGreaterThan(5)
  for (const key of keys) expect([key, i18nProvider.translate(key)]).not.toEqual([key, key])
})

test('our own texts pass through unchanged', () => {
  expect(i18nProvider.translate('Complete este campo')).toBe('Complete este campo')
  expect(i18nProvider.translate('resources.cities.notifications.updated', { _: 'Guardado.' })).toBe(
    'Guardado.',
  )
})
