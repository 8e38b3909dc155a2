import type { CustomerEmail } from './people.ts'

export type DemoAddress = {
  name: string
  lastname: string
  company?: string
  state: string
  city: string
  street: string
  apartament?: string
  zip: string
  phone: string
}

/** The first one is the principal. */
export const addressBook: Partial<Record<CustomerEmail, readonly [DemoAddress, ...DemoAddress[]]>> = {
  'cliente@demo.cu': [
    {
      name: 'Yanelis',
      lastname: 'Pérez Rosales',
      state: 'Granma',
      city: 'Bayamo',
      street: 'Calle Maceo No. 214 e/ Donato Mármol y Zenea',
      apartament: 'Apto. 3',
      zip: '85100',
      phone: '+53 5555 0111',
    },
    {
      name: 'Rosa',
      lastname: 'Rosales Viltres',
      state: 'Granma',
      city: 'Manzanillo',
      street: 'Avenida Céspedes No. 87 e/ Sariol y Martí',
      zip: '87510',
      phone: '+53 5555 0112',
    },
  ],
  'empresa@demo.cu': [
    {
      name: 'Humberto',
      lastname: 'Arias Naranjo',
      company: 'Imprenta El Cauto',
      state: 'Granma',
      city: 'Bayamo',
      street: 'Carretera Central Vía Holguín Km 2½',
      zip: '85100',
      phone: '+53 2342 0122',
    },
    {
      name: 'Leticia',
      lastname: 'Rondón Cano',
      company: 'Imprenta El Cauto, UEB Río Cauto',
      state: 'Granma',
      city: 'Río Cauto',
      street: 'Calle Primera No. 40',
      zip: '88100',
      phone: '+53 2342 0123',
    },
  ],
  'alexander.tamayo@example.com': [
    {
      name: 'Alexander',
      lastname: 'Tamayo Ríos',
      state: 'Granma',
      city: 'Bayamo',
      street: 'Reparto Jesús Menéndez, Edificio 14',
      apartament: 'Apto. 22',
      zip: '85100',
      phone: '+53 5555 0131',
    },
  ],
  'dianelys.cruz@example.com': [
    {
      name: 'Dianelys',
      lastname: 'Cruz Matos',
      state: 'Granma',
      city: 'Manzanillo',
      street: 'Calle Merchán No. 301 e/ Maceo y Villuendas',
      zip: '87510',
      phone: '+53 5555 0132',
    },
  ],
  'roberto.cespedes@example.com': [
    {
      name: 'Roberto',
      lastname: 'Céspedes Guerra',
      state: 'Granma',
      city: 'Jiguaní',
      street: 'Calle Línea No. 18',
      zip: '85700',
      phone: '+53 5555 0133',
    },
  ],
  'marta.fonseca@example.org': [
    {
      name: 'Marta',
      lastname: 'Fonseca Peña',
      state: 'Holguín',
      city: 'Holguín',
      street: 'Calle Aricochea No. 145 e/ Libertad y Maceo',
      zip: '80100',
      phone: '+53 5555 0134',
    },
  ],
  'yoel.batista@example.net': [
    {
      name: 'Yoel',
      lastname: 'Batista Rey',
      state: 'Santiago de Cuba',
      city: 'Santiago de Cuba',
      street: 'Reparto Sueño, Calle G No. 312',
      zip: '90900',
      phone: '+53 5555 0135',
    },
  ],
  'ismary.leyva@example.com': [
    {
      name: 'Ismary',
      lastname: 'Leyva Domínguez',
      state: 'Las Tunas',
      city: 'Las Tunas',
      street: 'Calle Lucas Ortiz No. 66',
      zip: '75100',
      phone: '+53 5555 0136',
    },
  ],
  'cafeteria.lucero@example.com': [
    {
      name: 'Lucero',
      lastname: 'Medina Ávila',
      company: 'Cafetería Lucero',
      state: 'Granma',
      city: 'Manzanillo',
      street: 'Calle José Miguel Gómez No. 210, parque Céspedes',
      zip: '87510',
      phone: '+53 2348 0141',
    },
  ],
  'bufete.granma@example.org': [
    {
      name: 'Aniuska',
      lastname: 'Torres Labrada',
      company: 'Bufete Colectivo Granma',
      state: 'Granma',
      city: 'Bayamo',
      street: 'Calle Amado Estévez No. 9 e/ Pío Rosado y Mármol',
      zip: '85100',
      phone: '+53 2341 0142',
    },
  ],
}
