import { from, type ReviewsByProduct } from './review.ts'

export const officePrinterReviews: ReviewsByProduct = {
  'hp-laserjet-m111w': [
    ['Bertha Alarcón', 5, 24, 'Imprimo dos veces al mes y siempre arranca. Antes botaba cartuchos secos.'],
    [
      'Yosvany Cuba',
      4,
      109,
      'Muy pequeña y rápida. El tóner que trae es de muestra, compren otro junto con la impresora.',
    ],
    [
      'Digna Rosell',
      3,
      222,
      'Buena, pero es de 110 y en mi casa hay 220. Tuve que poner transformador, eso sí me lo avisaron.',
    ],
  ],
  'hp-laserjet-pro-m404dn': [
    [
      'Empresa Agropecuaria',
      5,
      56,
      'Dieciocho mil páginas en cinco meses y lo único que hemos cambiado es el tóner.',
    ],
    [
      from('bufete.granma@example.org'),
      5,
      170,
      'Compramos dos para el bufete. Rápidas, silenciosas y con dúplex. El servicio de posventa, de primera.',
    ],
    ['Iván Carmenate', 4, 251, 'No tiene Wi-Fi y hay que saberlo antes de comprar. Por cable, una bala.'],
  ],
  'brother-hl-l2360dw': [
    [
      'Zenaida Pompa',
      5,
      44,
      'Me la recomendaron aquí por el tambor aparte. Un año después les doy la razón, solo he gastado en tóner.',
    ],
    [
      'Luis Orlando Peña',
      4,
      137,
      'Se desconecta del Wi-Fi si el router cambia de canal. Le puse IP fija y santo remedio.',
    ],
  ],
  'brother-dcp-l2540dw': [
    ['Secretaría IPU Silberto', 5, 29, 'Copiamos los exámenes de toda la escuela con ella. Aguanta.'],
    [
      from('bufete.granma@example.org'),
      4,
      52,
      'Cumple con creces. El escáner a la red costó configurarlo, pero vinieron y lo dejaron listo.',
    ],
    ['Nilda Espín', 5, 199, 'La mejor relación calidad precio en láser multifuncional.'],
  ],
  'canon-imageclass-mf3010': [
    [
      from('roberto.cespedes@example.com'),
      5,
      400,
      'Saca copias de carné en una sola hoja con un botón. Para mi punto de fotocopias es perfecta.',
    ],
    ['Mirelys Acosta', 5, 93, 'Sencilla y dura. La tengo en un portal con polvo y ahí sigue.'],
    ['Gerardo Milián', 4, 187, 'Solo USB, pero para lo que cuesta no se puede pedir más.'],
    [
      'Ana Iris Vega',
      2,
      312,
      'El cartucho de inicio se me fue en un mes. Deberían poner en grande que rinde solo 700 páginas.',
    ],
  ],
  'xerox-b230': [
    ['Pedro Pablo Oliva', 4, 79, 'Veloz y con AirPrint, mi hija imprime del iPad sin instalar nada.'],
    ['Niurvis Rondón', 5, 214, 'No conocía la marca en casa, solo en oficinas. Muy contento.'],
  ],
  'epson-surecolor-t3170': [
    [
      from('empresa@demo.cu'),
      5,
      200,
      'Instalado y calibrado por ellos en nuestra imprenta. Planos A1 en medio minuto, tal como dijeron.',
    ],
    ['Arq. Mabel Ginarte', 5, 115, 'El alimentador de hojas A3 sin quitar el rollo me ahorra horas.'],
  ],
  'hp-designjet-t230': [
    [
      'Proyectos Oriente',
      4,
      142,
      'Compacto y fiel en las líneas finas. Los cartuchos 712 hay que comprarlos de a tres para que rinda.',
    ],
  ],
  'canon-imageprograf-tm-200': [
    [
      'Rotulados Ávila',
      5,
      236,
      'Los carteles salen con unos rojos increíbles. Ojalá repongan pronto, un amigo quiere uno.',
    ],
  ],
  'zebra-zd220': [
    ['Almacén La Fábrica', 5, 40, 'Etiquetamos dos mil productos el primer fin de semana. Ni un atasco.'],
    [
      'Yurisbel Matos',
      4,
      128,
      'Buena y robusta. El programa de diseño está en inglés, pero enseguida se aprende.',
    ],
    [
      'Ferretería Los Pinos',
      5,
      203,
      'Nos la entregaron con una plantilla hecha a nuestra medida. Excelente detalle.',
    ],
  ],
  'brother-ql-800': [
    ['Mensajería Cauto', 4, 95, 'Las direcciones salen en un segundo. Los rollos DK son caros, eso sí.'],
    ['Odelkis Aguirre', 5, 181, 'No instalé nada, la conecté y ya estaba el programa. Rotulé toda la casa.'],
  ],
  'epson-tm-t20iii': [
    [
      'Paladar El Balcón',
      5,
      22,
      'Dos años de guerra en la caja y cortando igual. Compramos la segunda para la cocina.',
    ],
    ['Bárbaro Rivero', 5, 110, 'Se entiende con mi programa de caja sin inventos. Rápida.'],
    ['Yenisleidy Fajardo', 4, 208, 'Buena ticketera. La fuente es grande y hay que buscarle sitio.'],
  ],
  'epson-perfection-v39': [
    [
      from('marta.fonseca@example.org'),
      5,
      330,
      'Digitalicé los álbumes de mi abuela, más de 600 fotos. Les devuelve el color que da gusto.',
    ],
    ['Efraín Labañino', 4, 164, 'Se para de lado y ahorra espacio. A resolución alta demora bastante.'],
  ],
  'epson-workforce-es-50': [
    [
      'Aud. Carmen Lozada',
      5,
      101,
      'Lo llevo en la cartera a todas las auditorías. Hoja tras hoja, y el PDF sale con texto para buscar.',
    ],
  ],
  'canon-lide-300': [
    ['Julio César Reyna', 5, 71, 'Para trámites en línea es lo que hace falta. Conectar y escanear.'],
    ['Marbelis Soto', 4, 158, 'Liviano y bueno. No escanea negativos, por si alguien pregunta.'],
    [
      'Ricardo Olano',
      3,
      244,
      'Correcto, pero con libros gruesos la tapa no cierra y entra luz por el borde.',
    ],
  ],
  'hp-scanjet-pro-2600-f1': [
    [
      'Archivo Municipal',
      5,
      87,
      'Más de veinte mil folios digitalizados. Hay que limpiarle los rodillos, como dice la ficha.',
    ],
  ],
}
