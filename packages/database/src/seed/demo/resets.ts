import { zip } from './formats/zip.ts'

export type DemoReset = {
  device: 'Impresora' | 'Multifuncional' | 'Plóter'
  model: string
  typeFile: 'Reset' | 'Firmware' | 'Firmware sin chip'
  /** CUP. */
  price: number
}

const of = (
  device: DemoReset['device'],
  typeFile: DemoReset['typeFile'],
  prices: Readonly<Record<string, number>>,
): DemoReset[] => Object.entries(prices).map(([model, price]) => ({ device, typeFile, model, price }))

/** Files for EPSON equipment, priced in CUP (resets.md#reset-files). */
export const resets: readonly DemoReset[] = [
  ...of('Impresora', 'Reset', {
    L110: 1800,
    L120: 1800,
    L130: 1800,
    L310: 1800,
    L1110: 2000,
    L1210: 2000,
    L1250: 2000,
    L805: 2200,
    L1300: 2300,
    L1800: 2400,
    L8050: 2500,
  }),
  ...of('Multifuncional', 'Reset', {
    L210: 1800,
    L220: 1800,
    L355: 1800,
    L365: 1800,
    L375: 1900,
    L380: 1900,
    L395: 1900,
    L396: 1900,
    L455: 1900,
    L475: 2000,
    L495: 2000,
    L555: 2000,
    L565: 2000,
    L575: 2000,
    L3110: 2000,
    L3150: 2000,
    L3160: 2000,
    L3210: 2000,
    L3250: 2000,
    L4150: 2100,
    L4160: 2100,
    L4260: 2200,
    L5190: 2100,
    L5290: 2200,
    L5590: 2300,
    L6171: 2300,
    L6191: 2300,
    L6270: 2400,
    L6490: 2500,
    L14150: 2600,
    L15150: 2800,
  }),
  ...of('Multifuncional', 'Firmware sin chip', {
    'XP-241': 2200,
    'XP-2101': 2300,
    'XP-4101': 2400,
    'WF-2850': 2500,
    'WF-7720': 2900,
  }),
  ...of('Multifuncional', 'Firmware', { L3250: 2100, L4260: 2200 }),
  ...of('Plóter', 'Reset', { 'SureColor T3170': 3500 }),
]

const stem = ({ model, typeFile }: DemoReset) =>
  `epson-${model}-${typeFile}`.toLowerCase().replace(/[^a-z0-9]+/g, '-')

export const resetFileName = (reset: DemoReset) => `${stem(reset)}.zip`

/** What the buyer downloads: instructions and a stand-in for the program, the same bytes on every seed. */
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

/** 24 kB that look like a program and are none: a xorshift run seeded by the name. */
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
