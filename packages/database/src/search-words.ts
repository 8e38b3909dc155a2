const digits = (column: string) => `right(regexp_replace(coalesce(${column}, ''), '\\D', '', 'g'), 8)`

/**
 * A phone's digits or a code from its end, so that an index finds the last ones. Index and query must have the same
 * expression.
 */
export const fromEnd = {
  digits: (column: string) => `reverse(regexp_replace(${column}, '\\D', '', 'g'))`,
  code: (column: string) => `reverse(${column})`,
} as const

const words = (columns: readonly string[]) => columns.map((column) => `coalesce(${column}, '')`)
const joined = (parts: readonly string[]) => `search_words(${parts.join(` || ' ' || `)})`

/**
 * The words that the office's search finds a row by. Index and query must have the same expression, so both take it from
 * here. `alias` ends with a dot. Of a phone the last eight digits count, however it was typed.
 */
export const searchedWords = {
  orders: (alias = '') =>
    joined([
      ...words([`${alias}number`, `${alias}sequence::text`, `${alias}buyer_name`, `${alias}buyer_email`]),
      digits(`${alias}buyer_phone`),
      ...words([`${alias}recipient_name`]),
      digits(`${alias}recipient_phone`),
    ]),
  serviceOrders: (alias = '') =>
    joined([
      ...words([`${alias}order_num`, `${alias}sequence::text`, `${alias}model`, `${alias}contact_name`]),
      digits(`${alias}contact_phone`),
    ]),
  users: (alias = '') => joined(words([`${alias}email`])),
  profiles: (alias = '') =>
    joined([
      ...words([`${alias}name`, `${alias}lastname`, `${alias}clicode`, `${alias}ruccode`]),
      digits(`${alias}phone`),
    ]),
  products: (alias = '') => joined(words([`${alias}name`, `${alias}sku`, `${alias}model`])),
  resetSales: (alias = '') => joined(words([`${alias}hid`])),
  mails: (alias = '') => joined(words([`${alias}to_address`, `${alias}subject`])),
} as const
