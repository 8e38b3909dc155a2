/** Code page 850, which receipt and label printers have since MS-DOS: 128 characters after ASCII. */
const upper =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'

const codes: ReadonlyMap<string, number> = new Map([...upper].map((character, at) => [character, 128 + at]))

/** What the code page lacks and a reader takes for the same. */
const alike: Readonly<Record<string, string>> = {
  ...{ '–': '-', '—': '-', '‐': '-', '‑': '-', '−': '-', '€': 'EUR', '•': '·' },
  ...{
    '“': '"',
    '”': '"',
    '„': '"',
    '‘': "'",
    '’': "'",
    '\u202f': ' ',
    '\u2009': ' ',
    '\u200e': '',
    '\u2069': '',
  },
  ...{ '\u2066': '', '\u2067': '', '\u2068': '', '\u200f': '', '\t': ' ' },
}

/** The text as a printer with this code page can show it, each character one byte. */
export function asPrintable(text: string): string {
  let printable = ''
  for (const character of text.normalize('NFC')) {
    if (isKnown(character)) printable += character
    else if (alike[character] !== undefined) printable += alike[character]
    else {
      const plain = [...character.normalize('NFKD')].filter(isKnown).join('')
      printable += plain || '?'
    }
  }
  return printable
}

export function encodeText(text: string): number[] {
  return [...asPrintable(text)].map((character) => codes.get(character) ?? character.charCodeAt(0))
}

/** Languages whose letters the code page has. */
export function isPrintableIn(locale: string): boolean {
  return locale === 'es' || locale === 'en'
}

/** Control characters would be commands. */
function isKnown(character: string): boolean {
  return codes.has(character) || /^[\x20-\x7e]$/.test(character)
}
