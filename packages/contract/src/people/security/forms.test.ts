import { es } from '@tecnoclick/messages/tables/es'
import { createTranslator } from '@tecnoclick/messages/translate'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { issueMessage } from '../../platform/issue-message.ts'
import { passwordForm, recoveryForm, signInForm, signUpForm } from './forms.ts'

const t = createTranslator('es', es)

/** The first issue of each field. */
function complaints(form: z.ZodType, typed: object): Record<string, string> {
  const issues = form.safeParse(typed, { reportInput: true }).error?.issues ?? []
  const fields: Record<string, string> = {}
  for (const issue of issues) fields[issue.path.join('.')] ??= issueMessage(issue, t)
  return fields
}

const email = 'ana@ejemplo.cu'

test('the sign-in form shows the documented messages', () => {
  expect(complaints(signInForm, {})).toEqual({
    email: 'Complete este campo',
    password: 'Complete este campo',
  })
  expect(complaints(signInForm, { email: 'ana', password: '1234567' })).toEqual({
    email: 'Correo electrónico no válido',
    password: 'Longitud mínima es 8!',
  })
  expect(complaints(signInForm, { email, password: 'x'.repeat(129) })).toEqual({
    password: 'Longitud máxima es 128!',
  })
  expect(signInForm.parse({ email: ' Ana@Ejemplo.cu ', password: 'Demo1234' })).toEqual({
    email,
    password: 'Demo1234',
  })
})

test('the registration form requires an account type and the same password twice', () => {
  expect(complaints(signUpForm, { email, password: 'Demo1234', confirmPassword: '' })).toEqual({
    accountType: 'Especifique como desea registrarse (Persona o Empresa)',
    confirmPassword: 'Confirme la contraseña',
  })
  const typed = { accountType: 'person', email, password: 'Demo1234' }
  expect(complaints(signUpForm, { ...typed, confirmPassword: 'Demo12345' })).toEqual({
    confirmPassword: 'Las contraseñas no coinciden',
  })
  expect(complaints(signUpForm, { ...typed, confirmPassword: 'Demo1234' })).toEqual({})
})

test('different passwords are reported together with other errors', () => {
  expect(
    complaints(signUpForm, { email: 'ana', password: 'Demo1234', confirmPassword: 'Demo12345' }),
  ).toEqual({
    accountType: 'Especifique como desea registrarse (Persona o Empresa)',
    email: 'Correo electrónico no válido',
    confirmPassword: 'Las contraseñas no coinciden',
  })
  expect(complaints(signUpForm, { accountType: 'person', email })).toEqual({
    password: 'Complete este campo',
    confirmPassword: 'Confirme la contraseña',
  })
  expect(signUpForm.safeParse(null).success).toBe(false)
})

test('change and recovery have their own messages', () => {
  expect(complaints(passwordForm, {})).toEqual({
    password: 'Escriba la Contraseña nueva',
    confirmPassword: 'Confime la Contraseña',
    resetKey: 'Introduzca el código de verificación',
  })
  const typed = { email, password: 'Demo1', confirmPassword: 'Demo12', resetKey: '12' }
  expect(complaints(recoveryForm, typed)).toEqual({
    password: 'Longitud mínima es 6!',
    confirmPassword: 'Longitud mínima es 8!',
    resetKey: 'El código debe contener 4 dígitos!',
  })
  const differing = { email, password: 'Demo1234', confirmPassword: 'Demo1235', resetKey: '0000' }
  expect(complaints(recoveryForm, differing)).toEqual({ confirmPassword: 'Las Contraseñas no coinciden' })
})
