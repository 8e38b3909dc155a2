import type { ProductRow } from '@tecnoclick/contract/catalogue/products/schemas'
import { productCsv } from '@tecnoclick/messages/catalogue/product-csv'
import { BadCell, readList } from './cells.ts'

type Attributes = ProductRow['attributes']
type Options = ProductRow['options']

/** `color*=negro,azul|peso=2kg`; the star marks featured attributes. */
export function writeAttributes(attributes: Attributes): string {
  return attributes
    .map(({ slug, featured, values }) => `${slug}${featured ? '*' : ''}=${values.join(',')}`)
    .join('|')
}

export function readAttributes(cell: string): Attributes | BadCell {
  const attributes: Attributes = []
  for (const part of readList(cell)) {
    const [name = '', list, ...more] = part.split('=').map((side) => side.trim())
    const [, slug, star] = /^([a-z0-9-]+)(\*?)$/.exec(name) ?? []
    const values = list === '' ? [] : list?.split(',').map((value) => value.trim())
    const isList = values?.every((value) => /^[a-z0-9-]+$/.test(value)) && more.length === 0
    if (slug === undefined || !values || !isList) return new BadCell(productCsv.problems.list)
    attributes.push({ slug, featured: star === '*', values })
  }
  return attributes
}

/** JSON, because titles are free text. Options are matched by title, not by id. */
export function writeOptions(options: Options): string {
  if (options.length === 0) return ''
  return JSON.stringify(
    options.map(({ title, required, values }) => ({
      title,
      required,
      values: values.map(({ id: _, ...value }) => value),
    })),
  )
}

/** Existing options and values keep their ids, because carts refer to them. */
export function readOptions(cell: string, known: Options): unknown | BadCell {
  if (cell.trim() === '') return []
  const given = parseJson(cell)
  if (!Array.isArray(given)) return new BadCell(productCsv.problems.options)
  return given.map((option: unknown) => {
    if (!isRecord(option)) return option
    const same = known.find(({ title }) => isSameTitle(title, option.title))
    const values = Array.isArray(option.values)
      ? option.values.map((value: unknown) => {
          const sameValue =
            isRecord(value) && same?.values.find(({ title }) => isSameTitle(title, value.title))
          return isRecord(value) ? { ...value, ...(sameValue && { id: sameValue.id }) } : value
        })
      : option.values
    return { ...option, values, ...(same && { id: same.id }) }
  })
}

function isSameTitle(title: string, given: unknown): boolean {
  return typeof given === 'string' && title.toLowerCase() === given.trim().toLowerCase()
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
