import { readOrderNumber } from '../platform/order-number.ts'

/** What somebody writes to the shop's bot (platform.md#telegram). */
export type TelegramCommand =
  | { name: 'link'; code: string }
  | { name: 'order' | 'repair'; number: string | number }
  | { name: 'stop' | 'help' }

/** Without letters and digits that look alike. */
export const linkCodeAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const linkCodeLength = 10

const command = /^\/([a-z]{1,20})(?:@\w{1,40})?(?:\s+(.{0,100}))?$/is

export function readCommand(text: string): TelegramCommand {
  const [, name = '', argument = ''] = command.exec(text.trim()) ?? []
  const written = name.toLowerCase()
  if (written === 'stop') return { name: 'stop' }
  const code = readLinkCode(written === 'start' ? argument : text)
  if (code) return { name: 'link', code }
  const number = readObjectNumber(argument)
  if (number && written === 'pedido') return { name: 'order', number }
  if (number && written === 'ticket') return { name: 'repair', number }
  return { name: 'help' }
}

/** As it is typed, with or without its dash. */
function readLinkCode(text: string): string | undefined {
  const code = text.replaceAll(/[\s-]/g, '').toUpperCase()
  const isCode = code.length === linkCodeLength && [...code].every((one) => linkCodeAlphabet.includes(one))
  return isCode ? code : undefined
}

/** `45` is a number of any series, `ORDEN-045` one of its own. */
function readObjectNumber(text: string): string | number | undefined {
  const [, digits] = /^#?0*([1-9]\d{0,8})$/.exec(text.trim()) ?? []
  return digits ? Number(digits) : readOrderNumber(text.trim().replaceAll(/\s+/g, '-'))
}
