/** Three levels: department, family, shelf. Products stand on the shelves. */
type Branch = { name: string; description: string; children?: Readonly<Record<string, Branch>> }

export const categoryTree = {
  impresion: {
    name: 'Impresión',
    description: 'Impresoras, plóteres y escáneres para la casa, el negocio y el taller.',
    children: {
      impresoras: {
        name: 'Impresoras',
        description: 'Del equipo de casa al plóter de planos: le ayudamos a elegir por costo de página.',
        children: {
          'impresoras-tinta': {
            name: 'De tinta continua',
            description: 'Tanques recargables con botella: la página más barata para casa y oficina.',
          },
          'impresoras-laser': {
            name: 'Láser',
            description: 'Texto nítido y rápido, tóner que no se seca aunque pase semanas sin imprimir.',
          },
          plotters: {
            name: 'Plóteres',
            description: 'Planos y carteles de hasta 24 pulgadas de ancho en papel de rollo.',
          },
          'impresoras-etiquetas': {
            name: 'Etiquetas y recibos',
            description: 'Códigos de barras, precios y tiques para el punto de venta y el almacén.',
          },
        },
      },
      digitalizacion: {
        name: 'Digitalización',
        description: 'Lleve a la computadora sus papeles, fotos y libros.',
        children: {
          escaneres: {
            name: 'Escáneres',
            description: 'Planos, portátiles y con alimentador automático de hojas.',
          },
        },
      },
    },
  },
  insumos: {
    name: 'Insumos',
    description: 'Todo lo que una impresora consume, original y con fecha vigente.',
    children: {
      'tintas-y-toner': {
        name: 'Tintas y tóner',
        description: 'Busque por el código de su equipo y lleve la referencia exacta.',
        children: {
          tintas: { name: 'Botellas de tinta', description: 'Recargas originales para equipos de tanque.' },
          cartuchos: { name: 'Cartuchos', description: 'Cartuchos con cabezal para equipos HP y Canon.' },
          toner: { name: 'Tóner', description: 'Tóner original para impresoras láser monocromas.' },
          cintas: {
            name: 'Cintas',
            description: 'Cintas para matriciales, punto de venta y transferencia térmica.',
          },
        },
      },
      'papel-y-etiquetas': {
        name: 'Papel y etiquetas',
        description: 'Papel de oficina, fotográfico y de plóter.',
        children: {
          papel: { name: 'Papel', description: 'Resmas, papel fotográfico, rollos de plóter y etiquetas.' },
        },
      },
    },
  },
  computadoras: {
    name: 'Computadoras',
    description: 'Equipos completos, pantallas y piezas para ampliar los que ya tiene.',
    children: {
      equipos: {
        name: 'Equipos',
        description: 'Laptops, todo en uno y computadoras de mesa probadas antes de entregar.',
        children: {
          laptops: { name: 'Laptops', description: 'Portátiles para estudiar, trabajar y jugar.' },
          'todo-en-uno': {
            name: 'Todo en uno',
            description: 'La computadora completa dentro de la pantalla.',
          },
          'pc-escritorio': { name: 'PC de escritorio', description: 'Torres, equipos compactos y mini PC.' },
        },
      },
      pantallas: {
        name: 'Pantallas y proyección',
        description: 'Para ver mejor en la mesa o en la pared.',
        children: {
          monitores: { name: 'Monitores', description: 'De 22 a 27 pulgadas, para oficina y diseño.' },
          proyectores: { name: 'Proyectores', description: 'Para aulas, salones y cine en casa.' },
        },
      },
      componentes: {
        name: 'Componentes',
        description: 'La manera más barata de rejuvenecer una computadora.',
        children: {
          almacenamiento: {
            name: 'Almacenamiento',
            description: 'Discos sólidos, discos duros, externos y memorias USB.',
          },
          memorias: { name: 'Memorias RAM', description: 'DDR4 para computadoras de mesa y portátiles.' },
        },
      },
    },
  },
  accesorios: {
    name: 'Accesorios',
    description: 'Lo que se toca, se oye y se conecta cada día.',
    children: {
      perifericos: {
        name: 'Periféricos',
        description: 'Teclados, ratones, audífonos y cámaras.',
        children: {
          'teclados-ratones': {
            name: 'Teclados y ratones',
            description: 'Con cable, inalámbricos y Bluetooth.',
          },
          'audio-video': { name: 'Audio y video', description: 'Audífonos, bocinas y cámaras web.' },
        },
      },
      'cables-y-cargadores': {
        name: 'Cables y cargadores',
        description: 'La pieza pequeña que detiene a la grande.',
        children: {
          cables: { name: 'Cables', description: 'Red, HDMI y USB de impresora.' },
          cargadores: { name: 'Cargadores', description: 'Cargadores originales para laptop.' },
        },
      },
    },
  },
  redes: {
    name: 'Redes',
    description: 'Nauta Hogar, la red de la oficina y el enlace hasta el almacén.',
    children: {
      'redes-inalambricas': {
        name: 'Redes inalámbricas',
        description: 'Wi-Fi que llega donde hace falta.',
        children: {
          routers: { name: 'Routers', description: 'Para Nauta Hogar, para oficina y con tarjeta SIM.' },
          'puntos-acceso': {
            name: 'Puntos de acceso',
            description: 'De techo, de exterior y extensores de señal.',
          },
        },
      },
      'redes-cableadas': {
        name: 'Redes cableadas',
        description: 'El cable no falla cuando el aire está lleno.',
        children: {
          switches: { name: 'Switches', description: 'De 5 a 16 puertos, sin configuración.' },
        },
      },
    },
  },
  energia: {
    name: 'Energía',
    description: 'Proteja lo que compra: apagones, picos y voltaje inestable.',
    children: {
      'proteccion-electrica': {
        name: 'Protección eléctrica',
        description: 'Respaldo, filtrado y regulación a 110 V.',
        children: {
          ups: { name: 'UPS', description: 'Minutos para guardar y apagar en orden.' },
          regletas: { name: 'Regletas y reguladores', description: 'Contra picos y contra el voltaje bajo.' },
        },
      },
    },
  },
  telefonia: {
    name: 'Telefonía',
    description: 'Teléfonos y tabletas liberados, probados con la red de Cubacel.',
    children: {
      moviles: {
        name: 'Móviles',
        description: 'Para hablar, trabajar y pagar con Transfermóvil.',
        children: {
          telefonos: { name: 'Teléfonos y tabletas', description: 'Liberados, con bandas 4G para Cuba.' },
        },
      },
    },
  },
  oficina: {
    name: 'Oficina',
    description: 'Sillas, destructoras y calculadoras para trabajar en orden.',
    children: {
      mobiliario: {
        name: 'Mobiliario',
        description: 'Ocho horas sentado se notan.',
        children: {
          sillas: { name: 'Sillas', description: 'Ejecutivas y operativas con altura regulable.' },
        },
      },
      'equipos-de-oficina': {
        name: 'Equipos de oficina',
        description: 'Las máquinas pequeñas de cada escritorio.',
        children: {
          destructoras: { name: 'Destructoras', description: 'De papel, corte cruzado y en partículas.' },
          calculadoras: { name: 'Calculadoras', description: 'De mesa, científicas y con impresora.' },
        },
      },
    },
  },
} as const satisfies Readonly<Record<string, Branch>>

export type CategorySlug = SlugsOf<typeof categoryTree>

type SlugsOf<T> = {
  [K in keyof T & string]: K | (T[K] extends { children: infer C } ? SlugsOf<C> : never)
}[keyof T & string]

export type FlatCategory = { slug: string; parent: string | undefined; name: string; description: string }

/** Parents before their children, so that each can be stored after the one it hangs on. */
export function flattenCategories(
  tree: Readonly<Record<string, Branch>> = categoryTree,
  parent?: string,
): FlatCategory[] {
  return Object.entries(tree).flatMap(([slug, { name, description, children }]) => [
    { slug, parent, name, description },
    ...(children ? flattenCategories(children, slug) : []),
  ])
}
