import { prose } from '../prose.ts'

/** The people of /site/about-us; `slug` names the portrait. */
export const team = [
  {
    slug: 'osmany-fonseca',
    name: 'Osmany Fonseca Rosabal',
    post: 'Director',
    bio: prose`
      Ingeniero en Automática por la Universidad de Oriente. Empezó reparando matriciales en 2004 y todavía abre un equipo cuando
      el caso es raro.`,
  },
  {
    slug: 'lisandra-mojena',
    name: 'Lisandra Mojena Tamayo',
    post: 'Ventas y atención al cliente',
    bio: prose`
      Conoce de memoria qué botella lleva cada impresora. Es la voz que contesta el teléfono y la que le dirá que no compre algo si
      no le hace falta.`,
  },
  {
    slug: 'reinier-cedeno',
    name: 'Reinier Cedeño Vega',
    post: 'Jefe de taller',
    bio: prose`
      Veinte años entre cabezales, fusores y placas. Su regla: ningún equipo sale del banco sin una página de prueba firmada.`,
  },
  {
    slug: 'yaimara-figueredo',
    name: 'Yaimara Figueredo Céspedes',
    post: 'Especialista en redes',
    bio: prose`
      Graduada de Telecomunicaciones en la CUJAE. Sube a los techos, orienta antenas y deja los cables rotulados.`,
  },
  {
    slug: 'ernesto-guerra',
    name: 'Ernesto Guerra Milán',
    post: 'Técnico en computadoras',
    bio: prose`
      Recupera discos que otros dan por perdidos y explica en cristiano qué pasó para que no se repita.`,
  },
  {
    slug: 'marilyn-sosa',
    name: 'Marilyn Sosa Arias',
    post: 'Economía y contratos',
    bio: prose`
      Prepara ofertas, contratos y facturas para empresas y mipymes. Si su transferencia tarda, ella sabe por qué.`,
  },
] as const
