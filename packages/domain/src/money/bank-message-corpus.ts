import type { BankMessage } from './bank-message.ts'

type Facts = Partial<BankMessage> & Pick<BankMessage, 'amount' | 'currency' | 'code'>

const bandec = {
  form: 'transfermovil',
  phone: '52345678',
  account: '9205129970539210',
  isWhole: true,
} as const
const bpa = { ...bandec, account: '9212069990303927' } as const
const metropolitano = { ...bandec, account: '9224069993889860' } as const
const nobody = { phone: null } as const
const wallet = { form: 'mitransfer', account: null, isWhole: true } as const
const enzona = { form: 'enzona', phone: null, account: null, date: null } as const

/** Forms of messages, written by us after those that phones get: what arrives, and what is read of it. */
export const readableMessages: readonly (readonly [text: string, read: Facts])[] = [
  // BANDEC
  [
    'El titular del telefono 5352345678 le ha realizado una transferencia a la cuenta 9205129970539210 de 2000.00 CUP. Nro. Transaccion AY6008E43M901. Fecha: 17/3/2026.',
    { ...bandec, amount: 200000, currency: 'CUP', code: 'AY6008E43M901', date: '2026-03-17' },
  ],
  [
    'PAGOxMOVIL El titular del telefono 5352345678 le ha realizado una transferencia a la cuenta 9205129970539210 de 1250.00 CUP. Nro. Transaccion AY6008E43M902. Fecha: 1/3/2026.',
    { ...bandec, amount: 125000, currency: 'CUP', code: 'AY6008E43M902', date: '2026-03-01' },
  ],
  [
    'PAGOxMOVIL: El titular del telefono 5352345678 le ha realizado una transferencia a la cuenta 9205129970539210 de 1,250.00 CUP. Nro. Transaccion AY6008E43M903. Fecha: 01/03/2026.',
    { ...bandec, amount: 125000, currency: 'CUP', code: 'AY6008E43M903', date: '2026-03-01' },
  ],
  [
    'El titular del telefono 5352345678 le ha realizado una transferencia a la cuenta 9205129970539210 de 1 250.00 CUP. Nro. Transaccion AY6008E43M904. Fecha: 31/12/2026.',
    { ...bandec, amount: 125000, currency: 'CUP', code: 'AY6008E43M904', date: '2026-12-31' },
  ],
  [
    'El titular del telefono 5352345678 le ha realizado una transferencia a la cuenta 9205129970539210 de 1.250,00 CUP. Nro. Transaccion AY6008E43M905. Fecha: 2/1/2026.',
    { ...bandec, amount: 125000, currency: 'CUP', code: 'AY6008E43M905', date: '2026-01-02' },
  ],
  [
    'El titular del telefono 5352345678 le ha realizado una transferencia a la cuenta 9205129970539210 de 1250 CUP. Nro. Transaccion AY6008E43M906. Fecha: 2/1/2026.',
    { ...bandec, amount: 125000, currency: 'CUP', code: 'AY6008E43M906' },
  ],
  [
    'El titular del telefono 5352345678 le ha realizado una transferencia a la cuenta 9205129970539210 de 12500.5 CUP. Nro. Transaccion AY6008E43M907. Fecha: 2/1/26.',
    { ...bandec, amount: 1250050, currency: 'CUP', code: 'AY6008E43M907', date: '2026-01-02' },
  ],
  [
    'El titular del teléfono 5352345678 le ha realizado una transferencia a la cuenta 9205129970539210 de 80.00 CUP. Nro. Transacción AY6008E43M908. Fecha: 17/3/2026.',
    { ...bandec, amount: 8000, currency: 'CUP', code: 'AY6008E43M908' },
  ],
  [
    'El titular del tel?fono 5352345678 le ha realizado una transferencia a la cuenta 9205129970539210 de 80.00 CUP. Nro. Transacci?n AY6008E43M909. Fecha: 17/3/2026.',
    { ...bandec, amount: 8000, currency: 'CUP', code: 'AY6008E43M909' },
  ],
  [
    'El titular del tel\uFFFDfono 5352345678 le ha realizado una transferencia a la cuenta 9205129970539210 de 80.00 CUP. Nro. Transacci\uFFFDn AY6008E43M910. Fecha: 17/3/2026.',
    { ...bandec, amount: 8000, currency: 'CUP', code: 'AY6008E43M910' },
  ],
  [
    'El titular del telfono 5352345678 le ha realizado una transferencia a la cuenta 9205129970539210 de 80.00 CUP. Nro. Transaccin AY6008E43M911. Fecha: 17/3/2026.',
    { ...bandec, amount: 8000, currency: 'CUP', code: 'AY6008E43M911' },
  ],
  [
    'EL TITULAR DEL TELEFONO 5352345678 LE HA REALIZADO UNA TRANSFERENCIA A LA CUENTA 9205129970539210 DE 80.00 CUP. NRO. TRANSACCION AY6008E43M912. FECHA: 17/3/2026.',
    { ...bandec, amount: 8000, currency: 'CUP', code: 'AY6008E43M912' },
  ],
  [
    'El titular del telefono 5352345678 le ha realizado una transferencia a la cuenta 9205129970539210 de 80.00 CUP. Nro. Transaccion: AY6008E43M913. Fecha: 17/3/2026.',
    { ...bandec, amount: 8000, currency: 'CUP', code: 'AY6008E43M913' },
  ],
  [
    'El titular del telefono 5352345678 le ha realizado una transferencia a la cuenta 9205129970539210 de 80.00CUP. Nro.Transaccion AY6008E43M914.Fecha: 17/3/2026.',
    { ...bandec, amount: 8000, currency: 'CUP', code: 'AY6008E43M914', date: '2026-03-17' },
  ],
  [
    'El titular del telefono  5352345678\nle ha realizado una  transferencia a la cuenta\n9205129970539210 de\n80.00 CUP.\nNro. Transaccion\nAY6008E43M915.\nFecha: 17/3/2026.',
    { ...bandec, amount: 8000, currency: 'CUP', code: 'AY6008E43M915' },
  ],
  [
    'El titular del telefono +53 5234 5678 le ha realizado una transferencia a la cuenta 9205 1299 7053 9210 de 80.00 CUP. Nro. Transaccion AY6008E43M916. Fecha: 17/3/2026.',
    { ...bandec, amount: 8000, currency: 'CUP', code: 'AY6008E43M916' },
  ],
  [
    'El titular del telefono 52345678 le ha realizado una transferencia a la cuenta 9205XXXXXXXX9210 de 80.00 CUP. Nro. Transaccion AY6008E43M917. Fecha: 17/3/2026.',
    { ...bandec, account: '9205xxxxxxxx9210', amount: 8000, currency: 'CUP', code: 'AY6008E43M917' },
  ],
  [
    'El titular del telefono 52345678 le ha realizado una transferencia a la cuenta ************9210 de 80.00 CUP. Nro. Transaccion AY6008E43M918. Fecha: 17/3/2026.',
    { ...bandec, account: 'xxxxxxxxxxxx9210', amount: 8000, currency: 'CUP', code: 'AY6008E43M918' },
  ],
  [
    'El titular del telefono 5352345678 le ha realizado una transferencia a la cuenta 9205129970539210 de 80.00 CUP. Nro. Transaccion AY6008E43M919.',
    { ...bandec, amount: 8000, currency: 'CUP', code: 'AY6008E43M919', date: null },
  ],
  [
    'El titular del telefono 5352345678 le ha realizado una transferencia a la cuenta 9205129970539210 de 80.00 CUP. Nro. Transaccion AY6008E43M920',
    { ...bandec, amount: 8000, currency: 'CUP', code: 'AY6008E43M920', isWhole: false },
  ],
  [
    'El titular del telefono 5352345678 le ha realizado una transferencia a la cuenta 9205129970539210 de 80.00 CUP. Nro. Transaccion AY6008E43',
    { ...bandec, amount: 8000, currency: 'CUP', code: 'AY6008E43', isWhole: false },
  ],
  [
    'El titular del telefono 5352345678 le ha realizado una transferencia a la cuenta 9205129970539210 de 80.00 CUP. Nro. Transaccion AY6008E43M921. Fec',
    { ...bandec, amount: 8000, currency: 'CUP', code: 'AY6008E43M921', date: null },
  ],
  [
    'Se ha realizado una transferencia a la cuenta 9205129970539210 de 10.00 CUP. Nro. Transaccion AY6008E43M922. Fecha: 29/8/2026.',
    { ...bandec, ...nobody, amount: 1000, currency: 'CUP', code: 'AY6008E43M922', date: '2026-08-29' },
  ],
  [
    'Banco Bandec: El titular del telefono 5352345678 le ha realizado una transferencia a la cuenta 9205129970539210 de 15 000.00 CUP. Nro. Transaccion AY6008E43M923. Fecha: 29/8/2026.',
    { ...bandec, amount: 1500000, currency: 'CUP', code: 'AY6008E43M923' },
  ],
  // BPA
  [
    'El titular del telefono 5352345678 le ha realizado una transferencia a la cuenta 9212069990303927 de 5000.00 CUP. Nro. Transaccion BR601MRAWO901. Fecha: 27/8/2026.',
    { ...bpa, amount: 500000, currency: 'CUP', code: 'BR601MRAWO901', date: '2026-08-27' },
  ],
  [
    'Banco Popular de Ahorro: El titular del telefono 5352345678 le ha realizado una transferencia a la cuenta 9212069990303927 de 5,000.00 CUP. Nro. Transaccion BR601MRAWO902. Fecha: 27-8-2026.',
    { ...bpa, amount: 500000, currency: 'CUP', code: 'BR601MRAWO902', date: '2026-08-27' },
  ],
  [
    'El titular del telefono 5352345678 le ha realizado una transferencia a la cuenta 9212069990303927 de 25.50 USD. Nro. Transaccion BR601MRAWO903. Fecha: 27/8/2026.',
    { ...bpa, amount: 2550, currency: 'USD', code: 'BR601MRAWO903' },
  ],
  [
    'El titular del telefono 5352345678 le ha realizado una transferencia a la cuenta 9212069990303927 de 25.50 MLC. Nro. Transaccion BR601MRAWO904. Fecha: 27/8/2026.',
    { ...bpa, amount: 2550, currency: 'MLC', code: 'BR601MRAWO904' },
  ],
  [
    'El titular del telefono 5352345678 le ha realizado una transferencia a la cuenta 9212069990303927 de 25.50 Mlc. Nro. Transaccion BR601MRAWO905. Fecha: 27/8/2026. Saldo disponible: 125.50 MLC',
    { ...bpa, amount: 2550, currency: 'MLC', code: 'BR601MRAWO905' },
  ],
  [
    'El titular del telefono 5352345678 le ha realizado una transferencia a la cuenta 9212069990303927 de 25.50 MLC. Comision: 0.10 MLC. Nro. Transaccion BR601MRAWO906. Fecha: 27/8/2026.',
    { ...bpa, amount: 2550, currency: 'MLC', code: 'BR601MRAWO906' },
  ],
  [
    'El titular del telefono: 5352345678 le ha realizado una transferencia a la cuenta: 9212069990303927 de: 1000.00 CUP. Nro. Transaccion: BR601MRAWO907. Fecha: 27/8/2026.',
    { ...bpa, amount: 100000, currency: 'CUP', code: 'BR601MRAWO907' },
  ],
  [
    'El titular del telefono 5352345678 le ha realizado una transferencia a la tarjeta 9212069990303927 de 1000.00 CUP. Id transaccion: BR601MRAWO908. Fecha: 27/8/2026.',
    { ...bpa, amount: 100000, currency: 'CUP', code: 'BR601MRAWO908' },
  ],
  [
    'Se ha realizado una transferencia a la cuenta 9212069990303927 de CUP 1,000.00. Nro. Transaccion BR601MRAWO909. Fecha: 27/8/2026.',
    { ...bpa, ...nobody, amount: 100000, currency: 'CUP', code: 'BR601MRAWO909' },
  ],
  [
    'Se ha realizado una transferencia a la cuenta 9212069990303927. Monto: 1000.00 CUP. Transaccion: BR601MRAWO910. Fecha: 27/8/2026.',
    { ...bpa, ...nobody, amount: 100000, currency: 'CUP', code: 'BR601MRAWO910' },
  ],
  [
    'Ha recibido una transferencia en la cuenta 9212069990303927 de 1000.00 CUP del telefono 5352345678. Nro. Transaccion BR601MRAWO911. Fecha: 27/8/2026.',
    { ...bpa, amount: 100000, currency: 'CUP', code: 'BR601MRAWO911' },
  ],
  [
    'El titular del movil 5352345678 le ha realizado una transferencia a la cuenta 9212069990303927 de $1000.00 CUP. No. Transaccion BR601MRAWO912. Fecha: 27/8/2026.',
    { ...bpa, amount: 100000, currency: 'CUP', code: 'BR601MRAWO912' },
  ],
  // Banco Metropolitano
  [
    'El titular del telefono 5352345678 le ha realizado una transferencia a la cuenta 9224069993889860 de 1500.00 CUP. Nro. Transaccion KW601Q3PKK901. Fecha: 10/9/2026.',
    { ...metropolitano, amount: 150000, currency: 'CUP', code: 'KW601Q3PKK901', date: '2026-09-10' },
  ],
  [
    'Banco Metropolitano: El titular del telefono 5352345678 le ha realizado una transferencia a la cuenta 9224069993889860 de 1500.00 CUP. Nro. Transaccion KW601Q3PKK902. Fecha: 10/9/2026.',
    { ...metropolitano, amount: 150000, currency: 'CUP', code: 'KW601Q3PKK902' },
  ],
  [
    'El titular del telefono 5352345678 le ha realizado una transferencia a la cuenta 9224069993889860 de 120,000.00 CUP. Nro. Transaccion KW601Q3PKK903. Fecha: 10/9/2026.',
    { ...metropolitano, amount: 12000000, currency: 'CUP', code: 'KW601Q3PKK903' },
  ],
  [
    'El titular del telefono 5352345678 le ha realizado una transferencia a la cuenta 9224069993889860 de 1,120,000.00 CUP. Nro. Transaccion KW601Q3PKK904. Fecha: 10/9/2026.',
    { ...metropolitano, amount: 112000000, currency: 'CUP', code: 'KW601Q3PKK904' },
  ],
  [
    'El titular del telefono 5352345678 le ha realizado una transferencia a la cuenta 9224069993889860 de 0.50 USD. Nro. Transaccion KW601Q3PKK905. Fecha: 10/9/2026.',
    { ...metropolitano, amount: 50, currency: 'USD', code: 'KW601Q3PKK905' },
  ],
  [
    'El titular del telefono 5352345678 le ha realizado una transferencia a la cuenta 9224069993889860 de 1500.00 CUP. Nro. Transaccion KW601-Q3PKK-906. Fecha: 10/9/2026.',
    { ...metropolitano, amount: 150000, currency: 'CUP', code: 'KW601-Q3PKK-906' },
  ],
  [
    'El titular del telefono 5352345678 le ha realizado una transferencia a la cuenta 9224069993889860 de 1500.00 CUP. Nro. Transaccion 601334567907. Fecha: 10/9/2026.',
    { ...metropolitano, amount: 150000, currency: 'CUP', code: '601334567907' },
  ],
  [
    'El titular del telefono 5352345678 le ha realizado una transferencia a la cuenta 9224069993889860 de 1500.00 CUP. Nro. Transaccion KW601Q3PKK908 . Fecha : 10 /9/2026 .',
    { ...metropolitano, amount: 150000, currency: 'CUP', code: 'KW601Q3PKK908', date: null },
  ],
  [
    '"El titular del telefono 5352345678 le ha realizado una transferencia a la cuenta 9224069993889860 de 1500.00 CUP. Nro. Transaccion KW601Q3PKK909. Fecha: 10/9/2026."',
    { ...metropolitano, amount: 150000, currency: 'CUP', code: 'KW601Q3PKK909' },
  ],
  [
    'PAGOxMOVIL, 10 sep 3:12 p. m.: El titular del telefono 5352345678 le ha realizado una transferencia a la cuenta 9224069993889860 de 1500.00 CUP. Nro. Transaccion KW601Q3PKK910. Fecha: 10/9/2026.',
    { ...metropolitano, amount: 150000, currency: 'CUP', code: 'KW601Q3PKK910' },
  ],
  [
    'El titular del telefono 5352345678 le ha realizado una transferencia a la cuenta 9224069993889860 de 1500.00 CUP . Nro. Transaccion kw601q3pkk911. Fecha: 10/9/2026.',
    { ...metropolitano, amount: 150000, currency: 'CUP', code: 'KW601Q3PKK911' },
  ],
  [
    'El titular del telefono 5352345678 le ha realizado una transferencia a la cuenta 9224069993889860 de 1500.00 CUP, Nro. Transaccion KW601Q3PKK912, Fecha: 10/9/2026',
    { ...metropolitano, amount: 150000, currency: 'CUP', code: 'KW601Q3PKK912', date: '2026-09-10' },
  ],
  [
    'El titular del telefono 5352345678 le ha realizado una transferencia a la cuenta 9224069993889860 de 1500.00 CUP. Nro. Transaccion KW601Q3PKK913. Fecha: 45/19/2026.',
    { ...metropolitano, amount: 150000, currency: 'CUP', code: 'KW601Q3PKK913', date: null },
  ],
  [
    'Se ha realizado una transferencia a la cuenta 9860 de 1500.00 CUP. Nro. Transaccion KW601Q3PKK914. Fecha: 10/9/2026.',
    { ...metropolitano, ...nobody, account: '9860', amount: 150000, currency: 'CUP', code: 'KW601Q3PKK914' },
  ],
  [
    'Le han transferido a su cuenta 9224069993889860 el importe de 1500.00 CUP desde el telefono 5352345678. Nro. Transaccion KW601Q3PKK915. Fecha: 10/9/2026.',
    { ...metropolitano, amount: 150000, currency: 'CUP', code: 'KW601Q3PKK915' },
  ],
  // MiTransfer
  [
    'El titular del telefono 5352345678 le ha realizado una transferencia al monedero mitransfer de 500.00 CUP. Nro. Transaccion TMW987654321. Fecha: 6/2/2026.',
    {
      ...wallet,
      phone: '52345678',
      amount: 50000,
      currency: 'CUP',
      code: 'TMW987654321',
      date: '2026-02-06',
    },
  ],
  [
    'El titular del telefono 5352345678 le ha realizado una transferencia al monedero MiTransfer de 500.00 CUP. Nro. Transaccion TMW987654322',
    { ...wallet, phone: '52345678', amount: 50000, currency: 'CUP', code: 'TMW987654322', isWhole: false },
  ],
  [
    'Monedero MiTransfer: recargado con: 1500.00 CUP. Transaccion: TMX123456789. Fecha: 06/02/2026.',
    { ...wallet, phone: null, amount: 150000, currency: 'CUP', code: 'TMX123456789', date: '2026-02-06' },
  ],
  [
    'MONEDERO MITRANSFER: RECARGADO CON: 1 500.00 CUP. TRANSACCION: TMX123456790. FECHA: 06/02/2026.',
    { ...wallet, phone: null, amount: 150000, currency: 'CUP', code: 'TMX123456790' },
  ],
  [
    'Monedero MiTransfer recargado con 20 USD. Transacción TMX123456791. Fecha 06/02/2026. Saldo: 45.00 USD',
    { ...wallet, phone: null, amount: 2000, currency: 'USD', code: 'TMX123456791' },
  ],
  // ENZONA
  [
    'ENZONA transferencia recibida Importe: 3325.00 CUP No.: Qrr6FuhO4Yiu',
    { ...enzona, amount: 332500, currency: 'CUP', code: 'QRR6FUHO4YIU', isWhole: false },
  ],
  [
    'ENZONA transferencia recibida\nImporte: 3325.00 CUP\nNo.: Qrr6FuhO4Yiv.',
    { ...enzona, amount: 332500, currency: 'CUP', code: 'QRR6FUHO4YIV', isWhole: true },
  ],
  [
    'ENZONA pago recibido, Importe: 1550.00 CUP No.: lwoTTFnYIwvn',
    { ...enzona, amount: 155000, currency: 'CUP', code: 'LWOTTFNYIWVN', isWhole: false },
  ],
  [
    'ENZONA pago recibido, Importe:1,550.00CUP No.:lwoTTFnYIwvo.',
    { ...enzona, amount: 155000, currency: 'CUP', code: 'LWOTTFNYIWVO', isWhole: true },
  ],
  [
    'Enzona. Transferencia recibida. Importe: 12.00 MLC. No.: 8d7f6a5b4c3d. Gracias.',
    { ...enzona, amount: 1200, currency: 'MLC', code: '8D7F6A5B4C3D', isWhole: true },
  ],
]

