import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { confirmNow } from '../../platform/api/office-client.ts'
import { renderOffice } from '../../platform/testing/render-office.tsx'
import { ConfirmationDialog } from './confirmation-dialog.tsx'

const options = { 'GET /api/security/confirmation/options': { methods: ['password'] } }

test('two calls that need a confirmation at once ask one question, and its answer counts for both', async () => {
  const { countOf } = renderOffice(<ConfirmationDialog />, {
    ...options,
    'POST /api/security/confirmation': {},
  })
  const answers = Promise.all([confirmNow(), confirmNow()])
  fireEvent.change(await screen.findByLabelText(/Contraseña/, { selector: 'input' }), {
    target: { value: 'Demo1234' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Confirmar' }))
  expect(await answers).toEqual([true, true])
  expect(countOf('POST /api/security/confirmation')).toBe(1)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a dialog that is closed answers everybody with no, and the next call asks again', async () => {
  renderOffice(<ConfirmationDialog />, options)
  const answers = Promise.all([confirmNow(), confirmNow()])
  fireEvent.click(await screen.findByRole('button', { name: /Cerrar/ }))
  expect(await answers).toEqual([false, false])
  const again = confirmNow()
  fireEvent.click(await screen.findByRole('button', { name: /Cerrar/ }))
  expect(await again).toBe(false)
})

test('the screen is left: whoever waits is answered with no', async () => {
  const { unmount } = renderOffice(<ConfirmationDialog />, options)
  const answer = confirmNow()
  await screen.findByRole('dialog')
  unmount()
  expect(await answer).toBe(false)
})
