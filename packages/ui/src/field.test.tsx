import { expect, test } from 'vitest'
import { CheckboxField } from './checkbox-field.tsx'
import { SelectField } from './select-field.tsx'
import { renderSpanish } from './testing/render-spanish.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

const wired = { id: 'x', label: 'Nombre', hint: 'Como en su documento.', error: 'Complete este campo' }

test.each([
  ['text field', <TextField key="t" {...wired} />],
  ['text area', <TextArea key="a" {...wired} />],
  ['select', <SelectField key="s" {...wired} options={[]} />],
  ['checkbox', <CheckboxField key="c" {...wired} />],
])('a %s is connected to its label, its error and its hint', (_, field) => {
  const html = renderSpanish(field)
  expect(html).toContain('for="x"')
  expect(html).toMatch(/<(input|textarea|select)[^>]* id="x"/)
  expect(html).toContain('aria-describedby="x-error x-hint"')
  expect(html).toContain('aria-invalid="true"')
  expect(html).toMatch(/<p id="x-error".*Complete este campo/)
  expect(html).toMatch(/<p id="x-hint".*Como en su documento\./)
})

test('a field without error or hint has no description', () => {
  const html = renderSpanish(<TextField label="Nombre" />)
  expect(html).not.toContain('aria-describedby=')
  expect(html).not.toContain('aria-invalid=')
})

test('a required field says so to the browser and hides the mark from screen readers', () => {
  const html = renderSpanish(<TextField label="Nombre" required />)
  expect(html).toContain('required=""')
  expect(html).toContain('<span aria-hidden="true" class="ms-1 text-danger">*</span>')
})
