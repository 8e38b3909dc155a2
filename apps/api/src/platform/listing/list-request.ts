import { type Refusal, refuse } from '../http/refusal.ts'

/**
 * The fields a list may be filtered and sorted by, with their types (platform.md#lists-and-queries).
 */
export type ListFields = Readonly<Record<string, FieldKind>>
type FieldKind = keyof typeof readers

export type FieldValue = string | number | boolean

export interface ListRequest {
  where: Record<string, FieldValue>
  sort: { field: string; descending: boolean }[]
  limit: number
  skip: number
}

const defaultLimit = 500
const maxLimit = 1000

const readers = {
  integer: (text: string) => (/^-?\d{1,9}$/.test(text) ? Number(text) : undefined),
  boolean: (text: string) => (text === 'true' ? true : text === 'false' ? false : undefined),
  text: (text: string) => (text.length <= 200 && !text.includes('\0') ? text : undefined),
} as const satisfies Record<string, (text: string) => FieldValue | undefined>

/**
 * Parses `filter[where][field]=…` and the other filter keys, `filter={json}`, or a bare `field=…` (`isPrincipal=true`).
 * Anything not on the allow-list is malformed (platform.md#lists-and-queries).
 */
export function readListRequest(search: URLSearchParams, fields: ListFields): ListRequest | Refusal {
  const request: ListRequest = { where: {}, sort: [], limit: defaultLimit, skip: 0 }
  for (const [name, text] of entriesOf(search)) {
    if (text === undefined || !take(request, name, text, fields))
      return refuse('malformed', { fields: { [name.slice(0, 80)]: '' } })
  }
  return request
}

function take(request: ListRequest, name: string, text: string, fields: ListFields): boolean {
  const field = Object.hasOwn(fields, name) ? name : /^filter\[where\]\[(\w+)\]$/.exec(name)?.[1]
  if (field !== undefined) return takeWhere(request, field, text, fields)
  if (/^filter\[order\](\[\d?\])?$/.test(name)) return takeSort(request, text, fields)
  const count = readers.integer(text)
  if (count === undefined || count < 0) return false
  if (name === 'filter[limit]') request.limit = Math.min(count, maxLimit)
  else if (name === 'filter[skip]') request.skip = count
  else return false
  return true
}

function takeWhere(request: ListRequest, field: string, text: string, fields: ListFields): boolean {
  const kind = Object.hasOwn(fields, field) ? fields[field] : undefined
  const value = kind && readers[kind](text)
  if (value === undefined) return false
  request.where[field] = value
  return true
}

function takeSort(request: ListRequest, text: string, fields: ListFields): boolean {
  for (const part of text.split(',')) {
    const [, field, direction] = /^\s*(\w+)(?:\s+(asc|desc))?\s*$/i.exec(part) ?? []
    if (field === undefined || !Object.hasOwn(fields, field)) return false
    request.sort.push({ field, descending: direction?.toLowerCase() === 'desc' })
  }
  return request.sort.length <= 5
}

type ListEntry = [name: string, text: string | undefined]

function* entriesOf(search: URLSearchParams): Generator<ListEntry> {
  for (const [name, text] of search) {
    if (name === 'filter') yield* entriesOfJson(text)
    else yield [name, text]
  }
}

/** Converts the JSON form to the bracket form, so that only one is parsed. */
function* entriesOfJson(text: string): Generator<ListEntry> {
  const filter = parseObject(text)
  if (!filter) return yield ['filter', text]
  for (const [name, value] of Object.entries(filter)) {
    const inner = name === 'where' && parseObject(value)
    if (inner)
      for (const [field, wanted] of Object.entries(inner)) yield [`filter[where][${field}]`, textOf(wanted)]
    else yield [`filter[${name}]`, textOf(value)]
  }
}

/**
 * Undefined for an object and for a list in a list: no field takes one, and `String` would call the `toString` of what is
 * inside, which may be anything.
 */
function textOf(value: unknown): string | undefined {
  const parts: unknown[] = Array.isArray(value) ? value : [value]
  return parts.some((part) => typeof part === 'object' && part !== null)
    ? undefined
    : parts.map(String).join(',')
}

function parseObject(value: unknown): object | undefined {
  try {
    const parsed: unknown = typeof value === 'string' ? JSON.parse(value) : value
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? parsed : undefined
  } catch {
    return undefined
  }
}
