import { prose } from '../prose.ts'
import { colourChoice } from './extras.ts'
import { shelf } from './product.ts'

export const keyboardsAndMice = shelf(
  'teclados-ratones',
  ['conexion', 'alimentacion', 'tipo'],
  [
    {
      slug: 'logitech-k120',
      sku: 'LOG-K120',
      name: 'Teclado Logitech K120 en español',
      model: 'K120',
      brand: 'logitech',
      colours: ['negro'],
      price: 12,
      wholesale: 10.7,
      stock: 45,
      badges: ['hot'],
      description: prose`
        El teclado que uno pone y olvida: con cable USB, teclas silenciosas y drenaje por si cae el café. Distribución en español con eñe
        y acentos en su sitio, bloque numérico completo y patas firmes. Funciona desde el BIOS, sin controladores, en cualquier Windows,
        Linux o cajita de televisión con puerto USB. Se limpia con un paño apenas húmedo, siempre desconectado. Surtimos cibercafés,
        escuelas y centros de datos por cajas de diez.`,
      facts: {
        tipo: 'Teclado',
        conexion: 'USB',
        idioma: 'Español',
        alimentacion: 'Por USB',
        longitud: '1,5 m de cable',
        material: 'Plástico',
        peso: '550 g',
        garantia: '6 meses',
      },
    },
    {
      slug: 'logitech-k380',
      sku: 'LOG-K380',
      name: 'Teclado Bluetooth Logitech K380',
      model: 'K380',
      brand: 'logitech',
      colours: ['rosado', 'negro', 'blanco', 'lila'],
      price: 36,
      wholesale: 32.5,
      stock: 9,
      featured: true,
      description: prose`
        Pequeño, redondo y con memoria para tres aparatos: un botón y pasa de la laptop al teléfono o al televisor. El K380 usa dos pilas AAA,
        incluidas, que duran alrededor de dos años. Las teclas son cóncavas y calladas, buenas para escribir de noche. Sirve con
        Windows, Android, iPad y Mac; necesita que el equipo tenga Bluetooth, pues no trae receptor. Distribución en español. Elija
        el color que le guste entre los que hay en vidriera.`,
      facts: {
        tipo: 'Teclado compacto',
        conexion: 'Bluetooth',
        idioma: 'Español',
        alimentacion: 'Dos pilas AAA',
        'vida-util': '24 meses por juego de pilas',
        alcance: '10 m',
        peso: '423 g',
        garantia: '6 meses',
      },
      options: [colourChoice('Rosado', 'Negro', 'Blanco', 'Lila')],
    },
    {
      slug: 'logitech-mk270',
      sku: 'LOG-MK270',
      name: 'Combo teclado y ratón Logitech MK270',
      model: 'MK270',
      brand: 'logitech',
      colours: ['negro'],
      price: 29,
      wholesale: 26,
      before: 33,
      stock: 16,
      description: prose`
        Teclado completo y ratón, ambos inalámbricos, con un único receptor USB diminuto para los dos. Se conecta y ya está: no busca Wi-Fi,
        no pide emparejar. Ocho teclas directas para música, correo y volumen. Las pilas vienen puestas y rinden hasta tres años en el
        teclado y uno en el ratón. Alcance de diez metros, de modo que se maneja la computadora desde el sofá. Guarde el receptor en el
        hueco del ratón al viajar.`,
      facts: {
        tipo: 'Teclado y ratón',
        conexion: 'Inalámbrico de 2,4 GHz',
        idioma: 'Español',
        alimentacion: 'Pilas AAA',
        alcance: '10 m',
        contenido: 'Teclado, ratón, receptor y pilas',
        peso: '680 g',
        garantia: '6 meses',
      },
    },
    {
      slug: 'logitech-m185',
      sku: 'LOG-M185',
      name: 'Ratón inalámbrico Logitech M185',
      model: 'M185',
      brand: 'logitech',
      colours: ['azul', 'gris', 'rojo'],
      price: 13,
      wholesale: 11.6,
      stock: 34,
      description: prose`
        Ratón de tamaño medio que sirve a derechos e izquierdos. El receptor queda casi al ras de la laptop, así que puede dejarlo puesto en la
        mochila. Una pila AA dura cerca de un año gracias al apagado automático; trae la primera. Seguimiento óptico de mil puntos, suficiente
        sobre madera y tela, no sobre cristal. Si tartamudea, aleje el receptor de otros USB 3.0 con una extensión corta. Hay
        azul, gris y rojo.`,
      facts: {
        tipo: 'Ratón',
        conexion: 'Inalámbrico de 2,4 GHz',
        resolucion: '1000 ppp',
        alimentacion: 'Una pila AA',
        alcance: '10 m',
        contenido: 'Ratón, receptor y pila',
        peso: '75 g',
        garantia: '6 meses',
      },
      options: [colourChoice('Azul', 'Gris', 'Rojo')],
    },
    {
      slug: 'logitech-m90',
      sku: 'LOG-M90',
      name: 'Ratón óptico Logitech M90',
      model: 'M90',
      brand: 'logitech',
      colours: ['gris'],
      price: 7.5,
      wholesale: 6.7,
      stock: 70,
      description: prose`
        Ratón con cable, sin pilas que buscar ni receptor que se pierda. Tres botones, rueda firme y 1000 puntos por pulgada: lo que hace
        falta en un puesto de trabajo o en la computadora de los niños. Su cable de metro ochenta llega a la torre que está en el piso.
        Se reconoce solo en cualquier sistema. Si la rueda salta, suele ser pelusa: sople con una pera de aire. El más vendido para
        cibersalas y escuelas.`,
      facts: {
        tipo: 'Ratón',
        conexion: 'USB',
        resolucion: '1000 ppp',
        alimentacion: 'Por USB',
        longitud: '1,8 m de cable',
        material: 'Plástico',
        peso: '82 g',
        garantia: '6 meses',
      },
    },
    {
      slug: 'logitech-mx-master-3s',
      sku: 'LOG-MXM3S',
      name: 'Ratón Logitech MX Master 3S',
      model: 'MX Master 3S',
      brand: 'logitech',
      colours: ['gris'],
      price: 105,
      wholesale: 95,
      stock: 2,
      description: prose`
        Para quien pasa la jornada con la mano encima: programadores, editores, contadores. La rueda magnética recorre mil filas en un segundo
        y frena en seco; la del pulgar mueve la hoja de lado. Clic casi mudo, sensor de 8000 puntos que trabaja hasta sobre cristal y
        batería de setenta días que se carga por USB-C. Conecta tres equipos por Bluetooth o con el receptor Bolt incluido. Solo para
        mano derecha.`,
      facts: {
        tipo: 'Ratón ergonómico',
        conexion: ['Bluetooth', 'Inalámbrico de 2,4 GHz'],
        resolucion: '8000 ppp',
        alimentacion: 'Batería recargable por USB-C',
        bateria: '70 días por carga',
        alcance: '10 m',
        peso: '141 g',
        garantia: '12 meses',
      },
    },
  ],
)
