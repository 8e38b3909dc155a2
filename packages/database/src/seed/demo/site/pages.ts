import { aboutUs } from './pages/about-us.ts'
import { privacy } from './pages/privacy.ts'
import { terms } from './pages/terms.ts'

/** The shop's own words; `slug` is the last part of /site/… */
export const pages = [
  {
    slug: 'about-us',
    title: 'Sobre nosotros',
    description: 'Quiénes somos, qué hacemos y cómo trabajamos en TecnoClick, tecnología y taller en Bayamo.',
    body: aboutUs,
    modified: undefined,
  },
  {
    slug: 'terms',
    title: 'Términos y condiciones',
    description:
      'Condiciones de compra, entrega, garantía, servicios técnicos y archivos de reset de TecnoClick.',
    body: terms,
    modified: new Date('2023-04-30T12:00:00Z'),
  },
  {
    slug: 'privacy',
    title: 'Política de privacidad',
    description: 'Qué datos guarda TecnoClick, para qué los usa y cómo puede usted cambiarlos o borrarlos.',
    body: privacy,
    modified: undefined,
  },
] as const
