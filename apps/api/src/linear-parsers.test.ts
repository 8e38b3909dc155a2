import { growsLinearly, repeating } from '@tecnoclick/domain/platform/testing/linear-time'
import { expect, test } from 'vitest'
import { readAmount, readBoolean, readList, readStock } from './catalogue/csv/cells.ts'
import { findColumn } from './catalogue/csv/columns.ts'
import { readAttributes, readOptions } from './catalogue/csv/part-cells.ts'
import { readCsv } from './catalogue/csv/read-csv.ts'
import { readVariant } from './catalogue/csv/variant-cells.ts'
import { readZoneFile } from './delivery/zones/read-zone-file.ts'
import { parseRows } from './platform/csv/parse-rows.ts'
import { readText, writeText } from './platform/csv/text-cell.ts'
import { readByteRange } from './platform/files/byte-range.ts'
import { clientNetwork } from './platform/http/client-network.ts'
import { matchesEtag } from './platform/http/etag.ts'
import { boundedFormType } from './platform/http/form-limits.ts'
import { readListRequest } from './platform/listing/list-request.ts'
import { wordQuery } from './platform/listing/word-search.ts'
import { isInNetworks, readNetwork } from './platform/session/networks.ts'
import { readBearer } from './platform/session/session-cookie.ts'

type Parser = [
  name: string,
  parse: (text: string) => unknown,
  inputs: ((length: number) => string)[],
  length?: number,
]

const fields = { id: 'integer', name: 'text' } as const
const places = { states: [], cities: [], currencies: ['USD'] }
/** Their many inputs are read character by character, which takes a microsecond for each. */
const csvLength = 5_000
const csvInputs = ['"', '""', '"a', ',', ';', '\n', '\r', '"\n', 'a,b\n', '"a",', 'a"b,', '\u00e9'].flatMap(
  (piece) => [repeating(piece), repeating(piece, 'SKU,Nombre\nA,'), repeating(piece, 'SKU,Nombre\nA,"', '"')],
)

const parsers: Parser[] = [
  ['readCsv', (text) => readCsv(Buffer.from(text)), csvInputs, csvLength],
  ['parseRows', (text) => parseRows(Buffer.from(text)), csvInputs, csvLength],
  ['readZoneFile', (text) => readZoneFile(Buffer.from(text), places), csvInputs, csvLength],
  [
    'readAttributes',
    readAttributes,
    [
      repeating(' ', 'a=', '!'),
      repeating(' ', 'a', '!'),
      repeating(' ,', 'a=b', '!'),
      repeating(',a', 'a=', '!'),
      repeating('a=b|'),
      repeating('='),
      repeating('*'),
    ],
  ],
  [
    'readOptions',
    (text) => readOptions(text, []),
    [repeating('['), repeating('{"title":1},', '[', '{}]'), repeating('{"values":[', '[')],
  ],
  [
    'readVariant',
    readVariant,
    [repeating('\\\\'), repeating('|'), repeating('='), repeating('a=b|'), repeating(' ', 'a', '=b')],
  ],
  ['readText', readText, [repeating("'"), repeating("'", '', '='), repeating(' ', ';'), repeating("; '")]],
  ['writeText', writeText, [repeating("'"), repeating("'", '', '='), repeating(' ', ';'), repeating("; '")]],
  ['readAmount', readAmount, [repeating('1'), repeating(' ', '1', 'x'), repeating('1,')]],
  ['readStock', readStock, [repeating('1'), repeating(' ', '1', 'x')]],
  ['readBoolean', readBoolean, [repeating(' '), repeating('s\u00ed')]],
  ['readList', readList, [repeating('|'), repeating(' |'), repeating(' ')]],
  ['findColumn', findColumn, [repeating('\u0301'), repeating(' ', 'a', 'b')]],
  [
    'readListRequest',
    (query) => readListRequest(new URLSearchParams(query), fields),
    [
      repeating('name ,', 'filter[order]='),
      repeating(' ', 'filter[order]=name', 'x'),
      repeating('[', 'filter={"where":{"id":'),
      repeating('filter[', 'filter[where]['),
      repeating('a', 'filter[where][', '!=1'),
      repeating('name=a&'),
    ],
  ],
  ['wordQuery', wordQuery, [repeating('a '), repeating('-'), repeating('\u0301'), repeating('1 ', '', 'x')]],
  [
    'readBearer',
    readBearer,
    [repeating(' ', 'Bearer', 'x y'), repeating('x', 'Bearer ', ' y'), repeating('Bearer ')],
  ],
  ['matchesEtag', (tag) => matchesEtag(tag, '"x"'), [repeating(','), repeating('W/'), repeating(' ')]],
  [
    'readByteRange',
    (range) => readByteRange(range, 10),
    [repeating('1', 'bytes='), repeating('-', 'bytes=')],
  ],
  [
    'boundedFormType',
    (type) => boundedFormType(Buffer.from(type), `multipart/form-data;${type}`),
    [repeating(';'), repeating(' ;'), repeating('; boundary=a '), repeating(' ', ';boundary=a', 'x')],
  ],
  ['readNetwork', readNetwork, [repeating('1.'), repeating(':'), repeating('/')]],
  ['isInNetworks', (address) => isInNetworks(address, ['10.0.0.0/8']), [repeating('1.'), repeating('%')]],
  ['clientNetwork', clientNetwork, [repeating('1', '::ffff:'), repeating('1.', '::ffff:')]],
]

test.each(parsers)('%s reads long texts in linear time', async (_, parse, inputs, length) => {
  for (const inputOf of inputs) expect(await growsLinearly(parse, inputOf, length), inputOf(10)).toBe(true)
})
