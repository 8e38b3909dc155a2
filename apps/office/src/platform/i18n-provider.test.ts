import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { i18nProvider } from './i18n-provider.ts'

/** Said by ra-core's hooks without being asked; its buttons and pagers are not used here. */
const spoken = /['"`](ra\.(?:notification|auth|message\.(?:invalid_form|unsaved_changes))[\w.]*)/g

test('whatever ra-core says by itself it says in Spanish', () => {
  const library = dirname(fileURLToPath(import.meta.resolve('ra-core')))
  const sources = readdirSync(library, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js') && !name.includes('.spec.') && !name.includes('.stories.'))
    .map((name) => readFileSync(join(library, name), 'utf8'))
  const keys = new Set(sources.flatMap((source) => [...source.matchAll(spoken)].map(([, key = '']) => key)))
  expect(keys.size).toBeGreaterThan(5)
  for (const key of keys) expect([key, i18nProvider.translate(key)]).not.toEqual([key, key])
})

test('texts of ours pass through', () => {
  expect(i18nProvider.translate('Complete este campo')).toBe('Complete este campo')
  expect(i18nProvider.translate('resources.cities.notifications.updated', { _: 'Guardado.' })).toBe(
    'Guardado.',
  )
})
