import type { IntakeForm } from '@tecnoclick/contract/workshop/service-orders/intake-schemas'
import { expect, test } from 'vitest'
import { emptyIntake, intakeFieldOf, shownConditions, toIntake } from './intake-draft.ts'

const form: IntakeForm = {
  types: [
    {
      ...{ id: 4, name: 'Laptop', outline: 'laptop', hasImei: false, asksPasscode: true, serviceId: null },
      questions: ['¿Enciende?', '¿Carga?'],
      textQuestions: ['Otros'],
      ...{ phrases: [], position: 0, enable: true, version: 1 },
    },
  ],
  conditions: { es: 'Condiciones', en: 'Conditions', ru: '', ar: '' },
  conditionsVersion: 2,
}

test('what nobody answered was not tested; one amount is the whole range', () => {
  expect(toIntake(emptyIntake, form)).toBeNull()
  const draft = { ...emptyIntake, deviceTypeId: '4', checks: { '¿Carga?': 'no', Otros: ' Funda ' } }
  expect(toIntake({ ...draft, estimateTo: '25,50', passcode: 'left' }, form)).toMatchObject({
    checklist: [
      { question: '¿Enciende?', answer: 'untested' },
      { question: '¿Carga?', answer: 'no' },
      { question: 'Otros', text: 'Funda' },
    ],
    estimate: { from: 25.5, to: 25.5, currency: 'USD' },
    passcodeLeft: true,
    conditions: { text: 'Condiciones', version: 2 },
    signature: null,
  })
})

test('conditions are shown in Spanish where a language has none', () => {
  expect(shownConditions(form, 'en')).toBe('Conditions')
  expect(shownConditions(form, 'ru')).toBe('Condiciones')
})

test('what the API refuses is shown at its field', () => {
  expect(['serial', 'estimate.to', 'estimate.currency', 'marks.0.x', 'toString'].map(intakeFieldOf)).toEqual([
    'serial',
    'estimateTo',
    'estimateCurrency',
    'marks',
    undefined,
  ])
})
