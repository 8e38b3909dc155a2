import { office } from '@tecnoclick/messages/office'
import { fireEvent, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { storeRequest } from '../../platform/api/lost-requests.ts'
import { renderOffice, viewer } from '../../platform/testing/render-office.tsx'
import { CreditDialog } from './credit-dialog.tsx'
import { VoucherDialog } from './voucher-dialog.tsx'

const { credit: texts, outcomes } = office
const known = {
  'GET /api/currencies': { data: [{ code: 'USD', symbol: '$', decimals: 2 }], total: 1 },
  'GET /api/payment-methods': { data: [], total: 0 },
}
const close = () => {}

interface Dialog {
  scope: 'credit' | 'credit-vouchers'
  id: number | undefined
  content: ReactElement
}

const dialogs: Record<string, Dialog> = {
  'credit of an account': {
    scope: 'credit',
    id: 5,
    content: <CreditDialog account={{ id: 5, currency: 'USD' }} onClose={close} />,
  },
  'credit of a phone': { scope: 'credit', id: undefined, content: <CreditDialog onClose={close} /> },
  'a voucher': { scope: 'credit-vouchers', id: undefined, content: <VoucherDialog onClose={close} /> },
}

test.each(Object.entries(dialogs))('after a reload the outcome of %s is asked for', async (_, dialog) => {
  const { scope, id, content } = dialog
  storeRequest({ userId: viewer.id, scope, id }, 'lost-1', { at: 0, isLost: true })
  const { asked, countOf } = renderOffice(content, {
    ...known,
    'POST /api/outcomes': { state: 'done', id: 31 },
  })
  await screen.findByText(outcomes.scopes[scope].done)
  const link = screen.getByRole('link', { name: outcomes.open })
  expect(link.getAttribute('href')).toBe('/admin/credit/31')
  expect(asked.find(({ call }) => call === 'POST /api/outcomes')?.body).toEqual({ scope, key: 'lost-1' })
  fireEvent.change(screen.getByLabelText(/^Importe/), { target: { value: '5' } })
  fireEvent.click(screen.getByRole('button', { name: texts.save }))
  expect(countOf('POST /api/admin/credit/entries')).toBe(0)
  expect(countOf('POST /api/admin/credit/vouchers')).toBe(0)
})
