import type { DeadEnd } from '@tecnoclick/domain/resets/dead-end'

/** A note in each line; the version, if any, before a bar. */
export function readDeadEnds(lines: string): DeadEnd[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const bar = line.indexOf('|')
      if (bar < 0) return { firmware: '', text: line }
      return { firmware: line.slice(0, bar).trim(), text: line.slice(bar + 1).trim() }
    })
}

export function writeDeadEnds(deadEnds: readonly DeadEnd[]): string {
  return deadEnds
    .map(({ firmware, text }) =>
      firmware === '' && !text.includes('|') ? text : `${firmware} | ${text}`.trim(),
    )
    .join('\n')
}
