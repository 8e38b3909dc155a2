import { brands } from '@tecnoclick/contract/catalogue/brands/endpoints'
import { office } from '@tecnoclick/messages/office'
import { es } from '@tecnoclick/messages/tables/es'
import { fireEvent, screen } from '@testing-library/react'
import { ResourceContextProvider } from 'ra-core'
import { type ReactNode, useEffect } from 'react'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { officeClient } from '../api/office-client.ts'
import { editableCalls } from '../api/resource-calls.ts'
import { refusal, renderOffice } from '../testing/render-office.tsx'
import { UndoBar, useLastChange } from '../undo.tsx'
import { EditDialog } from './form-dialog.tsx'
import { TextInput } from './inputs.tsx'

const row = { id: 7, version: 1, name: 'Epson', slug: 'epson', logo: null, position: 0, enable: true }
const [reading, saving] = ['GET /api/admin/brands/7', 'PATCH /api/brands/7']
const { form } = office

function Earlier() {
  const { setLastChange } = useLastChange()
  useEffect(() => setLastChange({ text: 'Marca agregada' }), [setLastChange])
  return <UndoBar />
}

async function openForm(answers: Parameters<typeof renderOffice>[1], around?: ReactNode) {
  const dialog = (
    <EditDialog<typeof row>
      title={({ name }) => name}
      toForm={({ name }) => ({ name })}
      toValues={({ name }) => ({ name })}
      describe={({ name }) => name}
      savedText={(_before, { name }) => name}
    >
      {() => <TextInput source="name" label="Nombre" required />}
    </EditDialog>
  )
  const calls = editableCalls(officeClient, brands, { toNew: ({ name }) => ({ name: String(name) }) })
  const rendered = renderOffice(
    <ResourceContextProvider value="brands">
      {around}
      <Routes>
        <Route path="brands" element="Lista" />
        <Route path="brands/:id" element={dialog} />
      </Routes>
    </ResourceContextProvider>,
    { [reading]: row, ...answers },
    '/admin/brands/7',
    { brands: calls },
  )
  await screen.findByRole('textbox')
  return rendered
}

const field = () => screen.getByRole<HTMLInputElement>('textbox')
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const findAlert = (text: string) =>
  screen.findByText((_, node) => node?.role === 'alert' && node.textContent.includes(text))
const save = () => fireEvent.click(screen.getByRole('button', { name: form.save }))

test('two clicks save once, and the form closes', async () => {
  const { countOf } = await openForm({ [saving]: ({ body }) => ({ ...row, ...body, version: 2 }) })
  type('Brother')
  save()
  save()
  await screen.findByText('Lista')
  expect(countOf(saving)).toBe(1)
})

test('a row that is opened before the list is drawn has its own form', async () => {
  const { router } = await openForm({
    [saving]: ({ body }) => ({ ...row, ...body, version: 2 }),
    'GET /api/admin/brands/8': { ...row, id: 8, name: 'Canon' },
  })
  router.subscribe(({ location }) => {
    if (location.pathname === '/admin/brands') void router.navigate('/admin/brands/8')
  })
  type('Brother')
  save()
  await expect.poll(() => screen.queryByRole<HTMLInputElement>('textbox')?.value).toBe('Canon')
})

test.each([
  ['a lost connection', 'lost' as const, office.errors.offline],
  ['a failure of the server', refusal('unavailable'), es.errors.unavailable],
])('%s is announced, and what was typed can be saved again', async (_, answer, message) => {
  let isOut = true
  await openForm({ [saving]: ({ body }) => (isOut ? answer : { ...row, ...body, version: 2 }) })
  type('Brother')
  save()
  await findAlert(message)
  expect(field().value).toBe('Brother')
  isOut = false
  save()
  await screen.findByText('Lista')
})

test('a refusal stands after the fields, beside the button, and what an earlier save said goes', async () => {
  await openForm({ [saving]: refusal('unavailable') }, <Earlier />)
  await screen.findByText('Marca agregada')
  type('Brother')
  save()
  const alert = await findAlert(es.errors.unavailable)
  expect(field().compareDocumentPosition(alert) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(screen.queryByText('Marca agregada')).toBeNull()
})

test('a field that the server refused has the focus', async () => {
  const taken = Response.json(
    { error: { statusCode: 422, name: '', code: 'invalid', message: '', fields: { name: 'Ya existe' } } },
    { status: 422 },
  )
  await openForm({ [saving]: taken })
  type('Brother')
  save()
  await screen.findByText('Ya existe')
  await expect.poll(() => document.activeElement).toBe(field())
})

test('an ended session keeps the form and leads to the sign-in in another tab', async () => {
  await openForm({ [saving]: refusal('unauthenticated') })
  type('Brother')
  save()
  await findAlert(form.sessionEnded)
  const link = screen.getByRole('link', { name: office.signIn.signIn })
  expect(link.getAttribute('target')).toBe('_blank')
  expect(field().value).toBe('Brother')
})

test('who saves after a colleague sees their value, keeps the own one and may save it over theirs', async () => {
  let stored = row
  const { asked } = await openForm({
    [reading]: () => stored,
    [saving]: ({ body }) =>
      body.version === stored.version ? { ...stored, ...body } : refusal('staleVersion'),
  })
  stored = { ...row, name: 'Canon', version: 2 }
  type('Brother')
  save()
  expect((await findAlert(form.conflictTitle)).textContent).toContain('Canon')
  expect(field().value).toBe('Brother')
  save()
  await screen.findByText('Lista')
  expect(asked.findLast(({ call }) => call === saving)?.body).toEqual({ name: 'Brother', version: 2 })
})

test('an empty field is announced beside it, and nothing is sent', async () => {
  const { countOf } = await openForm({})
  type('')
  save()
  await expect.poll(() => field().getAttribute('aria-invalid')).toBe('true')
  const error = field().getAttribute('aria-describedby') ?? field().getAttribute('aria-errormessage')
  expect(error && document.getElementById(error.split(' ')[0] ?? '')?.textContent).toBeTruthy()
  expect(countOf(saving)).toBe(0)
})
