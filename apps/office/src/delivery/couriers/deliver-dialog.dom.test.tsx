import { office } from '@tecnoclick/messages/office'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderOffice } from '../../platform/testing/render-office.tsx'
import type { Owed } from './collected-fields.tsx'
import { DeliverDialog } from './deliver-dialog.tsx'

const { deliver: texts } = office.deliveries
const owed: Owed = {
  due: 13,
  currency: 'USD',
  paysInCash: true,
  currencies: ['USD', 'MLC', 'CUP'],
  rate: 380,
}

const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
const pay = (currency: string) =>
  fireEvent.change(screen.getByLabelText(texts.collectedCurrency), { target: { value: currency } })
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
const save = () => fireEvent.click(screen.getByRole('button', { name: texts.save }))

function open(given: Owed | undefined) {
  const onSave = vi.fn(async () => undefined)
  renderOffice(<DeliverDialog number="ORDEN-007" open onClose={() => {}} owed={given} onSave={onSave} />)
  type(/^Código/, '1234')
  return onSave
}

const saved = (onSave: ReturnType<typeof open>) => expect.poll(() => onSave.mock.calls)

test('cash that is owed is collected without a further press', async () => {
  const onSave = open(owed)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Cobré $13.00 USD' }).checked).toBe(true)
  save()
  await saved(onSave).toEqual([[{ code: '1234' }, { amount: 13, currency: 'USD' }]])
})

test('an order that pays in another way collects nothing unless it is said', async () => {
  const onSave = open({ ...owed, paysInCash: false })
  save()
  await saved(onSave).toEqual([[{ code: '1234' }, undefined]])
})

test('a paid order does not ask for money', async () => {
  const onSave = open(undefined)
  expect(screen.queryByText(texts.paid)).toBeNull()
  save()
  await saved(onSave).toEqual([[{ code: '1234' }, undefined]])
})

test('less is collected as typed; more, or nonsense, is told beside the field', async () => {
  const onSave = open(owed)
  choose(texts.collectedOther)
  for (const [typed, error] of [
    ['', texts.badAmount],
    ['0', texts.badAmount],
    ['trece', texts.badAmount],
    ['130', 'No cobre más de lo que falta: $13.00 USD.'],
  ] as const) {
    type(/^Cobré/, typed)
    save()
    await screen.findByText(error)
  }
  expect(onSave).not.toHaveBeenCalled()
  type(/^Cobré/, '10,50')
  save()
  await saved(onSave).toEqual([[{ code: '1234' }, { amount: 10.5, currency: 'USD' }]])
})

test('in another currency the rate of the shop says what it pays, and what was agreed counts', async () => {
  const onSave = open(owed)
  choose(texts.collectedOther)
  pay('CUP')
  type(/^Cobré/, '3800')
  const settles = () => screen.getByLabelText<HTMLInputElement>(/^Cuánto salda en USD/).value
  expect(settles()).toBe('10.00')
  // Without change, never more than is owed.
  type(/^Cobré/, '5000')
  expect(settles()).toBe('13.00')
  save()
  await saved(onSave).toEqual([[{ code: '1234' }, { amount: 5000, currency: 'CUP', settles: 13 }]])
})

test('where the shop knows no rate it is asked what is paid', async () => {
  const onSave = open(owed)
  choose(texts.collectedOther)
  pay('MLC')
  type(/^Cobré/, '12')
  save()
  await screen.findByText(texts.badSettles)
  type(/^Cuánto salda/, '13')
  save()
  await saved(onSave).toEqual([[{ code: '1234' }, { amount: 12, currency: 'MLC', settles: 13 }]])
})

test('what is scanned at the door is compared at once; another unit needs a reason', async () => {
  const { serials } = office
  const onSave = vi.fn(async () => undefined)
  renderOffice(
    <DeliverDialog number="ORDEN-007" open onClose={() => {}} packed={['SN-1A', 'SN-2B']} onSave={onSave} />,
  )
  type(/^Código/, '1234')
  type(new RegExp(serials.door), 'sn1a\nSN-9Z')
  expect(screen.getByText('Sin escanear: SN-2B')).toBeTruthy()
  expect(screen.getByText('No es de este pedido: SN-9Z')).toBeTruthy()
  save()
  await screen.findByText(texts.noReason)
  expect(onSave).not.toHaveBeenCalled()
  type(new RegExp(serials.doorReason), 'Vino cambiada')
  save()
  const scanned = { serials: ['sn1a', 'SN-9Z'], serialReason: 'Vino cambiada' }
  await expect.poll(() => onSave.mock.calls).toEqual([[{ code: '1234', ...scanned }, undefined]])
})
