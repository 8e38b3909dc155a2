import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const repository = fileURLToPath(new URL('../../..', import.meta.url))

/** Spanish texts of the shop, the office and the mails, and of a new and the demo shop. Customers write as they like. */
const files = [
  'packages/messages/src/**/*.ts',
  'packages/database/src/seed/*.ts',
  'packages/database/src/seed/demo/content/**/*.{csv,json,md}',
]
  .flatMap((pattern) => globSync(pattern, { cwd: repository }))
  .filter((file) => !/\.(en|ru|ar|test)\.ts$|content\/translations|reviews\.json$/.test(file))

/** The owner's documents have these texts, word for word. */
const documented = [
  'Tu carrito está vacío!',
  'Tu carrito esta vacío!',
  '¿Deseas finalizar la solicitud?',
  'Prueba limpiando el filtro',
]

const pronouns = ['tú', 'tu', 'tus', 'te', 'ti', 'contigo', 'tuy[oa]s?', 'vos']
const verbs = [
  ...['puedes', 'tienes', 'quieres', 'debes', 'eres', 'estás', 'deseas', 'necesitas', 'sabes', 'vas'],
  ...['prefieres', 'recibes', 'encuentras', 'buscas', 'eliges', 'podés', 'tenés', 'querés'],
  // Perfect, past and future: 'has elegido', 'elegiste', 'podrás'.
  'has \\p{L}+[ai]do',
  '(?:eleg|recib|escrib|ped|hic)iste',
  '(?:compr|pag|envi|dej|cambi|olvid)aste',
  '\\p{L}{2,}[adei]rás',
  // Imperatives with a pronoun: 'Avísame', 'Escríbenos', 'Regístrate'.
  '(?:avísa|cuénta|lláma|visíta|contácta|mánda|pregúnta|escríbe|píde)(?:me|nos|lo|la)',
  ...['regístrate', 'suscríbete', 'conéctate', 'inténtalo'],
]
/** At the beginning of a sentence only: elsewhere they are the third person. */
const imperatives = [
  ...['Elige', 'Escribe', 'Revisa', 'Mira', 'Pulsa', 'Inicia', 'Añade', 'Agrega', 'Introduce', 'Selecciona'],
  ...['Quita', 'Haz', 'Pon', 'Ten', 'Busca', 'Intenta', 'Prueba', 'Confirma', 'Ingresa'],
]
const informal = new RegExp(`(?<![\\p{L}{])(?:${[...pronouns, ...verbs].join('|')})(?![\\p{L}}])`, 'giu')
const commands = new RegExp(`(?:['"\`>]|[.:!?] )(?:${imperatives.join('|')}) (?!de |del |las? )\\p{L}`, 'gu')

test.each([
  'Tu pedido',
  'si quieres',
  'lo que elegiste',
  'podrás verlo',
  'Avísame',
  "'Elige un plan'",
  'Listo. Revisa los datos',
])('%s is informal', (text) => {
  expect([...text.matchAll(informal), ...text.matchAll(commands)]).toHaveLength(1)
})

test('customers and staff are addressed with usted', () => {
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((file) =>
    readFileSync(`${repository}/${file}`, 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(\/?\*|\/\/)/.test(line))
      .filter((line) => !documented.some((text) => line.includes(text)))
      .flatMap((line) => [...line.matchAll(informal), ...line.matchAll(commands)])
      .map(
        (match) => `${file}: ${match.input.slice(Math.max(0, match.index - 30), match.index + 40).trim()}`,
      ),
  )
  expect(found).toEqual([])
})

test('a plotter has one spelling', () => {
  const found = files.filter((file) =>
    /plotter(?!s?[,"'-])/i.test(readFileSync(`${repository}/${file}`, 'utf8')),
  )
  expect(found).toEqual([])
})
