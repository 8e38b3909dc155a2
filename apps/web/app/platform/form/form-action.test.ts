import { transformPassword } from '@tecnoclick/domain/people/password-transform'
import { tables } from '@tecnoclick/messages/tables'
import { es } from '@tecnoclick/messages/tables/es'
import { createTranslator } from '@tecnoclick/messages/translate'
import { expect, test } from 'vitest'
import { signInRules, signUpRules } from '../../people/login/login-rules.ts'
import { passwordRules, recoveryRules } from '../../people/password/new-password-rules.ts'
import { visitOf } from '../../rendering/context.ts'
import { testContext } from '../../rendering/testing/test-context.ts'
import { acceptPassword, refusedResult } from './form-action.ts'
import { formOf } from './testing/form-of.ts'

const t = createTranslator('es', es)

const typed = { email: ' Ana@Ejemplo.cu ', password: 'Secreto12' }
const transformed = transformPassword('ana@ejemplo.cu', 'Secreto12')

test('a typed password is checked and transformed', () => {
  const accepted = acceptPassword(formOf(typed), signInRules, t)
  expect(accepted.ok && accepted.form.get('password')).toBe(transformed)
  expect(acceptPassword(formOf({ ...typed, password: 'corta' }), signInRules, t)).toEqual({
    ok: false,
    errors: { password: 'Longitud mínima es 8!' },
  })
})

test('a password that script has transformed is not transformed again', () => {
  const accepted = acceptPassword(formOf({ ...typed, password: transformed }), signInRules, t)
  expect(accepted.ok && accepted.form.get('password')).toBe(transformed)
})

test('a registration does not send the confirmation', () => {
  const form = formOf({ ...typed, accountType: 'person', confirmPassword: 'Secreto12' })
  const accepted = acceptPassword(form, signUpRules, t)
  expect(accepted.ok && [...accepted.form.keys()]).toEqual(['email', 'password', 'accountType'])
})

test('a missing account type hides no other error', () => {
  expect(signUpRules.check(formOf({ ...typed, confirmPassword: 'Otracosa1' }), t)).toEqual({
    accountType: 'Especifique como desea registrarse (Persona o Empresa)',
    confirmPassword: 'Las contraseñas no coinciden',
  })
  expect(signUpRules.check(new FormData(), t)).toEqual({
    accountType: 'Especifique como desea registrarse (Persona o Empresa)',
    email: 'Complete este campo',
    password: 'Complete este campo',
    confirmPassword: 'Confirme la contraseña',
  })
})

test('both fields of a new password are transformed with the e-mail', () => {
  const form = formOf({ ...typed, confirmPassword: 'Secreto12', resetKey: '0042' })
  for (const rules of [recoveryRules, passwordRules]) {
    const copy = new FormData()
    for (const [name, value] of form) copy.append(name, value)
    const accepted = acceptPassword(copy, rules, t)
    expect(accepted.ok && [accepted.form.get('password'), accepted.form.get('confirmPassword')]).toEqual([
      transformed,
      transformed,
    ])
  }
})

const refusal = { statusCode: 422, name: '', message: '' }
const arabic = visitOf(
  testContext({}, { locale: 'ar', currency: 'USD', saveData: false, localeFromAddress: false }),
)

test('field errors of the API are translated by their codes', () => {
  const error = {
    ...refusal,
    code: 'invalid' as const,
    fields: { precio: 'x', cityId: 'x', name: 'x' },
    fieldCodes: { precio: 'plan', cityId: 'city', name: 'maxLength' } as const,
    fieldValues: { name: { max: 60 } },
  }
  expect(refusedResult(error, arabic)).toEqual({
    failure: 'invalid',
    errors: {
      precio: tables.ar.validation.plan,
      cityId: tables.ar.validation.city,
      name: tables.ar.validation.maxLength.replace('{max}', '60'),
    },
  })
})

test('a text without a code stays as it is, and no fields are no errors', () => {
  expect(refusedResult({ ...refusal, code: 'invalid', fields: { a: 'Otra' } }, arabic)).toEqual({
    failure: 'invalid',
    errors: { a: 'Otra' },
  })
  expect(refusedResult({ ...refusal, code: 'codeUsed' }, arabic)).toEqual({ failure: 'codeUsed' })
})

test('outOfStock becomes a conflict', () => {
  expect(refusedResult({ ...refusal, code: 'outOfStock' }, arabic)).toEqual({ failure: 'conflict' })
})
