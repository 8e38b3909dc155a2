import { orderDesk } from '@tecnoclick/contract/staff/desk/endpoints'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderOffice } from '../../platform/testing/render-office.tsx'
import { ColleaguesCard } from './colleagues-card.tsx'

test('what is typed while a note is being sent stays in the field', async () => {
  let answer = (_: object) => {}
  renderOffice(<ColleaguesCard endpoints={orderDesk} id={7} write="orders:write" />, {
    'GET /api/admin/sellorders/7/desk': { assignee: null, notes: [] },
    'POST /api/admin/sellorders/7/notes': () => new Promise<object>((resolve) => (answer = resolve)),
  })
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Nota interna')
  const type = (text: string) => fireEvent.change(field, { target: { value: text } })
  type('Llamar a las 5')
  fireEvent.submit(field)
  type('Llamar a las 5. Trae el cable')
  answer({ id: 1 })
  await screen.findByText('La nota quedó guardada.')
  expect(field.value).toBe('Llamar a las 5. Trae el cable')
  fireEvent.submit(field)
  await waitFor(() => answer({ id: 2 }))
  await waitFor(() => expect(field.value).toBe(''))
})
