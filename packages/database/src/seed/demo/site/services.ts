import { prose } from '../prose.ts'

export type DemoService = { slug: string; name: string; description: string }
export type DemoServiceType = DemoService & { services: readonly DemoService[] }

/** What the workshop does; `slug` names the picture. */
export const serviceTypes = [
  {
    slug: 'impresoras-y-ploteres',
    name: 'Impresoras y plóteres',
    description:
      'Diagnóstico, limpieza y reparación de equipos de tinta, láser, matriciales y de gran formato.',
    services: [
      {
        slug: 'limpieza-de-cabezal',
        name: 'Limpieza de cabezal',
        description: prose`
          Destupición en banco con líquido neutro y prueba de inyectores antes y después. Apta para equipos de tanque Epson,
          Canon, HP y Brother. Si el cabezal no tiene arreglo se lo decimos antes de cobrar la pieza.`,
      },
      {
        slug: 'mantenimiento-preventivo-impresora',
        name: 'Mantenimiento preventivo de impresora',
        description: prose`
          Desarme parcial, limpieza de rodillos, guía y estación de reposo, engrase y prueba de cincuenta páginas. Lo aconsejamos
          cada seis meses o cada diez mil páginas, lo que llegue primero.`,
      },
      {
        slug: 'cambio-de-almohadillas',
        name: 'Cambio de almohadillas y reset',
        description: prose`
          Cuando la impresora avisa que la almohadilla de tinta está llena, la sustituimos por una nueva y ponemos el contador
          en cero. Reset sin cambiar el fieltro no hacemos: la tinta acaba en la mesa.`,
      },
      {
        slug: 'reparacion-de-laser',
        name: 'Reparación de impresora láser',
        description: prose`
          Fusores, rodillos de arrastre, láminas y placas. Trabajamos HP, Brother, Canon y Xerox con piezas nuevas o
          recuperadas, siempre con su conformidad sobre el presupuesto.`,
      },
    ],
  },
  {
    slug: 'computadoras-y-laptops',
    name: 'Computadoras y laptops',
    description: 'Mantenimiento, ampliaciones, pantallas y rescate de datos.',
    services: [
      {
        slug: 'mantenimiento-de-pc',
        name: 'Mantenimiento de PC y laptop',
        description: prose`
          Limpieza interna, cambio de pasta térmica, revisión de ventiladores y disco. La máquina vuelve más fresca y más
          callada, con un informe de temperaturas.`,
      },
      {
        slug: 'instalacion-de-sistema',
        name: 'Instalación de sistema y programas',
        description: prose`
          Windows o Linux en español, controladores, ofimática, antivirus y sus aplicaciones de trabajo. Respaldamos sus
          documentos antes de tocar el disco.`,
      },
      {
        slug: 'cambio-de-pantalla',
        name: 'Cambio de pantalla y teclado de laptop',
        description: prose`
          Pantallas de 11 a 17 pulgadas y teclados en español. Díganos el modelo exacto y le confirmamos precio y plazo; la
          mayoría se resuelve en una semana.`,
      },
      {
        slug: 'recuperacion-de-datos',
        name: 'Recuperación de datos',
        description: prose`
          Discos que no montan, memorias formateadas, fotos borradas. El diagnóstico no cuesta nada y solo se paga si
          recuperamos lo que le importa. No encienda más el disco hasta traerlo.`,
      },
    ],
  },
  {
    slug: 'redes-y-conectividad',
    name: 'Redes y conectividad',
    description: 'Cableado, Wi-Fi, enlaces y Nauta Hogar para casas y negocios.',
    services: [
      {
        slug: 'cableado-de-red',
        name: 'Cableado de red estructurado',
        description: prose`
          Proyecto, canaletas, tomas rotuladas y certificación punto a punto. Dejamos un plano con cada puerto para que el
          próximo técnico no adivine.`,
      },
      {
        slug: 'configuracion-de-router',
        name: 'Configuración de router y Nauta Hogar',
        description: prose`
          Conexión automática, contraseña segura, red de invitados y reparto justo de la velocidad. A domicilio o trayendo el
          equipo al mostrador.`,
      },
      {
        slug: 'enlace-inalambrico',
        name: 'Enlace inalámbrico entre locales',
        description: prose`
          Antenas punto a punto con estudio de línea de vista, montaje en mástil, tierra y pruebas de caudal. Para unir tienda
          y almacén hasta cinco kilómetros.`,
      },
    ],
  },
  {
    slug: 'energia-y-respaldo',
    name: 'Energía y respaldo',
    description: 'UPS, baterías y protección de sus equipos.',
    services: [
      {
        slug: 'cambio-de-bateria-ups',
        name: 'Cambio de batería de UPS',
        description: prose`
          Sustitución por batería nueva de la misma capacidad, calibración y prueba con carga. Recogemos la vieja para
          reciclarla como manda la norma.`,
      },
      {
        slug: 'diagnostico-electrico',
        name: 'Diagnóstico eléctrico del puesto',
        description: prose`
          Medimos voltaje, polaridad y tierra en sus tomas y recomendamos la protección que de verdad hace falta. Incluye
          informe firmado por nuestro especialista.`,
      },
    ],
  },
  {
    slug: 'soporte-a-empresas',
    name: 'Soporte a empresas',
    description: 'Contratos de mantenimiento y puesta en marcha para mipymes y entidades estatales.',
    services: [
      {
        slug: 'contrato-de-mantenimiento',
        name: 'Contrato de mantenimiento mensual',
        description: prose`
          Visitas programadas, inventario de equipos, atención en menos de 24 horas y precio fijo. El contrato se firma con su
          código REEUP y se paga por transferencia.`,
      },
      {
        slug: 'punto-de-venta',
        name: 'Instalación de punto de venta',
        description: prose`
          Ticketera, gaveta, lector y programa de caja funcionando el mismo día, con una hora de adiestramiento para quien
          atiende el mostrador.`,
      },
    ],
  },
] as const satisfies readonly DemoServiceType[]

export type ServiceSlug = (typeof serviceTypes)[number]['services'][number]['slug']
