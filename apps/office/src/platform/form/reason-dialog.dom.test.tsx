import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderOffice } from '../testing/render-office.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

function Asking() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <ReasonDialog
        title="¿Anular?"
        label="Motivo"
        hint=""
        saveLabel="Anular"
        open={isOpen}
        onClose={() => setOpen(false)}
        onSave={async () => undefined}
      />
    </>
  )
}

test('a dialog that is opened again does not show the error of before', async () => {
  renderOffice(<Asking />)
  fireEvent.click(await screen.findByRole('button', { name: 'Anular' }))
  expect(await screen.findByText('Escriba el motivo.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  fireEvent.click(screen.getByRole('button', { name: 'Abrir' }))
  expect(await screen.findByRole('button', { name: 'Anular' })).toBeTruthy()
  expect(screen.queryByText('Escriba el motivo.')).toBeNull()
})
