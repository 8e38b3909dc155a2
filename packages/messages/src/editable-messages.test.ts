import { readdirSync } from 'node:fs'
import { fillPlaceholders } from '@tecnoclick/domain/platform/fill-placeholders'
import { problemOfText } from '@tecnoclick/domain/platform/message-text'
import { afterEach, expect, test } from 'vitest'
import { shippedMessages } from './editable-messages.ts'
import { useWordings } from './platform/editable-texts.ts'
import { fillNumber, numberToCome } from './platform/fill-number.ts'
import { messageTexts } from './platform/office-message-texts.ts'
import { sampleValues } from './platform/sample-values.ts'
import { returnMails } from './selling/return-mails.ts'

const folder = new URL('.', import.meta.url)
const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /mails\.ts$/.test(path),
)
const files: Record<string, unknown> = Object.fromEntries(
  await Promise.all(paths.map(async (path) => [path, await import(new URL(path, folder).href)])),
)

afterEach(() => useWordings([]))

const texts = shippedMessages.flatMap(({ name, language, texts }) =>
  Array.from(texts, ([path, text]) => ({ name, language, path, text })),
)

test('every shipped text accepts itself, and is the same when worded as it is', () => {
  expect(texts.length).toBeGreaterThan(300)
  for (const { name, language, path, text } of texts) {
    expect.soft(problemOfText(text, text), `${language} ${name} ${path}`).toBeUndefined()
    const values = Object.keys(sampleValues)
    for (const [, value = ''] of text.matchAll(/\{(\w+)\}/g)) expect.soft(values).toContain(value)
  }
  const before = JSON.stringify(files)
  useWordings(shippedMessages.map((message) => ({ ...message, texts: Object.fromEntries(message.texts) })))
  expect(JSON.stringify(files)).toBe(before)
})

test('every message has a name, in Spanish at least', () => {
  const named = shippedMessages.filter(({ language }) => language === 'es').map(({ name }) => name)
  expect(named.toSorted()).toEqual(Object.keys(messageTexts.names).toSorted())
})

test('every file of mails tells of its messages', () => {
  expect(Object.keys(files)).toHaveLength(10)
  for (const [file, exported] of Object.entries(files))
    expect
      .soft(
        Object.values(Object(exported)).some((texts) => isLive(texts)),
        file,
      )
      .toBe(true)
})

/** Its texts are read where they are used. */
function isLive(texts: unknown): boolean {
  const [first] = Object.values(Object.getOwnPropertyDescriptors(Object(texts)))
  return first?.get !== undefined || isLive(first?.value)
}

test('a subject has one line', () => {
  for (const { path, text } of texts)
    if (/subject$/i.test(path)) expect.soft(problemOfText(text, `${text}\nBcc`), text).toBeDefined()
})

test('an own wording is used in its language alone, and not where it lost a value', () => {
  const name = 'selling.returnMails'
  useWordings([
    { name, language: 'ru', texts: { heading: 'Возврат {number}!', accepted: 'Без номера' } },
    { name: 'selling.unknown', language: 'es', texts: { heading: 'x' } },
  ])
  expect(returnMails.ru.heading).toBe('Возврат {number}!')
  expect(returnMails.ru.accepted).toContain('{order}')
  expect(returnMails.es.heading).toBe('Su devolución {number}')
})

test('a number to come is said wherever the owner writes it', () => {
  const filled = fillNumber('Pedido ({number}): recibido', undefined)
  expect(filled).toBe(`Pedido (${numberToCome}): recibido`)
  expect(fillPlaceholders(filled, () => 'x')).toBe(filled)
})
