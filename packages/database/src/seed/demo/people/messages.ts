import type { DaysAgo } from '../moment.ts'
import type { CustomerEmail } from './people.ts'

export type DemoMessage = {
  name: string
  email: string
  /** Sent while signed in. */
  customer?: CustomerEmail
  sent: DaysAgo
  subject: string
  body: string
  /** Hours later. */
  read?: number
  reply?: readonly [hours: number, text: string]
}

export const contactMessages: readonly DemoMessage[] = [
  {
    name: 'Carlos Manuel Díaz',
    email: 'carlos.diaz@example.com',
    sent: [1, '13:20'],
    subject: 'Precio por cantidad',
    body: 'Buenas tardes. Necesito 15 monitores S22e para un laboratorio de informática. ¿Qué precio me pueden dar y en cuánto tiempo los tendrían? Pagamos por cheque. Gracias.',
  },
  {
    name: 'Yudith Oliva',
    email: 'yudith.oliva@example.org',
    sent: [1, '10:02'],
    subject: 'Tinta L455',
    body: '¿Qué botella lleva la Epson L455? En la página solo veo T544 y T504 y no aparece mi modelo.',
  },
  {
    name: 'Dulcería Mayra SURL',
    email: 'dulceria.mayra@example.com',
    customer: 'dulceria.mayra@example.com',
    sent: [2, '11:45'],
    subject: 'Aprobación de cuenta',
    body: 'Ya nos registramos como empresa con nuestro código REEUP. ¿Cuándo estaría aprobada la cuenta para ver la tarifa mayorista? Queremos una ticketera y una impresora de etiquetas antes de fin de mes.',
    read: 3,
  },
  {
    name: 'Yanelis Pérez Rosales',
    email: 'cliente@demo.cu',
    customer: 'cliente@demo.cu',
    sent: [9, '20:15'],
    subject: 'Cotización',
    body: 'Hola, quisiera cotizar: 1 × Monitor HP M24f, 1 × Combo Logitech MK270, 1 × UPS Forza NT-761. ¿Me hacen algún descuento por llevar todo junto?',
    read: 14,
    reply: [
      15,
      'Hola, Yanelis. Llevando los tres le dejamos el combo en 27.00 USD y la entrega en Bayamo sin costo. La oferta vale siete días. Saludos, Lisandra.',
    ],
  },
  {
    name: 'Ángel Luis Reyes',
    email: 'angel.reyes@example.net',
    sent: [16, '09:31'],
    subject: 'Envío a Guantánamo',
    body: '¿Envían a Guantánamo? Me interesa la laptop ThinkPad. Si mandan con transportista, ¿quién paga el seguro?',
    read: 4,
    reply: [
      6,
      'Sí, Ángel Luis. Enviamos los martes con transportista y el bulto va asegurado por nosotros hasta que usted firma. El costo a Guantánamo es de 12 USD.',
    ],
  },
  {
    name: 'Maité Sánchez',
    email: 'maite.sanchez@example.com',
    sent: [27, '16:50'],
    subject: 'Felicitación',
    body: 'Solo quería agradecer a Reinier, del taller. Me explicó con toda la paciencia por qué se tupió mi impresora y no me cobró de más. Así da gusto.',
    read: 2,
  },
  {
    name: 'Osvaldo Ricardo',
    email: 'osvaldo.ricardo@example.org',
    sent: [44, '12:12'],
    subject: 'Factura',
    body: 'Compré una destructora en el mostrador el mes pasado y perdí la factura. ¿Pueden enviarme una copia? El nombre es Osvaldo Ricardo Font.',
    read: 20,
    reply: [
      22,
      'Buenos días, Osvaldo. Se la enviamos adjunta desde Economía. Cualquier otra cosa, a su orden.',
    ],
  },
]
