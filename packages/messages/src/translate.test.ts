import { expect, test } from 'vitest'
import { ar } from './tables/ar.ts'
import { en } from './tables/en.ts'
import { es } from './tables/es.ts'
import { ru } from './tables/ru.ts'
import { createTranslator } from './translate.ts'

const t = createTranslator('es', es)

test('a key gives its text', () => {
  expect(t('shell.nav.home')).toBe('Inicio')
})

test('placeholders are replaced by values', () => {
  expect(t('shell.search.placeholder', { n: 100 })).toBe('Buscar entre más de 100 productos')
  expect(t('errors.outOfStock', { name: 'Epson L3250' })).toBe('EL producto Epson L3250 no esta disponible')
})

test('a value is inserted as it is, even when it looks like a pattern, a placeholder or markup', () => {
  expect(t('security.signIn.welcome', { store: '{name}', name: '$& <b>' })).toBe(
    'Bienvenido a {name}, $& <b>',
  )
})

test('Spanish and English have two plural forms', () => {
  const english = createTranslator('en', en)
  expect([0, 1, 2].map((count) => t('shop.results', { count }))).toEqual([
    '0 productos',
    '1 producto',
    '2 productos',
  ])
  expect([0, 1, 2].map((count) => english('shop.results', { count }))).toEqual([
    '0 products',
    '1 product',
    '2 products',
  ])
})

test('exact millions, a plural category of their own in Spanish, use the form for other numbers', () => {
  expect(t('shop.results', { count: 1_000_000 })).toBe('1000000 productos')
})

test('Russian has forms for one, few and many', () => {
  const russian = createTranslator('ru', ru)
  expect([0, 1, 3, 5, 11, 21, 22].map((count) => russian('shop.results', { count }))).toEqual([
    '0 товаров',
    '1 товар',
    '3 товара',
    '5 товаров',
    '11 товаров',
    '21 товар',
    '22 товара',
  ])
})

test('Arabic has six plural forms', () => {
  const arabic = createTranslator('ar', ar)
  expect([0, 1, 2, 3, 11, 100].map((count) => arabic('shop.results', { count }))).toEqual([
    'لا توجد منتجات',
    'منتج واحد',
    'منتجان',
    '3 منتجات',
    '11 منتجًا',
    '100 منتج',
  ])
})

test('a name in an Arabic sentence is isolated, which keeps its direction', () => {
  const arabic = createTranslator('ar', ar)
  expect(arabic('errors.outOfStock', { name: 'Epson (L3250)' })).toBe(
    'المنتج \u2068Epson (L3250)\u2069 غير متوفر',
  )
})

test('an API status has a label', () => {
  const statuses = ['PENDIENTE', 'EN PROCESO', 'COMPLETADA', 'CANCELADA'] as const
  expect(statuses.map((status) => t(`orders.status.${status}`))).toEqual([...statuses])
})

test('unknown keys and missing, wrong or unnecessary values do not compile', () => {
  // @ts-expect-error no such key
  expect(t('shell.nav.nowhere')).toBe('shell.nav.nowhere')
  // @ts-expect-error a group is not a message
  t('shell.nav')
  // @ts-expect-error the name is missing
  expect(t('errors.outOfStock')).toContain('{name}')
  // @ts-expect-error the name is missing among the values
  expect(t('security.signIn.welcome', { store: 'TecnoClick' })).toContain('{name}')
  // @ts-expect-error a plural needs its count
  t('shop.results')
  // @ts-expect-error a count is a number
  t('shop.results', { count: '3' })
  // @ts-expect-error this text takes no values
  t('shell.nav.home', { name: 'x' })
})
