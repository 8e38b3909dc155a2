import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderOffice } from '../../platform/testing/render-office.tsx'
import { useUnpaidReason } from './complete-unpaid.tsx'

test('a second question for the reason answers the first with nothing', async () => {
  const answers: (string | undefined)[] = []
  function Order() {
    const { ask, dialog } = useUnpaidReason({ due: 5, currency: 'USD' })
    return (
      <>
        <button type="button" onClick={async () => answers.push(await ask())}>
          Completar
        </button>
        {dialog}
      </>
    )
  }
  renderOffice(<Order />)
  const button = screen.getByText('Completar')
  fireEvent.click(button)
  fireEvent.click(button)
  await expect.poll(() => answers).toEqual([undefined])
  const reason = await screen.findByRole('textbox')
  fireEvent.change(reason, { target: { value: 'Paga el lunes' } })
  fireEvent.submit(reason)
  await expect.poll(() => answers).toEqual([undefined, 'Paga el lunes'])
})
