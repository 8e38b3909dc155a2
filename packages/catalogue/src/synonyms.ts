import { stem } from './words.ts'

/** Words that customers and product names use for the same thing. Works in both directions. */
const synonymGroups: readonly (readonly string[])[] = [
  ['raton', 'mouse'],
  ['laptop', 'portatil', 'notebook'],
  ['computadora', 'ordenador', 'pc'],
  ['telefono', 'celular', 'movil', 'smartphone'],
  ['tableta', 'tablet'],
  ['impresora', 'printer'],
  ['escaner', 'scanner'],
  ['ploter', 'plotter'],
  ['monitor', 'pantalla', 'display'],
  ['audifono', 'auricular', 'headset', 'headphone'],
  ['bocina', 'altavoz', 'parlante', 'speaker'],
  ['cargador', 'fuente', 'adaptador'],
  ['camara', 'webcam'],
  ['router', 'enrutador'],
  ['ups', 'backup'],
  ['regleta', 'multitoma'],
  ['destructora', 'trituradora'],
  ['cartucho', 'cartridge'],
  ['solido', 'ssd'],
  ['duro', 'hdd'],
]

/** One direction only: a pendrive is USB, but not everything USB is a pendrive. */
const oneWaySynonyms: Readonly<Record<string, string>> = {
  pendrive: 'memoria usb',
  flash: 'usb',
  resma: 'papel',
}

const synonyms = new Map<string, readonly string[]>()
for (const group of synonymGroups) {
  for (const word of group) {
    synonyms.set(
      stem(word),
      group.filter((other) => other !== word),
    )
  }
}
for (const [word, meaning] of Object.entries(oneWaySynonyms)) synonyms.set(stem(word), [meaning])

/** Stems of all words that have synonyms. */
export const stemsWithSynonyms: readonly string[] = [...synonyms.keys()]

/** A synonym of several words (`memoria usb`) matches only if all of them do. */
export function synonymsOf(root: string): readonly string[] {
  return synonyms.get(root) ?? []
}
