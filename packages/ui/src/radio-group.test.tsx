import { expect, test } from 'vitest'
import { RadioGroup } from './radio-group.tsx'
import { renderSpanish } from './testing/render-spanish.tsx'

const html = renderSpanish(
  <RadioGroup
    name="entrega"
    label="Entrega"
    look="cards"
    options={[
      { value: 'on', label: 'A domicilio', hint: 'Llega el 18' },
      { value: '', label: 'Recoger en la tienda' },
    ]}
  />,
)
const [withHint = '', withoutHint = ''] = html.match(/<input[^>]*>/g) ?? []

/** The text of the elements that an attribute names. */
function textOf(input: string, attribute: string): string {
  const ids = new RegExp(`${attribute}="([^"]*)"`).exec(input)?.[1]?.split(' ') ?? []
  return ids.map((id) => new RegExp(`id="${id}"[^>]*>([^<]*)<`).exec(html)?.[1]).join(' ')
}

test('a card has its label as name and its hint as description: each is read once', () => {
  expect(textOf(withHint, 'aria-labelledby')).toBe('A domicilio')
  expect(textOf(withHint, 'aria-describedby')).toBe('Llega el 18')
})

test('a card without a hint is named by its <label>', () => {
  expect(withoutHint).not.toMatch(/aria-(labelledby|describedby)/)
})
