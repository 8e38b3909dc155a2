import type { bannerPlaces } from '../../../schema/site/banners.ts'

export type DemoBanner = {
  place: (typeof bannerPlaces)[number]
  /**
   * Name of the composed scene. The catalogue banner is wide only as the fixed file `anuncio.jpg`
   * (platform.md#files-and-pictures).
   */
  scene: string
  title: string
  text: string
  linkLabel: string
  link: string
}

export const banners: readonly DemoBanner[] = [
  {
    place: 'slideshow',
    scene: 'impresion-continua',
    title: 'Imprima miles de páginas con una botella',
    text: 'EcoTank, Smart Tank y PIXMA G con tinta incluida y técnicos que las conocen por dentro.',
    linkLabel: 'Ver impresoras',
    link: '/shop/catalog/impresoras-tinta',
  },
  {
    place: 'slideshow',
    scene: 'puesto-de-trabajo',
    title: 'Su puesto de trabajo, completo',
    text: 'Laptops, todo en uno y monitores revisados en tienda, con Windows en español y garantía de doce meses.',
    linkLabel: 'Ver computadoras',
    link: '/shop/catalog/computadoras',
  },
  {
    place: 'slideshow',
    scene: 'energia-segura',
    title: 'Que el apagón no lo agarre desprevenido',
    text: 'UPS, regletas y reguladores para que una bajada de voltaje no le cueste la computadora.',
    linkLabel: 'Proteger mis equipos',
    link: '/shop/catalog/energia',
  },
  {
    place: 'slideshow',
    scene: 'red-en-casa',
    title: 'Wi-Fi en toda la casa',
    text: 'Routers y puntos de acceso probados con Nauta Hogar. Los dejamos configurados antes de que salgan por la puerta.',
    linkLabel: 'Ver redes',
    link: '/shop/catalog/redes',
  },
  {
    place: 'slideshow-two',
    scene: 'taller',
    title: 'Taller propio en Bayamo',
    text: 'Limpieza de cabezales, almohadillas, láser y laptops. Siga su reparación con un enlace, sin llamadas.',
    linkLabel: 'Solicitar un servicio',
    link: '/services/list',
  },
  {
    place: 'slideshow-two',
    scene: 'insumos',
    title: 'La tinta exacta para su equipo',
    text: 'Botellas, cartuchos y tóner originales. Busque por el modelo de su impresora y lleve la referencia correcta.',
    linkLabel: 'Buscar insumos',
    link: '/shop/catalog/insumos',
  },
  {
    place: 'slideshow-two',
    scene: 'mayorista',
    title: 'Precios mayoristas para su empresa',
    text: 'Regístrese con su código REEUP: al aprobar la cuenta verá la tarifa mayorista en todo el catálogo.',
    linkLabel: 'Registrar mi empresa',
    link: '/account/login',
  },
  {
    place: 'resets',
    scene: 'resets',
    title: 'Reset y firmware para su EPSON',
    text: '¿Almohadilla llena o cartucho no reconocido? Pague por transferencia, descargue y reciba su llave en 24 horas.',
    linkLabel: 'Ver modelos',
    link: '/reset/list',
  },
  {
    place: 'catalogue',
    scene: 'catalogo',
    title: 'Bienvenido a nuestra tienda',
    text: 'Más de cien productos con existencia real y precio en tres monedas.',
    linkLabel: 'Contáctenos y cotice su pedido',
    link: '/site/contact-us-alt',
  },
]
