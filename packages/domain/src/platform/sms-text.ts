/** The default alphabet of SMS and what takes two septets of it (3GPP TS 23.038, 6.2.1). */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const extended = '^{}\\[~]|€\f'
const septets = new Map<string, number>([
  ...[...basic].map((sign): [string, number] => [sign, 1]),
  ...[...extended].map((sign): [string, number] => [sign, 2]),
])

/** What one part holds, and each of several, which give up room for the header that joins them. */
const room = {
  gsm7: { single: 160, joined: 153 },
  ucs2: { single: 70, joined: 67 },
} as const

export const longestSms = 2

export interface SmsSize {
  encoding: keyof typeof room
  parts: number
}

/** How many messages the network counts: a single sign outside its alphabet makes all of them UCS-2, with less than half the room. */
export function smsSize(text: string): SmsSize {
  const signs = [...text]
  const encoding = signs.every((sign) => septets.has(sign)) ? 'gsm7' : 'ucs2'
  const { single, joined } = room[encoding]
  const sizes = signs.map((sign) => (encoding === 'gsm7' ? (septets.get(sign) ?? 1) : sign.length))
  if (sizes.reduce((sum, size) => sum + size, 0) <= single) return { encoding, parts: 1 }
  // A sign of two units is not split between two parts.
  let parts = 1
  let filled = 0
  for (const size of sizes) {
    if (filled + size > joined) {
      parts += 1
      filled = 0
    }
    filled += size
  }
  return { encoding, parts }
}

const replacements: Readonly<Record<string, string>> = {
  '«': '"',
  '»': '"',
  '“': '"',
  '”': '"',
  '‘': "'",
  '’': "'",
  '…': '...',
  '–': '-',
  '—': '-',
  '·': '-',
  '•': '-',
  '×': 'x',
  º: 'o',
  ª: 'a',
}

/** As the network's alphabet writes it: `á` without its accent, `ñ` and `é` as they are. Letters of other scripts stay. */
function transliterate(text: string): string {
  return [...text.normalize('NFC')]
    .map((sign) => {
      if (septets.has(sign)) return sign
      const plain = replacements[sign] ?? sign.normalize('NFD').replaceAll(/\p{Mn}/gu, '')
      return plain.length > 0 && [...plain].every((part) => septets.has(part)) ? plain : sign
    })
    .join('')
}

/** Line breaks, control and invisible signs become one space; pictures are left out. */
function inOneLine(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Zs}\s]+/gu, ' ')
    .replaceAll(/\p{Extended_Pictographic}/gu, (sign) => (septets.has(sign) ? sign : ''))
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}

interface SmsContent {
  store: string
  /** The subject of the mail: every kind says there in a sentence what happened. */
  subject: string
  /** What its reader has to say or type, such as the code of a delivery. */
  code?: string | undefined
  /** Of the page that tells more. Left out where it does not fit. */
  link?: string | undefined
}

/** One message or two. What does not fit is cut, the link last of all. */
export function smsText({ store, subject, code, link }: SmsContent): string {
  const line = (text: string) => transliterate(inOneLine(text))
  const said = line(subject).replace(/\.$/, '')
  const name = line(store)
  const start = name === '' || said.includes(name) ? said : `${name}: ${said}`
  const withCode = (text: string) => (code === undefined ? text : `${text}. Codigo: ${line(code)}`)
  const withLink = (text: string) => (link === undefined ? withCode(text) : `${withCode(text)} ${link}`)
  if (fits(withLink(start))) return withLink(start)
  if (fits(withLink(`${cut(start, 60)}...`))) return longest(start, withLink)
  return fits(withCode(start)) ? withCode(start) : longest(start, withCode)
}

function fits(text: string): boolean {
  return smsSize(text).parts <= longestSms
}

function cut(text: string, length: number): string {
  return [...text].slice(0, length).join('').trimEnd()
}

function longest(text: string, around: (text: string) => string): string {
  let length = [...text].length
  while (length > 1 && !fits(around(`${cut(text, length)}...`))) length -= 1
  return around(`${cut(text, length)}...`)
}

/** As the text of a mail writes a link: its label, and the address in a line of its own. The first is the one that matters. */
export function firstLinkOf(mail: string): string | undefined {
  return /^[^\n]{1,200}:\n(https?:\/\/\S+)$/m.exec(mail)?.[1]
}