/** What must not be taken for money that arrived. */
export const unreadableMessages = [
  ['', 'notTransfer'],
  ['hola, ya le hice la transferencia', 'notTransfer'],
  ['Su codigo de confirmacion es 458712. No lo comparta.', 'notTransfer'],
  [
    'Usted se ha autenticado en la plataforma de pagos moviles, en el Banco Bandec con la cuenta 9205XXXXXXXX9210.',
    'notTransfer',
  ],
  [
    'Banco Bandec La consulta de saldo fue completada. Cuenta;Saldo Contable;Saldo Disponible;Moneda 9205XXXXXXXX9210; CR 1500.00; CR 1500.00;CUP',
    'notTransfer',
  ],
  ['Banco Popular de Ahorro Ultimas operaciones. 28/11/2025;OTR;DB;5000.00;CUP;BR501ODE9F901', 'notTransfer'],
  [
    'Banco Bandec: La Transferencia fue completada. Beneficiario: 9205XXXXXXXX9210 Monto: 10.00 CUP Nro. Transaccion: AY6008E43M930',
    'outgoing',
  ],
  [
    'La transferencia a la cuenta 9205129970539210 fue completada. Monto: 10.00 CUP. Nro. Transaccion AY6008E43M931.',
    'outgoing',
  ],
  [
    'Usted ha realizado una transferencia a la cuenta 9205129970539210 de 10.00 CUP. Nro. Transaccion AY6008E43M932.',
    'outgoing',
  ],
  ['Fallo la transferencia a la cuenta 9205129970539210 de 10.00 CUP.', 'outgoing'],
  [
    'El titular del telefono 5352345678 le ha realizado una transferencia a la cuenta 9205129970539210 de 80.00 CU',
    'incomplete',
  ],
  [
    'El titular del telefono 5352345678 le ha realizado una transferencia a la cuenta 9205129970539210 de',
    'incomplete',
  ],
  [
    'El titular del telefono 5352345678 le ha realizado una transferencia a la cuenta 9205129970539210 de 80.00 CUP. Nro. Transaccion',
    'incomplete',
  ],
  [
    'El titular del telefono 5352345678 le ha realizado una transferencia a la cuenta 9205129970539210 de 80.00 CUP. Nro. Transaccion AY6',
    'incomplete',
  ],
  [
    'El titular del telefono 5352345678 le ha realizado una transferencia a la cuenta 9205129970539210 de 80.00. Nro. Transaccion AY6008E43M933. Fecha: 1/1/2026.',
    'incomplete',
  ],
  [
    'El titular del telefono 5352345678 le ha realizado una transferencia a la cuenta 9205129970539210 de 0.00 CUP. Nro. Transaccion AY6008E43M934. Fecha: 1/1/2026.',
    'incomplete',
  ],
  [
    'El titular del telefono 5352345678 le ha realizado una transferencia a la cuenta 9205129970539210 de 1.250.00 CUP. Nro. Transaccion AY6008E43M935. Fecha: 1/1/2026.',
    'incomplete',
  ],
  [
    'El titular del telefono 5352345678 le ha realizado una transferencia a la cuenta 9205129970539210 1250.00 CUP. Nro. Transaccion AY6008E43M936. Fecha: 1/1/2026.',
    'incomplete',
  ],
  [
    'El titular del telefono 5352345678 le ha realizado una transferencia a la cuenta 9205129970539210 de 80.00 CUP. Nro. Transaccion AY6008E43M937. El titular del telefono 5352345678 le ha realizado una transferencia a la cuenta 9205129970539210 de 90.00 CUP. Nro. Transaccion AY6008E43M938.',
    'incomplete',
  ],
  ['ENZONA pago recibido, Importe: 1550.00 CUP No.: recibido', 'incomplete'],
] as const
