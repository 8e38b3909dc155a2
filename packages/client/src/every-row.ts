/** The query of one page of a list. */
interface Page {
  'filter[limit]': number
  'filter[skip]': number
}

interface List<Row> {
  data: Row[]
  total: number
}

/**
 * Reads a list page by page:
 * `for await (const order of everyRow((page) => shop.listOrders({ query: { ...page } })))`
 */
export async function* everyRow<Row>(
  read: (page: Page) => Promise<List<Row>>,
  pageSize = 100,
): AsyncGenerator<Row, void, undefined> {
  for (let skip = 0; ; skip += pageSize) {
    const { data, total } = await read({ 'filter[limit]': pageSize, 'filter[skip]': skip })
    yield* data
    if (data.length === 0 || skip + data.length >= total) return
  }
}
