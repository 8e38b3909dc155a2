import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'

const folder = new URL('./content/', import.meta.url)

/** An invalid file of the demo content; the message names the file and the rows. */
export class DataFileError extends Error {}

export function readJson<T>(file: string, schema: z.ZodType<T>, home = folder): T {
  const text = readText(file, home)
  try {
    return check(JSON.parse(text), schema, file)
  } catch (error) {
    if (error instanceof SyntaxError) throw new DataFileError(`${file}: ${error.message}`)
    throw error
  }
}

/** Returns one value per row, by the names of the first line. */
export function readCsv<T>(file: string, schema: z.ZodType<T>, home = folder): T[] {
  const options = { bom: true, columns: true, info: true, skip_empty_lines: true } as const
  let rows: { record: Record<string, string>; info: { lines: number } }[]
  try {
    rows = parse(readText(file, home), options)
  } catch (error) {
    throw new DataFileError(`${file}: ${error instanceof Error ? error.message : error}`)
  }
  return rows.map(({ record, info }) => check(record, schema, `${file}, line ${info.lines}`))
}

/**
 * Reads all Markdown files of a folder, by name. Front matter is `name: value` on one line each; the schema gets these
 * fields with `slug` (the file's name) and `body`.
 */
export function readMarkdown<T>(directory: string, schema: z.ZodType<T>, home = folder): T[] {
  const names = readdirSync(new URL(`${directory}/`, home)).filter((name) => name.endsWith('.md'))
  return names.sort().map((name) => {
    const file = `${directory}/${name}`
    const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(readText(file, home)) ?? []
    if (head === undefined || body === undefined) throw new DataFileError(`${file}: there is no front matter`)
    const fields = head.split('\n').map((line, index) => {
      const [, key, value] = /^(\w+): *(.*)$/.exec(line) ?? []
      if (key === undefined) throw new DataFileError(`${file}, line ${index + 2}: expected "name: value"`)
      return [key, value]
    })
    return check({ ...Object.fromEntries(fields), slug: name.slice(0, -3), body: body.trim() }, schema, file)
  })
}

function readText(file: string, home: URL): string {
  return readFileSync(new URL(file, home), 'utf8').replaceAll('\r\n', '\n')
}

function check<T>(value: unknown, schema: z.ZodType<T>, place: string): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const problems = result.error.issues.map(({ path, message }) =>
    path.length === 0 ? `${place}: ${message}` : `${place}, ${z.core.toDotPath(path)}: ${message}`,
  )
  throw new DataFileError(problems.join('\n'))
}
