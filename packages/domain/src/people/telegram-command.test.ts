import { expect, test } from 'vitest'
import { readCommand } from './telegram-command.ts'

test.each([
  '/start ABCDE-FGHJK',
  '/start abcdefghjk',
  '/START@TecnoClickBot ABCDEFGHJK',
  'ABCDE FGHJK',
  ' abcde-fghjk ',
])('%j is a code', (text) => {
  expect(readCommand(text)).toEqual({ name: 'link', code: 'ABCDEFGHJK' })
})

test.each([
  ['/pedido 45', 45],
  ['/pedido ORDEN-045', 'ORDEN-045'],
  ['/Pedido   orden 45', 'ORDEN-045'],
  ['/pedido@TecnoClickBot #45', 45],
])('%j asks for an order', (text, number) => {
  expect(readCommand(text)).toEqual({ name: 'order', number })
})

test('a repair has a command of its own', () => {
  expect(readCommand('/ticket SERVICIO-012')).toEqual({ name: 'repair', number: 'SERVICIO-012' })
})

test.each([
  '/start',
  '/start ABCDE-FGHJ0',
  '/pedido',
  "/pedido 45' or 1=1",
  '/pedido ORDEN-%',
  '/pedido 99999999999',
  '/otra 45',
  'Hola',
  '',
  '/',
])('%j is answered with the help', (text) => {
  expect(readCommand(text)).toEqual({ name: 'help' })
})

test('/stop disconnects', () => {
  expect(readCommand('/stop')).toEqual({ name: 'stop' })
})
