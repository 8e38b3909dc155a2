import { problemOfText } from '@tecnoclick/domain/platform/message-text'
import { defaultLocale, type Locale, locales } from './locales.ts'

interface Texts {
  readonly [name: string]: string | Texts
}

/** A message as it is shipped: its texts by their path. */
export interface ShippedMessage {
  /** Area and message: 'selling.orderConfirmation'. */
  name: string
  language: Locale
  texts: ReadonlyMap<string, string>
}

export interface OwnWording {
  name: string
  language: string
  texts: Readonly<Record<string, string>>
}

const shipped = new Map<string, ShippedMessage>()
let inUse: ReadonlyMap<string, string> = new Map()

const keyOf = ({ name, language }: { name: string; language: string }) => `${language}:${name}`

export function findShipped(name: string, language: string): ShippedMessage | undefined {
  return shipped.get(keyOf({ name, language }))
}

export function listShipped(): ShippedMessage[] {
  return [...shipped.values()]
}

/**
 * The texts of messages, each as the owner words it (platform.md#message-texts). They are read where a message is written, so
 * no writer knows of it. Never copy one into a constant: it would stay as it was at the start.
 */
export function editable<const Messages extends Readonly<Record<string, Texts>>>(
  area: string,
  messages: Messages,
  language: Locale = defaultLocale,
): Messages {
  for (const [message, texts] of Object.entries(messages)) {
    const entry = { name: `${area}.${message}`, language, texts: new Map(pathsOf(texts)) }
    shipped.set(keyOf(entry), entry)
  }
  return live(messages, `${language}:${area}`) as Messages
}

/** A message that exists in every language. */
export function editableInAll<Message extends object>(
  area: string,
  message: string,
  byLanguage: Readonly<Record<Locale, Message>>,
): Readonly<Record<Locale, Message>> {
  const entries = locales.map((language) => {
    const texts = { [message]: byLanguage[language] as unknown as Texts }
    return [language, editable(area, texts, language)[message]]
  })
  return Object.fromEntries(entries)
}

/** What the owner words differently from now on, in this process. A wording that no longer fits the shipped text is left out. */
export function useWordings(wordings: readonly OwnWording[]): void {
  inUse = new Map(
    wordings.flatMap((wording) => {
      const message = findShipped(wording.name, wording.language)
      return Object.entries(wording.texts).flatMap(([path, text]): [string, string][] => {
        const original = message?.texts.get(path)
        const fits = original !== undefined && !problemOfText(original, text)
        return fits ? [[`${keyOf(wording)}.${path}`, text]] : []
      })
    }),
  )
}

function* pathsOf(texts: Texts, prefix = ''): Generator<[path: string, text: string]> {
  for (const [name, text] of Object.entries(texts)) {
    if (typeof text === 'string') yield [prefix + name, text]
    else yield* pathsOf(text, `${prefix}${name}.`)
  }
}

function live(texts: Texts, path: string): Texts {
  const result = {}
  for (const [name, text] of Object.entries(texts)) {
    const at = `${path}.${name}`
    const child = typeof text === 'string' ? undefined : live(text, at)
    Object.defineProperty(result, name, { enumerable: true, get: () => child ?? inUse.get(at) ?? text })
  }
  return result
}
