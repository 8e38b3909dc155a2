import { from, type ReviewsByProduct } from './review.ts'

export const computerReviews: ReviewsByProduct = {
  'lenovo-ideapad-3-15': [
    [
      from('ismary.leyva@example.com'),
      5,
      28,
      'La recogí en tienda, ya con Windows en español y sin basura. Va rapidísimo para las clases y el trabajo.',
    ],
    ['Yordanis Pompa', 4, 76, 'Muy buena para el precio. La pantalla de lado pierde un poco de color.'],
    ['Susel Bencomo', 5, 119, 'Mi hijo estudia en la UCI y hasta ahora aguanta todo lo que le pone.'],
    [
      'Argelio Tornés',
      3,
      186,
      'Cumple, pero 256 GB se quedan cortos. Menos mal que se le puede poner otro disco.',
    ],
    [
      'Yanisbel Cantillo',
      5,
      253,
      'Excelente atención, me explicaron la diferencia entre tres modelos y no me vendieron la más cara.',
    ],
  ],
  'lenovo-thinkpad-e14': [
    [
      'Ing. Alain Roldán',
      5,
      39,
      'El teclado, el teclado y el teclado. Programo ocho horas diarias y no hay color.',
    ],
    [
      'Dra. Leyanis Font',
      5,
      127,
      'Se carga con el mismo cargador del teléfono en un apuro. Batería para toda la consulta.',
    ],
    ['Michel Verdecia', 4, 240, 'Sólida y sobria. La cámara podría ser mejor.'],
  ],
  'hp-15-fd0000': [
    [
      from('alexander.tamayo@example.com'),
      4,
      500,
      'Año y medio con ella y sin fallos. El teclado numérico completo es una ventaja para hojas de cálculo.',
    ],
    ['Yuneisy Lastre', 4, 114, 'Liviana y bonita. Suena un poco el ventilador cuando hay calor.'],
    ['Rafael Arturo Gil', 5, 198, 'Me la entregaron limpia de programas de prueba, arranca en nada.'],
  ],
  'hp-probook-440-g10': [
    [
      from('bufete.granma@example.org'),
      5,
      3,
      'Dos unidades entregadas con los controladores y el antivirus puestos. Así se trabaja.',
    ],
    ['Esp. Yoel Cordero', 4, 138, 'Muchos puertos y buena construcción. Pesa algo más que otras de 14.'],
  ],
  'dell-inspiron-15-3520': [
    ['Marisbel Aldana', 5, 51, 'La pantalla a 120 se nota muchísimo al bajar las páginas. No quiero otra.'],
    [
      'Jesús Manuel Rosell',
      3,
      148,
      'Buena máquina, pero 8 GB en un solo módulo la frenan. Le añadí otro y voló.',
    ],
    ['Aleida Céspedes', 4, 227, 'Contenta. El plástico se marca con los dedos.'],
  ],
  'dell-latitude-3440': [
    [
      'Redes Acueducto',
      5,
      155,
      'Compramos seis para la empresa y ninguna ha pasado por el taller. Esperando que vuelvan a entrar.',
    ],
  ],
  'asus-vivobook-go-15': [
    [
      from('alexander.tamayo@example.com'),
      5,
      7,
      'El celeste es precioso y la batería me dura la mañana completa. Cargó la mitad en media hora, como decían.',
    ],
    ['Claudia Reytor', 4, 13, 'Muy ligera. El teclado no tiene luz, es lo único que le falta.'],
  ],
  'asus-tuf-gaming-f15': [
    [
      from('yoel.batista@example.net'),
      5,
      290,
      'Edito video y juego de vez en cuando. Fría y potente. El cargador es un ladrillo, pero se entiende.',
    ],
    [
      'Dairon Kindelán',
      4,
      104,
      'Corre AutoCAD y todo lo que le eche. Con inversor pequeño no carga, lo advierten en la ficha y es verdad.',
    ],
    [
      'Ediel Soler',
      2,
      176,
      'La mía calentaba mucho. Le cambiaron la pasta térmica en garantía y mejoró, pero esperaba más.',
    ],
  ],
  'hp-all-in-one-24-cb1000': [
    [
      'Hostal Vista Real',
      5,
      68,
      'En la recepción queda elegante y sin cables. Los huéspedes creen que es un televisor.',
    ],
    [
      'Norma Elena Prats',
      4,
      159,
      'Cómoda y bonita. El teclado que trae es de cable, yo le puse uno inalámbrico.',
    ],
  ],
  'lenovo-ideacentre-aio-3': [
    [
      'Policlínico Jimmy Hirtzel',
      4,
      122,
      'Tres en las consultas. Van bien, pero sin UPS cada apagón era una pérdida. Hagan caso al consejo.',
    ],
    ['Leydis Trujillo', 5, 233, 'Se ve bien de lado, atendemos dos en el mismo mostrador.'],
  ],
  'dell-inspiron-24-5420': [
    ['Adriel Cutiño', 5, 84, 'Lo uso también de pantalla para la laptop por HDMI. El sonido sorprende.'],
  ],
  'dell-optiplex-3000': [
    [
      from('cafeteria.lucero@example.com'),
      5,
      240,
      'La caja de la cafetería trabaja doce horas diarias con ella y no se ha quedado nunca.',
    ],
    ['Informático ECOI 2', 5, 97, 'Se abre sin destornillador, todo a mano. Como debe ser.'],
    ['Vladimir Osorio', 4, 211, 'Robusta. Trae un solo módulo de memoria, fácil de ampliar.'],
  ],
  'hp-prodesk-400-g9': [
    [
      'Panadería La Espiga',
      4,
      136,
      'Con el filtro de polvo va perfecta, y miren que aquí hay harina en el aire.',
    ],
  ],
  'lenovo-thinkcentre-neo-50s': [
    ['Contabilidad UBPC', 5, 72, 'Versat corre de maravilla. Chiquita y silenciosa.'],
    ['Tamara Licea', 4, 181, 'Buena compra con el descuento. No tiene Wi-Fi, usamos cable.'],
  ],
  'asus-expertcenter-pn42': [
    [
      'Leodán Prieto',
      5,
      10,
      'La atornillé detrás del monitor y desapareció. Consume una miseria, con el inversor dura toda la noche.',
    ],
    ['Aula Virtual Bayamo', 4, 14, 'Ocho para el laboratorio. Suficientes para navegar y ofimática.'],
  ],
  'dell-p2422h': [
    [
      'Yasel Rabí',
      5,
      53,
      'Se pone vertical y leo contratos enteros sin mover la rueda. El cuello lo agradece.',
    ],
    ['Lissette Varona', 5, 141, 'Trae el cable DisplayPort y un montón de USB. Muy cómodo.'],
    ['Guillermo Trotman', 4, 225, 'Excelente. No tiene bocinas, por si acaso.'],
  ],
  'hp-m24f': [
    [
      from('jorge.aguilera@example.org'),
      5,
      110,
      'Fino y con buenos colores. Vino con el cable HDMI, el que compré de más me quedó de repuesto.',
    ],
    ['Yaíma Cervantes', 4, 166, 'Muy bonito. La base no sube ni baja, le puse un libro.'],
    ['Anyelo Pérez', 4, 248, 'Por el precio no hay mejor imagen.'],
  ],
  'lenovo-thinkvision-s22e': [
    [
      from('cafeteria.lucero@example.com'),
      4,
      235,
      'Dos para las cajas. Sencillos y cumplen, con VGA para la máquina vieja.',
    ],
    ['Joven Club Jiguaní', 5, 92, 'Diez unidades con precio especial. Muy bien atendidos.'],
  ],
  'asus-proart-pa278cv': [
    [
      'Diseño Punto y Coma',
      5,
      169,
      'Lo que veo es lo que sale de la imprenta. Se acabaron las discusiones con los clientes.',
    ],
  ],
  'epson-powerlite-e20': [
    [
      'Metodólogo Raúl',
      5,
      63,
      'Con las persianas a medias se ve bien. Para nuestras aulas es imprescindible.',
    ],
    ['Iglesia Betania', 4, 154, 'Buena luz y fácil de enfocar. El ventilador se oye un poco.'],
  ],
  'epson-epiqvision-co-w01': [
    ['Dayamí Estévez', 5, 12, 'Cine en el patio con una sábana. Los vecinos ya traen las sillas.'],
    ['Rolando Isalgué', 4, 17, 'Imagen ancha y clara. El altavoz es justito, conéctenle bocinas.'],
  ],
  'benq-mw560': [
    [
      'Salón Los Delfines',
      4,
      196,
      'Potente para fiestas. Dos HDMI resuelven mucho. Hay que dejarlo enfriar antes de moverlo.',
    ],
  ],
  'kingston-nv2-1tb': [
    [
      from('alexander.tamayo@example.com'),
      5,
      45,
      'Clonaron el disco viejo y no perdí ni un programa. La diferencia es del cielo a la tierra.',
    ],
    [
      'Enrique Carbonell',
      5,
      80,
      'Buen precio y velocidad real. Verifiqué antes por WhatsApp que mi laptop lo aceptara.',
    ],
    ['Maikol Despaigne', 4, 163, 'Rápido. Se calienta un poco en copias grandes, le puse un disipador.'],
  ],
  'kingston-a400-480gb': [
    [
      from('cliente@demo.cu'),
      5,
      14,
      'Mi laptop del 2014 arranca ahora en nueve segundos. Debí hacerlo hace años.',
    ],
    ['Niuvis Rodés', 5, 69, 'Instalado el mismo día, con todos mis archivos en su sitio.'],
    ['Humberto Cala', 5, 143, 'Barato y efectivo. Resucité dos computadoras de la escuela.'],
    ['Yirka Sánchez', 4, 234, 'Muy bien, aunque al llenarlo mucho baja un poco la velocidad.'],
  ],
  'seagate-barracuda-2tb': [
    ['Cámaras Seguras', 4, 111, 'Lo usamos en un DVR. Grabando sin parar desde hace meses.'],
  ],
  'seagate-expansion-1tb': [
    [
      from('marta.fonseca@example.org'),
      4,
      340,
      'Ahí guardo las fotos escaneadas. Rápido y pequeño. Hay que expulsarlo siempre, ya lo aprendí.',
    ],
    ['Yuri Paneque', 5, 74, 'El televisor lo lee sin problema. Llevo medio paquete de la semana.'],
    [
      'Migdalia Soto',
      2,
      209,
      'Se me dañó a los cinco meses de un golpe. La garantía no cubre caídas, con razón, pero me dolió.',
    ],
  ],
  'kingston-datatraveler-exodia-64gb': [
    [
      from('dianelys.cruz@example.com'),
      4,
      40,
      'Llegaron dos junto al teléfono. Van bien, aunque escribiendo no son tan rápidas.',
    ],
    ['Profe Ariel', 5, 95, 'El aro es grande y no se pierde. Compré cinco para el aula.'],
  ],
  'kingston-datatraveler-kyson-128gb': [
    ['Técnico Nelson', 5, 132, 'Llevo todas las imágenes de Windows y no se ha roto. Metal del bueno.'],
    ['Ledián Suárez', 4, 219, 'Rápida. Se pone tibia, pero dicen que es normal.'],
  ],
  'kingston-fury-beast-ddr4-8gb': [
    ['Alain Portales', 5, 57, 'De 4 a 12 gigas y parece otra computadora. La instalaron en el momento.'],
    ['Yosbel Infante', 4, 178, 'Funciona a 2666 por mi procesador, ya me lo habían dicho.'],
  ],
  'kingston-sodimm-ddr4-8gb': [
    [
      from('cliente@demo.cu'),
      5,
      13,
      'Quince minutos y me la dieron puesta. Con el disco sólido, la laptop es otra.',
    ],
    [
      'Yaneisy Mariño',
      3,
      145,
      'La memoria bien, pero mi laptop la traía soldada y tuve que devolverla. Me devolvieron el dinero sin peros.',
    ],
  ],
}
