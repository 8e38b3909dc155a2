import { describe, expect, test } from 'vitest'
import { growsLinearly, repeating } from '../platform/testing/linear-time.ts'
import { findPlace, isLikely, maxChatLength, maxChatWishes, readChat } from './read-chat.ts'

const wishesOf = (text: string) =>
  readChat(text).wishes.map(({ quantity, search }) => `${quantity} ${search}`)

describe('one line', () => {
  test.each([
    ['2 tóner 85A', '2 tóner 85A'],
    ['2x tóner 85A', '2 tóner 85A'],
    ['2 x tóner 85A', '2 tóner 85A'],
    ['tóner 85A x2', '2 tóner 85A'],
    ['tóner 85A (3)', '3 tóner 85A'],
    ['tóner 85A: 4 unidades', '4 tóner 85A'],
    ['dos cartuchos 664', '2 cartuchos 664'],
    ['un par de mouse inalámbricos', '2 mouse inalámbricos'],
    ['media docena de cables HDMI', '6 cables HDMI'],
    ['una docena de bolígrafos', '12 bolígrafos'],
    ['3 unidades de papel A4', '3 papel A4'],
    ['500 GB disco externo', '1 500 GB disco externo'],
    ['24 pulgadas monitor', '1 24 pulgadas monitor'],
    ['Epson L3250', '1 Epson L3250'],
    ['Hola, buenas tardes!! Quisiera 2 tintas negras', '2 tintas negras'],
    ['me hacen falta tres teclados por favor', '3 teclados por favor'],
    ['¿Cuánto cuesta la L3250?', '1 la L3250'],
    ['y también un regulador', '1 regulador'],
    ['- 4 memorias USB', '4 memorias USB'],
    ['999 cables', '99 cables'],
  ])('%s', (line, wish) => expect(wishesOf(line)).toEqual([wish]))

  test.each(['Hola', 'Buenas tardes', 'gracias', '👍', '', '...', 'Por favor'])(
    '%j asks for nothing',
    (line) => expect(wishesOf(line)).toEqual([]),
  )
})

test('commas, points, plus signs and an «y» before a number part what is wanted', () => {
  expect(wishesOf('2 tóner 85A, 1 resma de papel y un mouse + teclado')).toEqual([
    '2 tóner 85A',
    '1 resma de papel',
    '1 mouse',
    '1 teclado',
  ])
  expect(wishesOf('Cable de 3,5 mm y HDMI')).toEqual(['1 Cable de 3,5 mm y HDMI'])
})

test.each([
  ['WhatsApp on an iPhone', '[19/11/26, 10:32:05] Ana López: 2 tóner 85A'],
  ['WhatsApp on Android', '19/11/26, 10:32 - Ana López: 2 tóner 85A'],
  ['WhatsApp with a. m.', '19/11/2026, 10:32 a. m. - Ana López: 2 tóner 85A'],
  ['Telegram', 'Ana López, [19.11.2026 10:32]\n2 tóner 85A'],
])('the stamps of %s are left out', (_, chat) => expect(wishesOf(chat)).toEqual(['2 tóner 85A']))

test('the phone is the first one written or that of the sender, in its one form', () => {
  expect(readChat('Quiero 2 tintas\nmi número es 5 234-9911, llame')).toMatchObject({
    phone: '+53 5234 9911',
    wishes: [{ search: 'tintas' }, { search: 'mi número es' }, { search: 'llame' }],
  })
  expect(readChat('[19/11/26, 10:32] +53 5 2349911: hola').phone).toBe('+53 5234 9911')
  expect(readChat('19/11/26, 10:32 - +1 305 555 0101: hola').phone).toBe('+13055550101')
  expect(readChat('tóner 12345678901234567890').phone).toBeUndefined()
})

test('a hit is likely where it was counted or shares a word', () => {
  const [tinta, talk, counted] = readChat('la tinta negra\nle aviso mañana\n2 tóner').wishes
  expect(tinta && isLikely(tinta, 'Tinta Epson 544')).toBe(true)
  expect(talk && isLikely(talk, 'Tinta Epson 544')).toBe(false)
  expect(counted && isLikely(counted, 'Cartucho HP 85A')).toBe(true)
})

test('the longest name of a place that is written whole', () => {
  const places = [{ name: 'Habana' }, { name: 'La Habana Vieja' }, { name: 'Playa' }, { name: 'Cerro' }]
  expect(findPlace('Vivo en la habana vieja, calle 3', places)?.name).toBe('La Habana Vieja')
  expect(findPlace('es para PLAYA', places)?.name).toBe('Playa')
  expect(findPlace('playas del este', places)).toBeUndefined()
})

test('a long conversation is cut', () => {
  expect(readChat('2 tintas\n'.repeat(500)).wishes).toHaveLength(maxChatWishes)
})

test.each(['1 ', '+5', '(', ' x2', 'hola ', '[19/11/26, 10:32] a', '- ', 'un ', '1.', 'a: ', ' '])(
  'repeated %j is read in linear time',
  async (piece) => expect(await growsLinearly(readChat, repeating(piece), maxChatLength / 4)).toBe(true),
)
