import { plainLine } from './shape-text.ts'

const graphemes = new Intl.Segmenter()
/** A paragraph with a direction of its own has it in each of its lines. */
const isolated = /^([\u2066-\u2068])([^\u2066-\u2069]*)\u2069$/u

/** Lines of at most this width, at spaces; a word that is longer is divided. Line breaks of the text stay. */
export function wrapText(text: string, width: number, widthOf: (text: string) => number): string[] {
  return text.split(/\r?\n/).flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    const whole = isolated.exec(plainLine(paragraph))
    const inside = whole?.[2] ?? plainLine(paragraph)
    for (const word of inside.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`
      if (widthOf(longer) <= width) {
        line = longer
        continue
      }
      if (line !== '') lines.push(line)
      const parts = widthOf(word) <= width ? [word] : divide(word, width, widthOf)
      lines.push(...parts.slice(0, -1))
      line = parts.at(-1) ?? ''
    }
    const all = [...lines, line]
    return whole ? all.map((part) => `${whole[1]}${part}\u2069`) : all
  })
}

/** At characters as people see them, each part as long as fits. */
function divide(word: string, width: number, widthOf: (text: string) => number): string[] {
  const parts: string[] = []
  let rest = Array.from(graphemes.segment(word), ({ segment }) => segment)
  while (rest.length > 0) {
    const fitting = countFitting(rest, (part) => widthOf(part) <= width)
    parts.push(rest.slice(0, fitting).join(''))
    rest = rest.slice(fitting)
  }
  return parts
}

/** At least one. Halving: a hostile word is long, and measuring it takes time. */
function countFitting(segments: readonly string[], fits: (text: string) => boolean): number {
  let [fitting, tooMany] = [1, segments.length + 1]
  while (fitting + 1 < tooMany) {
    const middle = Math.floor((fitting + tooMany) / 2)
    if (fits(segments.slice(0, middle).join(''))) fitting = middle
    else tooMany = middle
  }
  return fitting
}
