import { from, type ReviewsByProduct } from './review.ts'

export const supplyReviews: ReviewsByProduct = {
  'epson-t544-negro': [
    [from('empresa@demo.cu'), 5, 8, 'Compramos por docena cada mes. Siempre selladas y con fecha larga.'],
    [
      'Yuliet Carrazana',
      5,
      30,
      'Original de verdad, con el holograma. La que compré en la candonga me tupió la impresora.',
    ],
    ['Ángel Sarmiento', 5, 77, 'Rinde lo que dice. Y se agradece que haya siempre.'],
    ['Dayron Cobas', 4, 132, 'Buena tinta. Me gustaría que hicieran precio al llevar los cuatro colores.'],
    [
      from('roberto.cespedes@example.com'),
      5,
      4,
      'Cuatro negras y los colores, entregadas al otro día. Ya soy cliente fijo.',
    ],
  ],
  'epson-t544-cian': [
    ['Marlene Gallardo', 5, 58, 'Perfecta, encaja sola en su tanque y no ensucia nada.'],
    ['Wilber Estrada', 4, 146, 'Todo bien, llegó una caja golpeada pero la botella intacta.'],
  ],
  'epson-t544-magenta': [
    [
      'Lisbet Ortega',
      5,
      64,
      'Tal cual decía la descripción, las caras me salían verdes y era el magenta vacío.',
    ],
    ['Norge Palma', 5, 183, 'Original. El sello estaba entero.'],
  ],
  'epson-t544-amarillo': [
    ['Rosabel Pacheco', 4, 99, 'Buena, aunque de este color siempre me sobra. Ojalá vendieran más pequeño.'],
  ],
  'epson-t504-negro': [
    [
      'Kenny Bruzón',
      5,
      45,
      'Botella grande, dura muchísimo en la L4160. Miren bien el número antes de abrirla.',
    ],
    [
      'Sonia Arjona',
      3,
      170,
      'La tinta es buena, el error fue mío: tengo una L3150 y no me sirvió. Pregunten primero.',
    ],
  ],
  'canon-gi-190-negro': [
    ['Abel Camejo', 5, 83, 'Para mi G3110. Negro bien negro, sin quejas.'],
    ['Ivette Naranjo', 4, 151, 'Cuesta un poco sacarle el tapón sin mancharse. Con guante, perfecto.'],
  ],
  'hp-gt53-negro': [
    ['Luis Mario Chacón', 5, 70, 'No se derrama ni poniéndola al revés. Muy bien pensada.'],
    [
      'Yarelis Mojena',
      4,
      195,
      'Rinde unas cuatro mil hojas. El código para verificar que es original funciona.',
    ],
  ],
  'brother-bt5001-cian': [
    [
      'Idalberto Frías',
      4,
      120,
      'Buen color, pero llega poco. Dejé mi correo en Avísame y me escribieron cuando entró la vez pasada.',
    ],
  ],
  'hp-664-negro': [
    [
      'Mayelín Fuentes',
      3,
      52,
      'Rinde poquito, ya se sabe, pero es original y no da error. Para imprimir de vez en cuando está bien.',
    ],
    ['Orlando Véliz', 4, 134, 'Fecha vigente y sin problema. Ya estoy ahorrando para una de tanque.'],
    [
      'Eider Montalvo',
      1,
      216,
      'Ciento veinte páginas y se acabó. Saqué la cuenta y cada hoja me sale más cara que en la copistería de la esquina.',
    ],
  ],
  'hp-664-tricolor': [
    ['Yaima Turiño', 4, 91, 'Funciona perfecto en la 2135. Si no lo pones, la impresora ni enciende.'],
  ],
  'hp-662xl-negro': [
    [
      'Evelio Montejo',
      5,
      112,
      'No lo encontraba en ningún lado. Mi HP de hace diez años sigue viva gracias a esto.',
    ],
  ],
  'canon-cl-246': [
    [
      'Tomás Ibarra',
      2,
      176,
      'Se me secó al mes porque imprimo poco en color. No es culpa de la tienda, pero se me fue el dinero.',
    ],
    ['Yesenia Blanco', 5, 88, 'Colores vivos y nada de rayas.'],
  ],
  'hp-ce285a-85a': [
    ['Contadores Unidos', 5, 35, 'Para la P1102 no hay otro. Mil seiscientas páginas de las buenas.'],
    ['Fidel Arrate', 5, 162, 'Original, con bolsa negra y caja entera. Los rellenos ensuciaban la hoja.'],
  ],
  'hp-cf258a-58a': [
    [
      'Inversiones Granma',
      4,
      59,
      'Buen tóner, precio en línea. Tres mil páginas se van rápido en una oficina grande, traigan el 58X.',
    ],
  ],
  'brother-tn-660': [
    [
      from('bufete.granma@example.org'),
      5,
      48,
      'Rinde más del doble que el que trae la impresora. Siempre compramos de tres en tres.',
    ],
    [
      'Iraida Clavijo',
      5,
      125,
      'Me salía una raya negra y era la lengüeta verde. Lo decía aquí mismo en la ficha.',
    ],
    ['Santiago Ulloa', 4, 218, 'Todo bien. Que no falte.'],
  ],
  'canon-crg-125': [
    ['Yadier Sotolongo', 5, 67, 'Con el descuento por devolver el viejo me salió mejor que uno relleno.'],
    ['Misleidys Coba', 4, 190, 'Bueno. La impresora quedó como nueva.'],
  ],
  'xerox-006r04403': [
    ['Pedro Pablo Oliva', 5, 43, 'Se cambia en un minuto. Ya es el segundo que compro para la B230.'],
  ],
  'epson-s015329-fx890': [
    ['Nóminas EES', 5, 78, 'La FX-890 tiene veinte años y con esta cinta imprime como el primer día.'],
    ['Dámaso Ferrer', 4, 205, 'Original y bien entintada. Costó tensarla, pero bien.'],
  ],
  'epson-erc-38': [
    [
      'Bodega Punto Azul',
      4,
      54,
      'Duran bastante. Siempre tengo dos de repuesto porque se acaban en hora pico, verdad grande.',
    ],
  ],
  'zebra-cera-110x74': [
    ['Almacén La Fábrica', 5, 38, 'Código nítido a la primera. Encaja en la ZD220 sin inventar.'],
  ],
  'papel-carta-75g': [
    ['Copias Maceo', 5, 19, 'Compro cajas completas. Ni un atasco en todo el verano.'],
    ['Yailén Torres', 5, 86, 'Viene bien envuelto. Lo guardo acostado como leí en el blog y va perfecto.'],
    ['Reynaldo Popa', 4, 150, 'Buen papel. A doble cara se nota un poquito el otro lado.'],
    [
      'Miriam Escalante',
      3,
      239,
      'Una de las cinco resmas llegó con la esquina húmeda. Me la cambiaron al momento.',
    ],
  ],
  'papel-a4-80g': [
    [from('empresa@demo.cu'), 5, 15, 'Para trabajos que se entregan al cliente no usamos otro.'],
    ['Dpto. de Proyectos', 5, 129, 'Liso y muy blanco, casi no suelta polvo.'],
  ],
  'papel-fotografico-a4-200g': [
    [
      from('marta.fonseca@example.org'),
      5,
      21,
      'Las fotos quedan como de estudio. Hay que poner el tipo de papel en la impresora, si no salen oscuras.',
    ],
    ['Adelaida Ríos', 4, 144, 'Brillo bonito y seca rápido.'],
  ],
  'rollo-ploter-610mm': [
    [
      from('empresa@demo.cu'),
      4,
      9,
      'Buen rollo para planos de obra. El núcleo viene un poco flojo en alguno.',
    ],
    ['Arq. Mabel Ginarte', 5, 108, 'Metraje completo, lo medí.'],
  ],
  'etiquetas-termicas-50x25': [
    ['Ferretería Los Pinos', 5, 62, 'Pegan bien hasta en plástico. Mil por rollo, contadas.'],
    [
      'Minimarket 24',
      3,
      168,
      'Se ponen amarillas en la vidriera con el sol. Para dentro de la tienda, perfectas.',
    ],
  ],
}
