import type { Role } from '@tecnoclick/domain/people/roles'

export type DemoPerson = {
  email: string
  role: Role
  name: string
  lastname?: string
  phone?: string
  /** CI of a person, REEUP of a business. */
  ruccode?: string
  website?: string
  clicode?: string
  joinedDaysAgo: number
  /** False: signed up, never followed the link of the mail. */
  activated?: false
  enabled?: false
}

/** Customers beside the three accounts one signs in with. Nobody knows their passwords. */
export const otherPeople = [
  {
    email: 'alexander.tamayo@example.com',
    role: 'user',
    name: 'Alexander',
    lastname: 'Tamayo Ríos',
    phone: '+53 5555 0131',
    ruccode: '85062312348',
    joinedDaysAgo: 610,
  },
  {
    email: 'dianelys.cruz@example.com',
    role: 'user',
    name: 'Dianelys',
    lastname: 'Cruz Matos',
    phone: '+53 5555 0132',
    ruccode: '92110954217',
    joinedDaysAgo: 544,
  },
  {
    email: 'roberto.cespedes@example.com',
    role: 'user',
    name: 'Roberto',
    lastname: 'Céspedes Guerra',
    phone: '+53 5555 0133',
    ruccode: '70032156782',
    joinedDaysAgo: 498,
  },
  {
    email: 'marta.fonseca@example.org',
    role: 'user',
    name: 'Marta',
    lastname: 'Fonseca Peña',
    phone: '+53 5555 0134',
    joinedDaysAgo: 402,
  },
  {
    email: 'yoel.batista@example.net',
    role: 'user',
    name: 'Yoel',
    lastname: 'Batista Rey',
    phone: '+53 5555 0135',
    ruccode: '88081745613',
    joinedDaysAgo: 337,
  },
  {
    email: 'ismary.leyva@example.com',
    role: 'user',
    name: 'Ismary',
    lastname: 'Leyva Domínguez',
    phone: '+53 5555 0136',
    joinedDaysAgo: 251,
  },
  {
    email: 'jorge.aguilera@example.org',
    role: 'user',
    name: 'Jorge Luis',
    lastname: 'Aguilera Zayas',
    phone: '+53 5555 0137',
    ruccode: '79120133468',
    joinedDaysAgo: 180,
  },
  {
    email: 'cafeteria.lucero@example.com',
    role: 'business',
    name: 'Cafetería Lucero',
    phone: '+53 2348 0141',
    ruccode: '132.0.07712',
    clicode: 'CLI-0002',
    joinedDaysAgo: 290,
  },
  {
    email: 'bufete.granma@example.org',
    role: 'business',
    name: 'Bufete Colectivo Granma',
    phone: '+53 2341 0142',
    ruccode: '104.0.01893',
    clicode: 'CLI-0003',
    joinedDaysAgo: 215,
  },
  {
    email: 'dulceria.mayra@example.com',
    role: 'business',
    name: 'Dulcería Mayra SURL',
    phone: '+53 5555 0143',
    ruccode: '320.0.00418',
    website: 'https://dulceriamayra.example.com',
    joinedDaysAgo: 2,
  },
  {
    email: 'lazaro.milan@example.net',
    role: 'user',
    name: '',
    joinedDaysAgo: 1,
    activated: false,
  },
  {
    email: 'cuenta.cerrada@example.com',
    role: 'user',
    name: 'Pavel',
    lastname: 'Núñez Sosa',
    joinedDaysAgo: 420,
    enabled: false,
  },
] as const satisfies readonly DemoPerson[]

export type CustomerEmail = 'cliente@demo.cu' | 'empresa@demo.cu' | (typeof otherPeople)[number]['email']
