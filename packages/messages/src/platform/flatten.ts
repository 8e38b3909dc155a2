import type { Plural } from './translation.ts'

interface Group {
  readonly [key: string]: string | Plural | Group
}

/** Maps each entry of a table to its dotted key: 'shell.nav.home'. */
export function* flatten(group: Group, prefix = ''): Generator<[key: string, entry: string | Plural]> {
  for (const [name, entry] of Object.entries(group)) {
    if (typeof entry === 'string' || isPlural(entry)) yield [prefix + name, entry]
    else yield* flatten(entry, `${prefix + name}.`)
  }
}

function isPlural(entry: Plural | Group): entry is Plural {
  return typeof entry.other === 'string'
}
