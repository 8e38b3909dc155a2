import { cancelled, type DemoOrder, done, taken, transfer } from './order.ts'

/** The last two weeks: what the shop is busy with. */
export const recentOrders: readonly DemoOrder[] = [
  {
    buyer: 'cliente@demo.cu',
    placed: [1, '17:42'],
    currency: 'USD',
    lines: [
      ['epson-t544-negro', 2],
      ['epson-t544-cian', 1],
      ['papel-carta-75g', 2],
    ],
    deliverTo: 0,
    payment: transfer('KW402619872MA', 'submitted'),
    note: 'Llamar antes de venir, el timbre no suena.',
  },
  {
    buyer: 'ismary.leyva@example.com',
    placed: [1, '12:15'],
    currency: 'CUP',
    lines: [['samsung-galaxy-a15', 1, { Color: 'Azul marino', Accesorios: 'Cargador y forro' }]],
    payment: { method: 'transfer' },
    note: '¿Pueden dejarle puesto el protector? Lo recoge mi hermano, Yasiel Leyva.',
  },
  {
    buyer: 'empresa@demo.cu',
    placed: [1, '10:03'],
    currency: 'MLC',
    lines: [
      ['hp-cf258a-58a', 4],
      ['papel-a4-80g', 20],
    ],
    payment: { method: 'check' },
    note: 'Oferta solicitada por teléfono. Cheque del BANDEC, llega el lunes.',
  },
  {
    buyer: 'marta.fonseca@example.org',
    placed: [2, '19:30'],
    currency: 'USD',
    lines: [['epson-ecotank-l8050', 1]],
    payment: transfer('KW402618455MB', 'submitted'),
    unnumbered: true,
  },
  {
    buyer: { name: 'Rafael Jerez', phone: '+53 5555 0151' },
    placed: [2, '15:20'],
    currency: 'CUP',
    lines: [
      ['logitech-m90', 1],
      ['logitech-k120', 1],
    ],
    payment: { method: 'cash', state: 'verified' },
  },
  {
    buyer: 'alexander.tamayo@example.com',
    placed: [2, '09:48'],
    currency: 'USD',
    lines: [
      ['tp-link-archer-ax12', 1],
      ['cable-red-cat6-10m', 2, { Color: 'Azul' }],
    ],
    deliverTo: 0,
    payment: transfer('EZ77120934'),
    steps: [
      taken(
        4,
        'Su router sale mañana con el mensajero, ya configurado con el usuario de Nauta que nos dictó.',
      ),
    ],
  },
  {
    buyer: 'cafeteria.lucero@example.com',
    placed: [3, '11:05'],
    currency: 'MLC',
    lines: [
      ['epson-tm-t20iii', 1],
      ['zebra-zd220', 1],
      ['etiquetas-termicas-50x25', 6],
    ],
    deliverTo: 0,
    payment: transfer('KW402617731ML'),
    steps: [
      taken(5, 'Pago recibido. Vamos a Manzanillo el jueves y dejamos el punto de venta funcionando.'),
      {
        hours: 30,
        answer: 'Confirmado para el jueves a las 10:00. Tengan despejada la toma de corriente de la caja.',
      },
    ],
  },
  {
    buyer: 'cliente@demo.cu',
    placed: [4, '16:25'],
    currency: 'USD',
    lines: [
      [
        'epson-ecotank-l3250',
        1,
        { 'Garantía extendida': '12 meses más', 'Instalación a domicilio': 'En Bayamo' },
      ],
    ],
    deliverTo: 0,
    payment: transfer('KW402615502MA'),
    steps: [
      taken(3, 'Hola, Yanelis. Ya verificamos su pago; el técnico pasa el viernes entre 2 y 4 de la tarde.'),
    ],
  },
  {
    buyer: 'yoel.batista@example.net',
    placed: [5, '13:12'],
    currency: 'USD',
    lines: [['kingston-nv2-1tb', 1]],
    payment: transfer('EZ77108812', 'rejected'),
    steps: [
      taken(
        20,
        'El código que nos dio corresponde a otra operación. Revise el mensaje del banco y escríbanos el correcto.',
      ),
    ],
  },
  {
    buyer: { name: 'Mirtha Pupo', phone: '+53 5555 0152', email: 'mirtha.pupo@example.com' },
    placed: [6, '10:40'],
    currency: 'USD',
    lines: [['brother-tn-660', 1]],
    payment: { method: 'cash', state: 'verified' },
  },
  {
    buyer: 'jorge.aguilera@example.org',
    placed: [6, '18:05'],
    currency: 'CUP',
    lines: [
      ['apc-pe66-6-tomas', 1],
      ['logitech-h111', 2],
    ],
    payment: { method: 'cash' },
    steps: [cancelled(2, 'Cancelado a petición suya. Si más adelante lo necesita, aquí estamos.')],
  },
  {
    buyer: 'dianelys.cruz@example.com',
    placed: [7, '14:30'],
    currency: 'USD',
    lines: [
      ['logitech-k380', 1, { Color: 'Rosado' }],
      ['logitech-m185', 1, { Color: 'Rojo' }],
    ],
    deliverTo: 0,
    payment: transfer('KW402611290MD'),
    steps: [taken(3), done(52, 'Entregado en mano a Dianelys. ¡Que lo disfrute!')],
  },
  {
    buyer: 'roberto.cespedes@example.com',
    placed: [8, '09:22'],
    currency: 'CUP',
    lines: [
      ['epson-t544-negro', 4],
      ['epson-t544-cian', 2],
      ['epson-t544-magenta', 2],
      ['epson-t544-amarillo', 2],
    ],
    payment: transfer('KW402609987MR'),
    steps: [taken(2), done(26)],
  },
  {
    buyer: 'bufete.granma@example.org',
    placed: [9, '08:55'],
    currency: 'MLC',
    lines: [
      ['hp-probook-440-g10', 2],
      ['apc-back-ups-bx600', 2],
    ],
    deliverTo: 0,
    payment: { method: 'check', state: 'verified' },
    note: 'Recibe la compañera Aniuska con el cuño.',
    steps: [
      taken(
        6,
        'Cheque depositado. Preparamos las laptops con los controladores y el antivirus institucional.',
      ),
      done(76, 'Entregadas y probadas. La factura va en el sobre.'),
    ],
  },
  {
    buyer: 'alexander.tamayo@example.com',
    placed: [11, '20:10'],
    currency: 'USD',
    lines: [['asus-vivobook-go-15', 1, { Color: 'Celeste' }]],
    payment: transfer('EZ77090021'),
    steps: [taken(14), done(40, 'Recogida en tienda. La batería quedó calibrada.')],
  },
  {
    buyer: { name: 'Yordan Casí', phone: '+53 5555 0153' },
    placed: [12, '11:33'],
    currency: 'CUP',
    lines: [
      ['papel-carta-75g', 5],
      ['epson-t544-negro', 1],
    ],
    payment: { method: 'cash', state: 'verified' },
  },
  {
    buyer: 'empresa@demo.cu',
    placed: [13, '09:15'],
    currency: 'MLC',
    lines: [
      ['epson-t544-negro', 12],
      ['epson-t504-negro', 4],
      ['rollo-ploter-610mm', 3],
    ],
    deliverTo: 0,
    payment: transfer('KW402601119ME'),
    steps: [taken(3), done(49, 'Entregado en la imprenta. Firmó Humberto Arias.')],
  },
]
