import { expect, test } from 'vitest'
import { Table } from './table.tsx'
import { renderSpanish } from './testing/render-spanish.tsx'

test('every cell has its heading for the card layout', () => {
  const html = renderSpanish(
    <Table
      caption="Pedidos"
      rows={['ORDEN-001']}
      rowKey={(row) => row}
      columns={[
        { key: 'number', header: 'Número', cell: (row) => row },
        { key: 'total', header: <b>Total</b>, cardLabel: 'Total', align: 'end', cell: () => '$1.00' },
        { key: 'actions', header: <i />, cell: () => 'Ver' },
      ]}
    />,
  )
  expect(html).toContain('<caption class="sr-only">Pedidos</caption>')
  expect(html).toMatch(/<td data-label="Número"[^>]*>ORDEN-001<\/td>/)
  expect(html).toMatch(/<td data-label="Total"[^>]*>\$1\.00<\/td>/)
  expect(html).toMatch(/<td class[^>]*>Ver<\/td>/)
})
