import { failureDecisions, resetOutcomes } from '@tecnoclick/domain/resets/outcome'
import { z } from 'zod'
import { readJson } from './data-files.ts'
import { zip } from './formats/zip.ts'
import { daysAgoSchema } from './moment.ts'

const text = z.string().min(1)
const hours = z.number().min(0)

const reset = z.strictObject({
  device: z.enum(['Impresora', 'Multifuncional', 'Plóter']),
  model: text,
  typeFile: z.enum(['Reset', 'Firmware', 'Firmware sin chip']),
  /** CUP. */
  price: z.int().min(1),
  deadEnds: z.array(z.strictObject({ firmware: z.string(), text })).exactOptional(),
})
type DemoReset = z.infer<typeof reset>

/** Files for EPSON equipment, priced in CUP (resets.md#reset-files). */
export const resets = readJson('resets/resets.json', z.array(reset))

/** Hours after the purchase for each step that was reached (resets.md#fulfilment). */
const resetSale = z.strictObject({
  buyer: z.email(),
  bought: daysAgoSchema,
  model: text,
  typeFile: reset.shape.typeFile,
  plan: z.enum(['single', 'permanent']),
  code: text,
  verified: hours.exactOptional(),
  downloaded: hours.exactOptional(),
  hid: z.tuple([hours, text]).exactOptional(),
  key: z.tuple([hours, text]).exactOptional(),
  /** Staff revoked the download. */
  revoked: z.literal(true).exactOptional(),
  printerModel: text.exactOptional(),
  firmware: text.exactOptional(),
  outcome: z
    .strictObject({
      after: hours,
      outcome: z.enum(resetOutcomes),
      message: text.exactOptional(),
      /** Name of a file with the program's messages. */
      log: text.exactOptional(),
    })
    .exactOptional(),
  decided: z
    .strictObject({ after: hours, decision: z.enum(failureDecisions), reason: text.exactOptional() })
    .exactOptional(),
})
export type DemoResetSale = z.infer<typeof resetSale>

export const resetSales = readJson('resets/reset-sales.json', z.array(resetSale))

const stem = ({ model, typeFile }: DemoReset) =>
  `epson-${model}-${typeFile}`.toLowerCase().replace(/[^a-z0-9]+/g, '-')

export const resetFileName = (reset: DemoReset) => `${stem(reset)}.zip`

/** The downloaded archive: instructions and a placeholder for the program, the same bytes on every seed. */
export function resetArchive(reset: DemoReset): Buffer {
  return zip([
    { name: 'LEAME.txt', data: Buffer.from(instructions(reset)) },
    { name: `${stem(reset)}.bin`, data: payload(stem(reset)) },
  ])
}

function instructions({ device, model, typeFile }: DemoReset): string {
  return [
    `${typeFile} para ${device.toLowerCase()} EPSON ${model}`,
    '',
    '1. Conecte el equipo por cable USB directamente a la computadora y enciéndalo.',
    '2. Desactive el antivirus mientras dura el trabajo y cierre los demás programas.',
    '3. Abra el programa. Copie el identificador de hardware que muestra.',
    '4. En su cuenta, Solicitudes Reset/Firmware, envíe ese identificador. Se envía una sola vez: revíselo.',
    '5. Recibirá la llave de activación en un plazo de hasta 24 horas. Escríbala tal cual, con sus guiones.',
    '6. Siga las indicaciones en pantalla. No desconecte el cable ni apague hasta ver el mensaje final.',
    '',
    'Compruebe en la etiqueta trasera que el modelo es exactamente el de este archivo.',
    'Un reset no vacía la almohadilla de tinta: si es el segundo, cámbiela antes de seguir imprimiendo.',
    '',
    'TecnoClick, Bayamo. Este archivo de demostración no contiene ningún programa ejecutable.',
    '',
  ].join('\r\n')
}

/** 24 kB of pseudo-random bytes (xorshift seeded by the name) in place of a program. */
function payload(name: string): Buffer {
  const bytes = Buffer.alloc(24 * 1024)
  let state = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7) || 1
  for (let at = 0; at < bytes.length; at += 4) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    bytes.writeInt32LE(state, at)
  }
  return bytes
}

/** What the program of the shop writes while it works. */
export function resetLog({ model, firmware = '', printerModel = model }: DemoResetSale): Buffer {
  const lines = [
    `TecnoClick Reset, EPSON ${model}`,
    `Equipo: EPSON ${printerModel}, firmware ${firmware}`,
    'Puerto: USB001',
    'Leyendo EEPROM…',
    'Error 20000010: el equipo no responde',
  ]
  return Buffer.from(`${lines.join('\r\n')}\r\n`)
}
