import { readPhone } from '../platform/phone.ts'
import { toSlug } from '../platform/slug.ts'
import { maxUnitsPerLine } from './quantity.ts'

/** Longer conversations are cut; their end is what counts. */
export const maxChatLength = 8_000
export const maxChatWishes = 30

/** Something that somebody asked for in a chat (selling.md#from-a-chat). */
export interface ChatWish {
  /** As it was written. */
  text: string
  /** What to look for. */
  search: string
  quantity: number
  /** A number or a word for one was written. */
  isCounted: boolean
}

export interface ReadChat {
  wishes: ChatWish[]
  phone: string | undefined
}

/** `[19/11/26, 10:32] Ana: ` and `19/11/26, 10:32 - Ana: ` of WhatsApp, `Ana, [19/11/26 10:32]` of Telegram. */
const stamps = [
  /^\u200e?\[\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? [^\]\n]{4,16}\] ([^:\n]{1,60}): ?/,
  /^\d{1,2}\/\d{1,2}\/\d{2,4},? [\d:]{4,8}(?: ?[ap]\. ?m\.)? - ([^:\n]{1,60}): ?/i,
  /^([^,\n]{1,60}), \[\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? [^\]\n]{4,16}\]:? ?/,
]

const somePhone = /(?:\+|\b)\d[\d().-]*(?: [\d().-]+){0,5}/g

const numerals: Readonly<Record<string, number>> = {
  ...{ un: 1, una: 1, uno: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8 },
  ...{ nueve: 9, diez: 10, doce: 12, quince: 15, veinte: 20 },
}
const groups: Readonly<Record<string, number>> = { par: 2, pares: 2, docena: 12, docenas: 12 }

/** What people say around what they want. */
const polite =
  /^(?:hola|buen[oa]s?(?: d[ií]as| tardes| noches)?|saludos|gracias|por favor|x favor|porfa|mire|oiga|y|e|o|tambi[eé]n|adem[aá]s|quiero|quisiera|necesito|necesitar[ií]a|busco|deseo|me (?:hacen? falta|da|pone|manda|reserva|aparta|interesa)|p[oó]ngame|deme|m[aá]ndeme|ap[aá]rteme|res[eé]rveme|ser[ií]an?|son|tienen?|tendr[aá]n?|hay|les? queda|a c[oó]mo (?:est[aá]n?|tienen)|cu[aá]nto (?:cuestan?|vale[n]?|sale[n]?)|qu[eé] precio tienen?|precio de|comprar|pedir|encargar)(?![\p{L}\p{N}])[\s,.:;!¡?¿-]*/iu

/** A number before it is a size: 500 GB, 24 pulgadas. */
const measure =
  /^(?:[kmgt]b|[cm]?m|mm|metros?|pulgadas?|in|ml|l|g|kg|v|va|w|hz|mhz|ghz|mah|hojas|p[aá]ginas|puertos)(?![\p{L}\p{N}])/iu
const unit = /^(?:x|unid(?:ad(?:es)?)?\.?|uds?\.?|piezas?|cajas?|paquetes?)(?![\p{L}\p{N}])\s*/iu
const partitive = /^(?:de (?:l[oa]s?|es[oa]s?)|del|de)(?![\p{L}\p{N}])\s*/iu

export function readChat(text: string): ReadChat {
  let phone: string | undefined
  const pieces = text
    .slice(-maxChatLength)
    .normalize('NFC')
    .split('\n')
    .flatMap((line) => {
      const said = withoutStamp(line.trim(), (sender) => {
        phone ??= readPhone(sender)
      })
      const rest = said.replaceAll(somePhone, (number) => {
        const read = number.replace(/\D/g, '').length >= 8 ? readPhone(number.trim()) : undefined
        phone ??= read
        return read ? ' ' : number
      })
      return rest.split(/[;•·]|[,.!?](?:\s|$)|\s\+\s|\sy\s(?=\d|un[oa]?\s|dos\s|tres\s)/iu)
    })
  const wishes = pieces.map(readWish).filter((wish) => wish !== undefined)
  return { wishes: wishes.slice(-maxChatWishes), phone }
}

function withoutStamp(line: string, onSender: (name: string) => void): string {
  for (const stamp of stamps) {
    const found = stamp.exec(line)
    if (!found) continue
    onSender(found[1] ?? '')
    return line.slice(found[0].length)
  }
  return line
}

function readWish(piece: string): ChatWish | undefined {
  const text = piece.replace(/\s+/g, ' ').trim()
  let rest = text.replace(/^[-*¡¿\s]+/, '')
  for (let next = rest.replace(polite, ''); next !== rest; next = rest.replace(polite, '')) rest = next
  const { count, search } = readCount(rest)
  if (!/[\p{L}\p{N}]{2}/u.test(search)) return undefined
  const quantity = Math.min(Math.max(count ?? 1, 1), maxUnitsPerLine)
  return { text, search, quantity, isCounted: count !== undefined }
}

/** `2 tóner`, `2x tóner`, `un par de tóner`, `tóner x2`, `tóner (2)`, `tóner 2 unidades`. */
function readCount(text: string): { count: number | undefined; search: string } {
  const before = /^(\d{1,3})(?:\s+|\s*x\s+|(?=x\s))(.+)$/iu.exec(text)
  if (before?.[2] && !measure.test(before[2]))
    return { count: Number(before[1]), search: withoutUnit(before[2]) }
  const after =
    /^(.+?)\s+x\s?(\d{1,3})$/iu.exec(text) ??
    /^(.+?)\s*\((\d{1,3})\)$/u.exec(text) ??
    /^(.+?)[\s:]+(\d{1,3}) (?:unid(?:ad(?:es)?)?|uds?|piezas?)\.?$/iu.exec(text)
  if (after?.[1]) return { count: Number(after[2]), search: after[1].replace(/[:\s]+$/, '') }
  const [first = '', second = '', ...others] = text.split(' ')
  const numeral = first.toLowerCase() === 'media' ? 0.5 : numerals[first.toLowerCase()]
  if (numeral === undefined) return { count: undefined, search: withoutUnit(text) }
  const group = groups[second.toLowerCase()]
  if (group !== undefined) return { count: numeral * group, search: withoutUnit(others.join(' ')) }
  if (numeral < 1) return { count: undefined, search: text }
  return { count: numeral, search: withoutUnit([second, ...others].join(' ')) }
}

function withoutUnit(text: string): string {
  return text.replace(unit, '').replace(partitive, '').trim()
}

/** Whether a hit is meant: it was counted, or the hit has a word of it in its name. Small talk has neither. */
export function isLikely({ search, isCounted }: ChatWish, name: string): boolean {
  const named = new Set(toSlug(name)?.split('-'))
  return isCounted || (toSlug(search)?.split('-') ?? []).some((word) => word.length > 2 && named.has(word))
}

/** The place whose name is in the text, the longest one. */
export function findPlace<Place extends { name: string }>(
  text: string,
  places: readonly Place[],
): Place | undefined {
  const said = text
    .slice(-maxChatLength)
    .split(/[\n,.;:]/)
    .map((part) => `-${toSlug(part) ?? ''}-`)
  return places
    .filter(({ name }) => said.some((part) => part.includes(`-${toSlug(name) ?? name}-`)))
    .toSorted((a, b) => b.name.length - a.name.length)[0]
}
