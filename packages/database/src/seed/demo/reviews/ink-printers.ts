import { from, type ReviewsByProduct } from './review.ts'

export const inkPrinterReviews: ReviewsByProduct = {
  'epson-ecotank-l3250': [
    [
      'Yaquelín Montero',
      5,
      12,
      'La uso en mi negocito de impresiones desde hace un año y no ha dado ni un problema. El Wi-Fi Direct es lo mejor: el cliente manda el PDF desde su teléfono y ya.',
    ],
    [
      'Danilo Sariol',
      5,
      33,
      'Llegó con las botellas selladas y el técnico me la dejó andando. La tinta de fábrica me duró casi siete meses imprimiendo tareas de dos niños.',
    ],
    [
      'Lázara Benítez',
      4,
      61,
      'Muy buena, pero la bandeja de atrás coge polvo y hay que taparla. Le quito una estrella por no tener dúplex.',
    ],
    [
      'Ihosvany Prado',
      5,
      98,
      'Cuatro mil páginas con la botella negra, contadas. Para una copistería es ganancia pura.',
    ],
    [
      'Mercedes Ochoa',
      3,
      140,
      'Imprime bien, lo que el escáner es lento y en la aplicación del teléfono a veces se pierde la impresora. Reiniciando el router se arregla.',
    ],
    [
      'Rubén Galano',
      5,
      201,
      'Tercera Epson que compro y la que mejor ha salido. Pregunté mil cosas por WhatsApp y me respondieron todas.',
    ],
    [
      'Tania Espinosa',
      4,
      267,
      'Buena compra. Solo aconsejo ponerle regleta desde el primer día, a mi cuñada se le quemó la fuente.',
    ],
  ],
  'epson-ecotank-l1250': [
    [
      from('roberto.cespedes@example.com'),
      5,
      60,
      'Para imprimir nada más, inmejorable. La compré porque ya tengo escáner y me ahorré bastante. Pequeña y callada.',
    ],
    [
      'Neyda Zamora',
      4,
      85,
      'Sencilla y rápida. No trae cable USB, hay que comprarlo aparte, pero por Wi-Fi va perfecto.',
    ],
    ['Heriberto Luna', 5, 173, 'Dos trimestres de escuela y sigue con la tinta que traía.'],
  ],
  'epson-ecotank-l4260': [
    [
      'Arletis Figueroa',
      5,
      27,
      'El dúplex automático parece un lujo hasta que lo tienes. Gasto la mitad del papel en la oficina.',
    ],
    [
      'Yunier Castillo',
      4,
      90,
      'Calidad de texto excelente, el negro es pigmentado y no se corre. Las botellas T504 son más difíciles de encontrar en la calle, aquí siempre hay.',
    ],
    ['Damaris Roque', 5, 155, 'Fácil de configurar hasta para mi mamá, que tiene 68 años.'],
    [
      'Félix Escobar',
      2,
      230,
      'A mí me salió con el cabezal desalineado. En el taller lo resolvieron sin cobrarme, pero estuve cuatro días sin impresora.',
    ],
  ],
  'epson-ecotank-l5590': [
    [
      'Liudmila Arce',
      5,
      15,
      'Se me acabó estar pasando hoja por hoja. El ADF coge las treinta sin atascarse, siempre que el papel no tenga grapas.',
    ],
    [
      'Osmel Quintana',
      5,
      74,
      'La conectamos por cable a la red y la usan cinco personas. Ni una queja en cuatro meses.',
    ],
    ['Caridad Yero', 4, 118, 'Muy buena para la oficina. El fax nadie lo usa, pero ahí está.'],
  ],
  'epson-ecotank-l6490': [
    [
      'Notaría Calle Línea',
      5,
      49,
      'Los documentos no se corren aunque se mojen. Eso para nosotros lo es todo.',
    ],
    ['Alfredo Mustelier', 4, 133, 'Cara, pero hace el trabajo de dos. La pantalla táctil es un poco lenta.'],
  ],
  'epson-ecotank-l8050': [
    [
      'Estudio Foto Arte',
      5,
      11,
      'Los tonos de piel salen preciosos. Hago fotos de quince y ya no mando nada a imprimir afuera.',
    ],
    [
      'Kirenia Portuondo',
      5,
      6,
      'Imprime carnés de PVC y en dos semanas ya recuperé parte de la inversión. La bandeja viene en la caja, no hay que comprar nada.',
    ],
  ],
  'epson-ecotank-l15150': [
    [
      'Publicidad El Mango',
      5,
      88,
      'Menús en A3 a doble cara sin tocarla. Pesa como un muerto, pidan ayuda para subirla.',
    ],
    [
      'Ernesto Vidal',
      4,
      190,
      'Gran máquina. Ocupa media mesa y el dúplex en A3 es lento, pero no hay otra así a este precio.',
    ],
  ],
  'canon-pixma-g3160': [
    [
      from('marta.fonseca@example.org'),
      4,
      20,
      'Contenta con la impresora y con el envío a Holguín, llegó muy bien embalada. Ojo con la tinta: es GI-11, como me advirtieron.',
    ],
    [
      'Yamilé Corrales',
      5,
      105,
      'Los cabezales se cambian en casa y eso me decidió. Las fotos salen con muy buen color.',
    ],
    ['Rogelio Pantoja', 3, 177, 'Imprime bien, pero es lentísima en calidad alta y suena bastante.'],
  ],
  'canon-pixma-g6010': [
    [
      'Maricel Duany',
      5,
      66,
      'Trae tres negras en la caja, un año entero sin comprar tinta. El casete de abajo evita el polvo.',
    ],
    [
      'Leonel Sablón',
      4,
      149,
      'Buen equipo. El menú de dos líneas es incómodo, hay que leer el manual para llegar al dúplex.',
    ],
  ],
  'hp-smart-tank-580': [
    [
      'Grisel Ramos',
      5,
      37,
      'La más linda de todas y la más fácil. Los botones se encienden y uno sabe qué hacer.',
    ],
    [
      'Adonis Peralta',
      3,
      121,
      'Cumple, aunque la aplicación pide cuenta e Internet para todo. Por USB funciona sin eso.',
    ],
    ['Yoandra Téllez', 4, 210, 'Buenos negros y poca tinta. Le falta pantalla.'],
  ],
  'brother-dcp-t520w': [
    [
      'Idalberto Frías',
      5,
      82,
      'La bandeja cerrada es un acierto en casa con tierra colorada. Lástima que esté agotada, quería otra para el taller.',
    ],
    [
      'Yoanka Sardiñas',
      4,
      160,
      'Rápida para ser de tinta. El borde inferior de las fotos queda con un pelo de margen.',
    ],
  ],
}
