import { expect, test } from 'vitest'
import {
  choice,
  formOf,
  optionalAmount,
  optionalText,
  position,
  reference,
  slug,
  text,
  visibility,
} from './form-fields.ts'

const form = formOf({
  name: text,
  slug,
  logo: optionalText,
  kind: choice(['printer', 'scanner'], 'printer'),
  brandId: reference,
  price: optionalAmount,
  position,
  enable: visibility,
})

const row = {
  name: 'Epson',
  slug: 'epson',
  logo: null,
  kind: 'scanner',
  brandId: 3,
  price: 12.5,
  position: 2,
  enable: false,
} as const

test('what is stored is shown and sent back as it was', () => {
  expect(form.toForm(row)).toEqual({
    ...row,
    ...{ logo: '', brandId: '3', price: '12.5', position: '2' },
  })
  expect(form.toBody(form.toForm(row))).toEqual(row)
})

test('a new row is shown, first in order and of the usual kind; a blank slug is left to the server', () => {
  expect(form.toBody({ ...form.empty, name: 'HP' })).toEqual({
    ...{ name: 'HP', slug: undefined, logo: null, kind: 'printer', brandId: Number.NaN, price: null },
    ...{ position: 0, enable: true },
  })
})

test('an unknown choice is the usual one', () => {
  expect(form.toBody({ ...form.empty, kind: 'plotter' }).kind).toBe('printer')
})
