import { stem } from './words.ts'

/** What customers call things, and what the shelf calls them. Both ways where both are said. */
const sameThing: readonly (readonly string[])[] = [
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

/** Said only this way round: a memory stick is USB, not everything USB is a memory stick. */
const means: Readonly<Record<string, string>> = {
  pendrive: 'memoria usb',
  flash: 'usb',
  resma: 'papel',
}

const synonyms = new Map<string, readonly string[]>()
for (const group of sameThing) {
  for (const word of group) {
    synonyms.set(
      stem(word),
      group.filter((other) => other !== word),
    )
  }
}
for (const [word, meaning] of Object.entries(means)) synonyms.set(stem(word), [meaning])

/** What has other names, by the root of each of them. */
export const rootsWithSynonyms: readonly string[] = [...synonyms.keys()]

/** Other words for the same; one of several words needs them all. */
export function synonymsOf(root: string): readonly string[] {
  return synonyms.get(root) ?? []
}
