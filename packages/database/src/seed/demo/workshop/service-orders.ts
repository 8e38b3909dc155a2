import type { quoteStates } from '../../../schema/workshop/service-orders.ts'
import type { BrandSlug } from '../catalogue/brands.ts'
import type { DaysAgo } from '../moment.ts'
import { cancelled, type DemoStep, done, taken } from '../orders/order.ts'
import type { CustomerEmail } from '../people/people.ts'
import type { ServiceSlug } from '../site/services.ts'

type DemoQuote = {
  /** Hours after the request. */
  hours: number
  amount: number
  currency: 'USD' | 'MLC' | 'CUP'
  validDays: number
  note: string
  state: (typeof quoteStates)[number]
  /** Hours after the request when the customer said yes or no. */
  decided?: number
}

export type DemoServiceOrder = {
  customer: CustomerEmail
  requested: DaysAgo
  service: ServiceSlug
  brand: BrandSlug
  model: string
  failure: string
  /** At the customer's home: which address of the book, from 0. */
  visit?: number
  steps?: readonly DemoStep[]
  quotes?: readonly DemoQuote[]
}

export const serviceOrders: readonly DemoServiceOrder[] = [
  {
    customer: 'roberto.cespedes@example.com',
    requested: [470, '10:20'],
    service: 'mantenimiento-de-pc',
    brand: 'dell',
    model: 'Vostro 3578',
    failure: 'Se calienta mucho y se apaga sola a la media hora. El ventilador suena fuerte.',
    steps: [
      taken(5, 'Recibida. Está llena de polvo; hacemos limpieza y pasta térmica.'),
      done(52, 'Lista. Pasó de 96 a 68 grados en carga.'),
    ],
  },
  {
    customer: 'empresa@demo.cu',
    requested: [205, '08:50'],
    service: 'contrato-de-mantenimiento',
    brand: 'hp',
    model: 'Parque de 14 equipos',
    failure:
      'Queremos contratar el mantenimiento mensual de la imprenta: 6 computadoras, 5 impresoras, 2 plóteres y la red.',
    visit: 0,
    quotes: [
      {
        hours: 50,
        amount: 140,
        currency: 'MLC',
        validDays: 15,
        note: 'Cuota mensual, una visita preventiva y correctivas sin límite.',
        state: 'accepted',
        decided: 120,
      },
    ],
    steps: [
      taken(26, 'Vamos el miércoles a hacer el inventario y le pasamos la propuesta.'),
      done(170, 'Contrato firmado. La primera visita queda para el día 5 de cada mes.'),
    ],
  },
  {
    customer: 'dianelys.cruz@example.com',
    requested: [96, '14:08'],
    service: 'recuperacion-de-datos',
    brand: 'seagate',
    model: 'Expansion 1 TB',
    failure:
      'El disco se cayó con la computadora encendida. Tiene todas las fotos de mi niña. Hace un clic y no aparece.',
    steps: [
      taken(3, 'Lo tenemos en diagnóstico. No lo vuelva a conectar a ningún equipo.'),
      done(220, 'Recuperamos el 94 % de los archivos, incluidas las fotos. Traiga un disco para copiarlos.'),
    ],
    quotes: [
      {
        hours: 60,
        amount: 55,
        currency: 'USD',
        validDays: 10,
        note: 'Extracción de imagen sector a sector. Se cobra solo si recuperamos.',
        state: 'accepted',
        decided: 63,
      },
    ],
  },
  {
    customer: 'marta.fonseca@example.org',
    requested: [71, '11:37'],
    service: 'reparacion-de-laser',
    brand: 'hp',
    model: 'LaserJet P1102w',
    failure: 'Saca las hojas con una franja gris y el tóner se borra al pasar el dedo.',
    quotes: [
      {
        hours: 48,
        amount: 48,
        currency: 'USD',
        validDays: 7,
        note: 'Fusor nuevo y mano de obra.',
        state: 'rejected',
        decided: 96,
      },
    ],
    steps: [
      taken(8, 'El fusor no calienta parejo. Le enviamos presupuesto.'),
      cancelled(98, 'Presupuesto rechazado por el cliente. El equipo se devuelve sin costo de diagnóstico.'),
    ],
  },
  {
    customer: 'cafeteria.lucero@example.com',
    requested: [55, '16:15'],
    service: 'punto-de-venta',
    brand: 'epson',
    model: 'TM-T20II',
    failure: 'La ticketera imprime símbolos raros desde que cambiamos de computadora.',
    visit: 0,
    steps: [
      taken(18, 'Es el controlador. Pasamos el viernes.'),
      done(70, 'Reinstalado en modo ESC/POS. Probado con diez tiques.'),
    ],
  },
  {
    customer: 'cliente@demo.cu',
    requested: [49, '17:25'],
    service: 'limpieza-de-cabezal',
    brand: 'epson',
    model: 'L3110',
    failure: 'Estuvo tres meses sin usarse y ahora no sale el negro ni el cian.',
    steps: [
      taken(4, 'Está en el banco con líquido neutro. Le avisamos mañana.'),
      done(50, 'Inyectores al 100 %. Imprima una página por semana y no volverá a pasar.'),
    ],
  },
  {
    customer: 'ismary.leyva@example.com',
    requested: [33, '12:44'],
    service: 'cambio-de-pantalla',
    brand: 'asus',
    model: 'X515',
    failure: 'Se me cayó un vaso encima y la pantalla quedó con media imagen negra.',
    steps: [
      taken(20, 'Hay que traer la pantalla, demora de cinco a ocho días.'),
      cancelled(200, 'La clienta consiguió la pieza por su cuenta.'),
    ],
    quotes: [
      {
        hours: 28,
        amount: 95,
        currency: 'USD',
        validDays: 5,
        note: 'Pantalla de 15,6 y montaje.',
        state: 'replaced',
      },
      {
        hours: 70,
        amount: 82,
        currency: 'USD',
        validDays: 10,
        note: 'Pantalla recuperada con 90 días de garantía y montaje.',
        state: 'rejected',
        decided: 190,
      },
    ],
  },
  {
    customer: 'alexander.tamayo@example.com',
    requested: [12, '09:12'],
    service: 'configuracion-de-router',
    brand: 'tp-link',
    model: 'TL-WR841N',
    failure: 'La red de Nauta Hogar se desconecta sola cada diez minutos.',
    visit: 0,
    steps: [
      taken(24, 'Vamos el sábado por la mañana.'),
      done(100, 'Cambiado el modo de conexión y el canal. Llevaba 40 horas sin cortes.'),
    ],
  },
  {
    customer: 'bufete.granma@example.org',
    requested: [8, '10:05'],
    service: 'diagnostico-electrico',
    brand: 'apc',
    model: 'BX1200',
    failure: 'Los UPS pitan todas las tardes y se han quemado dos regletas este mes.',
    visit: 0,
    steps: [taken(6, 'Programada la visita con el analizador de red para el martes.')],
    quotes: [
      {
        hours: 90,
        amount: 120,
        currency: 'MLC',
        validDays: 15,
        note: 'Regulador de 3 kVA, puesta a tierra y mano de obra.',
        state: 'accepted',
        decided: 140,
      },
    ],
  },
  {
    customer: 'cliente@demo.cu',
    requested: [5, '11:50'],
    service: 'cambio-de-almohadillas',
    brand: 'epson',
    model: 'L3250',
    failure: 'Parpadean las dos luces y dice que la almohadilla está llena. Necesito resolver esta semana.',
    steps: [
      taken(
        3,
        'Puede traerla hoy mismo. Tenemos la almohadilla en existencia; le dejamos el presupuesto en este enlace.',
      ),
    ],
    quotes: [
      {
        hours: 4,
        amount: 18,
        currency: 'USD',
        validDays: 20,
        note: 'Almohadilla nueva, limpieza de la estación y reset del contador.',
        state: 'pending',
      },
    ],
  },
  {
    customer: 'yoel.batista@example.net',
    requested: [4, '18:33'],
    service: 'enlace-inalambrico',
    brand: 'tp-link',
    model: 'CPE210',
    failure:
      'Monté dos antenas para unir la casa y el taller, a 800 metros, pero la velocidad no pasa de 2 megas.',
    steps: [taken(15, 'Mándenos una foto desde cada antena hacia la otra. Puede ser la altura o el canal.')],
  },
  {
    customer: 'empresa@demo.cu',
    requested: [2, '09:40'],
    service: 'mantenimiento-preventivo-impresora',
    brand: 'epson',
    model: 'SureColor T3170',
    failure:
      'El plóter deja una línea cada 10 cm en los planos largos. Toca también el mantenimiento del semestre.',
    visit: 0,
  },
  {
    customer: 'jorge.aguilera@example.org',
    requested: [1, '16:20'],
    service: 'instalacion-de-sistema',
    brand: 'hp',
    model: 'HP 15-bs0xx',
    failure: 'Quiero Windows 11 o Linux, lo que vaya mejor. Tiene 4 GB de memoria y disco duro normal.',
  },
  {
    customer: 'marta.fonseca@example.org',
    requested: [1, '08:58'],
    service: 'cableado-de-red',
    brand: 'tp-link',
    model: '',
    failure: 'Necesito cotizar 8 puntos de red en una oficina nueva en Holguín, unos 150 metros de cable.',
    visit: 0,
  },
]
