import { transformPassword } from '@tecnoclick/domain/people/password-transform'
import { es } from '@tecnoclick/messages/es'
import { createTranslator } from '@tecnoclick/messages/translate'
import { expect, test } from 'vitest'
import { signInRules } from '../../people/login/sign-in-rules.ts'
import { signUpRules } from '../../people/login/sign-up-rules.ts'
import { passwordRules, recoveryRules } from '../../people/password/new-password-rules.ts'
import { acceptPassword } from './accept-form.ts'

const t = createTranslator('es', es)

function formOf(values: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

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

test('one that script has transformed is passed on as it is', () => {
  const accepted = acceptPassword(formOf({ ...typed, password: transformed }), signInRules, t)
  expect(accepted.ok && accepted.form.get('password')).toBe(transformed)
})

test('a registration sends e-mail and password alone', () => {
  const form = formOf({ ...typed, accountType: 'person', confirmPassword: 'Secreto12' })
  const accepted = acceptPassword(form, signUpRules, t)
  expect(accepted.ok && [...accepted.form.keys()]).toEqual(['email', 'password', 'accountType'])
})

test('an unchosen account type hides no other complaint', () => {
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

test('a new password is transformed twice over, with the address it is for', () => {
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
