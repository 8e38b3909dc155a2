import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'
import { loadPendingPart } from './load-pending.ts'
import { loadPart } from './load-table.ts'
import { flatten } from './platform/flatten.ts'
import { type Locale, locales } from './platform/locales.ts'
import { staffErrors, staffValidation } from './platform/staff-validation.es.ts'
import { tables } from './tables.ts'

/** Words that are the same in both languages, brand names, codes and pure layouts. */
const sameInEnglish = [
  'account.dashboard.title',
  'account.profile.companyCode',
  'blog.title',
  'cart.subtotal',
  'cart.total',
  'checkout.line',
  'checkout.subtotal',
  'checkout.total',
  'components.fields.selectSample',
  'components.table.total',
  'components.typography.danger',
  'orders.detail.line',
  'orders.detail.subtotal',
  'orders.detail.total',
  'orders.proforma.reeup',
  'orders.saleColumns.id',
  'orders.saleColumns.total',
  'paper.day.sources.reset',
  'paper.day.total',
  'paper.phones',
  'paper.provisional',
  'product.combo.card',
  'resets.list.plan',
  'resets.requests.checksum',
  'returns.line',
  'shell.account.dashboard',
  'shell.nav.blog',
  'shell.pageTitle',
  'shop.filters.color',
  'repairPage.intake.answers.no',
  'shop.filters.discountNo',
  'ui.no',
]

const latinEverywhere = [
  'checkout.line',
  'components.fields.emailSample',
  'orders.detail.line',
  'orders.proforma.reeup',
  'resets.requests.checksum',
  'returns.line',
  'shell.pageTitle',
]

const sameInEveryLanguage = [
  'checkout.line',
  'orders.detail.line',
  'orders.proforma.reeup',
  'resets.requests.checksum',
  'returns.line',
  'shell.pageTitle',
]

const entriesOf = (locale: Locale) => [...flatten(tables[locale])]

const textsOf = (locale: Locale) =>
  entriesOf(locale).flatMap(([key, entry]) =>
    (typeof entry === 'string' ? [entry] : Object.values(entry)).map((text) => ({ key, text })),
  )

const placeholdersOf = (locale: Locale) =>
  entriesOf(locale).map(([key, entry]) => {
    const forms = typeof entry === 'string' ? [entry] : Object.values(entry)
    const names = forms.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
    return `${key}: ${[...new Set(names)].sort().join(', ')}`
  })

const keysWhere = (locale: Locale, fails: (text: string) => boolean) => [
  ...new Set(textsOf(locale).flatMap(({ key, text }) => (fails(text) ? [key] : []))),
]

const others = locales.filter((locale) => locale !== 'es')

test.each(others)('%s has the keys of es, in the same order, with the same placeholders', (locale) => {
  expect(placeholdersOf(locale)).toEqual(placeholdersOf('es'))
})

test.each(locales)('%s has exactly the plural forms of its language', (locale) => {
  const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  // Spanish `many` is only for exact millions and uses `other`.
  const expected = categories.filter((category) => locale !== 'es' || category !== 'many').sort()
  for (const [key, entry] of entriesOf(locale)) {
    if (typeof entry !== 'string') expect(Object.keys(entry).sort(), key).toEqual(expected)
  }
})

test.each(locales)('%s has no empty text, no double space and no space at either end', (locale) => {
  expect(keysWhere(locale, (text) => text === '' || /\s\s/.test(text))).toEqual([])
  expect(keysWhere(locale, (text) => text !== text.trim())).toEqual(
    locale === 'es' ? ['validation.hardwareId'] : [],
  )
})

test.each(locales)('%s closes every brace it opens', (locale) => {
  expect(keysWhere(locale, (text) => /[{}]/.test(text.replaceAll(/\{\w+\}/g, '')))).toEqual([])
})

