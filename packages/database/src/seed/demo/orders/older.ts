import { cancelled, type DemoOrder, done, taken, transfer } from './order.ts'

/** More than three months ago. */
export const olderOrders: readonly DemoOrder[] = [
  {
    buyer: 'alexander.tamayo@example.com',
    placed: [540, '10:12'],
    currency: 'USD',
    lines: [['hp-15-fd0000', 1]],
    payment: transfer('EZ71220031'),
    steps: [taken(4), done(30)],
  },
  {
    buyer: 'dianelys.cruz@example.com',
    placed: [488, '15:45'],
    currency: 'USD',
    lines: [
      ['logitech-c270', 1],
      ['logitech-h390', 1],
    ],
    payment: transfer('KW401718452MD'),
    steps: [taken(5), done(77)],
  },
  {
    buyer: 'roberto.cespedes@example.com',
    placed: [430, '09:33'],
    currency: 'CUP',
    lines: [['canon-imageclass-mf3010', 1]],
    payment: transfer('KW401811907MR'),
    steps: [taken(22), done(48, 'Se la llevó probada, con quince copias de muestra.')],
  },
  {
    buyer: 'marta.fonseca@example.org',
    placed: [365, '13:17'],
    currency: 'USD',
    lines: [
      ['epson-perfection-v39', 1],
      ['seagate-expansion-1tb', 1],
    ],
    deliverTo: 0,
    payment: transfer('KW401990284MB'),
    steps: [taken(6), done(140)],
  },
  {
    buyer: 'yoel.batista@example.net',
    placed: [310, '17:50'],
    currency: 'USD',
    lines: [['asus-tuf-gaming-f15', 1]],
    payment: transfer('EZ73440210'),
    steps: [taken(15), done(64)],
  },
  {
    buyer: 'cafeteria.lucero@example.com',
    placed: [262, '11:29'],
    currency: 'MLC',
    lines: [
      ['lenovo-thinkvision-s22e', 2],
      ['dell-optiplex-3000', 1],
      ['apc-back-ups-bx600', 1],
    ],
    payment: { method: 'check', state: 'verified' },
    steps: [taken(28), done(120)],
  },
  {
    buyer: 'empresa@demo.cu',
    placed: [228, '09:05'],
    currency: 'MLC',
    lines: [
      ['epson-surecolor-t3170', 1, { 'Instalación a domicilio': 'En Bayamo' }],
      ['rollo-ploter-610mm', 6],
    ],
    deliverTo: 0,
    payment: transfer('KW402119903ME'),
    steps: [taken(4), done(74, 'Plóter instalado y calibrado. Quedó impreso el plano de prueba.')],
  },
  {
    buyer: 'bufete.granma@example.org',
    placed: [190, '14:21'],
    currency: 'MLC',
    lines: [
      ['hp-laserjet-pro-m404dn', 2],
      ['hp-cf258a-58a', 2],
    ],
    payment: { method: 'check', state: 'verified' },
    steps: [taken(24), done(99)],
  },
  {
    buyer: 'ismary.leyva@example.com',
    placed: [160, '20:08'],
    currency: 'USD',
    lines: [['benq-mw560', 1]],
    payment: { method: 'transfer' },
    steps: [
      taken(12),
      cancelled(
        60,
        'El proyector reservado llegó con un golpe en la caja y no quisimos enviarlo así. Le avisamos del próximo.',
      ),
    ],
  },
  {
    buyer: 'jorge.aguilera@example.org',
    placed: [131, '10:54'],
    currency: 'USD',
    lines: [
      ['hp-m24f', 1],
      ['cable-hdmi-2m', 1],
      ['logitech-k120', 1],
    ],
    payment: transfer('EZ75203398'),
    steps: [taken(5), done(45)],
  },
  {
    buyer: 'cliente@demo.cu',
    placed: [102, '16:39'],
    currency: 'USD',
    lines: [
      ['tp-link-tl-wr840n', 1],
      ['tp-link-re305', 1],
    ],
    payment: transfer('KW402390076MA'),
    steps: [taken(3), done(27)],
  },
]
