import { fireEvent, screen } from '@testing-library/react'
import { useGetIdentity } from 'ra-core'
import { expect, test, vi } from 'vitest'
import { countUnsent, storeReport } from '../delivery/couriers/stored-deliveries.ts'
import { renderOffice, viewer } from '../platform/testing/render-office.tsx'
import { SignOutForm } from './sign-out-form.tsx'

function storeOne(userId: number): void {
  const report = { report: 'started', date: '2026-11-18T12:00:00Z' } as const
  storeReport({ key: 'k', userId, orderId: 7, number: 'ORDEN-007', report, place: 1 })
}

/** The menu around the form appears with the name. */
function Name() {
  return useGetIdentity().identity?.fullName
}

function signOut() {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
  fireEvent.submit(screen.getByRole('button', { name: 'Cerrar sesión' }))
  return submit
}

test('who has unsent reports is told that they stay', async () => {
  storeOne(viewer.id)
  renderOffice(
    <>
      <SignOutForm />
      <Name />
    </>,
  )
  await screen.findByText(viewer.name)
  const submit = signOut()
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog.textContent).toContain('se envían cuando usted vuelva a entrar')
  fireEvent.click(screen.getAllByRole('button', { name: 'Cerrar sesión' }).at(-1) as HTMLElement)
  await expect.poll(() => submit.mock.calls.length).toBe(1)
  expect(countUnsent(viewer.id)).toBe(1)
})

test('the reports of somebody else are no reason to ask', async () => {
  storeOne(viewer.id + 1)
  renderOffice(<SignOutForm />)
  signOut()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(countUnsent(viewer.id + 1)).toBe(1)
})
