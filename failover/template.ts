import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const documented = join(import.meta.dirname, '../docs/operations/failover')

/** A configuration file of the documentation with its placeholders filled in. */
export function fillDocumented(file: string, values: Readonly<Record<string, string>>): string {
  return fillTemplate(readFileSync(join(documented, file), 'utf8'), values)
}

/** Replaces `@NAME@`. A placeholder without a value is an error. */
export function fillTemplate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/@([A-Z][A-Z0-9]*)@/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`No value for @${name}@`)
    return value
  })
}