test.each([
  ['en', sameInEnglish],
  ['ru', sameInEveryLanguage],
  ['ar', sameInEveryLanguage],
] as const)('%s differs from es, except for words that both share', (locale, allowed) => {
  const spanish = new Map(entriesOf('es').map(([key, entry]) => [key, JSON.stringify(entry)]))
  const equal = entriesOf(locale).flatMap(([key, entry]) =>
    spanish.get(key) === JSON.stringify(entry) ? [key] : [],
  )
  expect(equal.sort()).toEqual([...allowed].sort())
})

test('ru is written in Cyrillic, ar in Arabic', () => {
  expect(keysWhere('ru', (text) => !/\p{Script=Cyrillic}/u.test(text)).sort()).toEqual(latinEverywhere)
  expect(keysWhere('ar', (text) => !/\p{Script=Arabic}/u.test(text)).sort()).toEqual(latinEverywhere)
})

test('es and en are written in Latin letters', () => {
  for (const locale of ['es', 'en'] as const)
    expect(keysWhere(locale, (text) => /[\p{Script=Cyrillic}\p{Script=Arabic}]/u.test(text))).toEqual([])
})

test('ar uses the Arabic comma, semicolon and question mark', () => {
  expect(keysWhere('ar', (text) => /[,;?]/.test(text))).toEqual([])
})

/** Sent with the pages that show them. */
const withTheirPages = {
  alerts: 'stock/alerts',
  components: 'site/components',
  credit: 'selling/credit',
  equipment: 'stock/equipment',
  repairPage: 'workshop/repair-page',
  links: 'selling/links',
  codeSignIn: 'people/code-sign-in',
  notices: 'people/notices',
  online: 'selling/online',
  otherCurrency: 'selling/other-currency',
  /** Sent with none: the server writes the papers. */
  paper: 'platform/paper',
  personalData: 'people/personal-data',
  returns: 'selling/returns',
  reviewNotes: 'catalogue/review-notes',
  ticket: 'workshop/ticket',
}

const isForStaff = (key: string) =>
  key.replace('validation.', '') in staffValidation || key.replace('errors.', '') in staffErrors

test('front, rest and pending together are the table of the server', async () => {
  for (const locale of locales) {
    const parts = await Promise.all([
      loadPart(locale, 'front'),
      loadPart(locale, 'rest'),
      loadPendingPart(locale),
    ])
    const entries = parts.flatMap((part) => [...flatten(part)])
    const inParts = Object.fromEntries(
      Object.entries(tables[locale]).filter(([area]) => !(area in withTheirPages)),
    )
    // The areas differ, but for the errors and the rules of forms, which are in both.
    const all = new Map(entries)
    expect(all).toEqual(new Map([...flatten(inParts)].filter(([key]) => !isForStaff(key))))
    expect(all.size).toBe(entries.length)
  }
})

test.each(locales)('every %s file is in one part and imports nothing at run time', (locale) => {
  const folder = import.meta.dirname
  const importsOf = (file: string) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/^import (?!type ).* from '(.*)'$/gm)].map(
      ([, path = '']) => posix.join(posix.dirname(file), path),
    )
  const files = globSync(`*/*.${locale}.ts`, { cwd: folder, exclude: ['tables/*'] }).map((file) =>
    file.replaceAll('\\', '/'),
  )
  const chunks = [`tables/front.${locale}.ts`, `tables/rest.${locale}.ts`]
  const alone = [...Object.values(withTheirPages), 'platform/pending', 'platform/staff-validation'].map(
    (file) => `${file}.${locale}.ts`,
  )
  expect([...chunks.flatMap(importsOf), ...alone].sort()).toEqual(files.sort())
  expect(files.flatMap(importsOf)).toEqual([])
})

test('in Arabic a number of several groups is isolated: otherwise its groups are shown in reverse', () => {
  const texts = [...flatten(tables.ar)].map(([key, entry]) => `${key}: ${JSON.stringify(entry)}`)
  const grouped = texts.filter((text) => /\d \d/.test(text))
  expect(grouped.length).toBeGreaterThan(0)
  expect(grouped.filter((text) => !/\u2066[\d ]+\u2069/.test(text))).toEqual([])
})
