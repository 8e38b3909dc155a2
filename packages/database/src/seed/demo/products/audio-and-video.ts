import { prose } from '../prose.ts'
import { shelf } from './product.ts'

export const audioAndVideo = shelf(
  'audio-video',
  ['tipo', 'conexion', 'peso'],
  [
    {
      slug: 'logitech-h390',
      sku: 'LOG-H390',
      name: 'Audífonos USB Logitech H390',
      model: 'H390',
      brand: 'logitech',
      colours: ['negro'],
      price: 32,
      wholesale: 28.8,
      stock: 13,
      description: prose`
        Audífonos con cable USB y tarjeta de sonido propia: no importa que la computadora tenga la salida de audio rota. El micrófono gira,
        cancela el ruido de la calle y el control del cable silencia con un toque. Almohadillas de espuma forrada que no cansan en clases
        largas por Zoom. Vienen listos para Windows, Linux y Mac; en teléfonos necesitan adaptador. Recomendados para centros de
        llamadas y profesores de idioma.`,
      facts: {
        tipo: 'Audífonos con micrófono',
        conexion: 'USB',
        microfono: 'Giratorio con cancelación de ruido',
        longitud: '1,9 m de cable',
        material: 'Plástico y piel sintética',
        alimentacion: 'Por USB',
        peso: '197 g',
        garantia: '6 meses',
      },
    },
    {
      slug: 'logitech-h111',
      sku: 'LOG-H111',
      name: 'Audífonos Logitech H111',
      model: 'H111',
      brand: 'logitech',
      colours: ['gris'],
      price: 12.5,
      wholesale: 11.2,
      stock: 28,
      description: prose`
        El modelo ligero y barato con conector de 3,5 milímetros de cuatro contactos, el mismo del teléfono. Sirve para videollamadas en el
        móvil, tabletas y laptops de una sola toma; en torres con entradas separadas hace falta un separador, que también vendemos. El
        brazo del micrófono se esconde tras la diadema. Cable de 2,35 metros. Ochenta gramos: los niños los aguantan toda la clase
        sin quejarse.`,
      facts: {
        tipo: 'Audífonos con micrófono',
        conexion: 'Jack de 3,5 mm',
        microfono: 'Giratorio',
        longitud: '2,35 m de cable',
        material: 'Plástico y espuma',
        compatibilidad: ['Teléfonos', 'Tabletas', 'Laptops'],
        peso: '81 g',
        garantia: '6 meses',
      },
    },
    {
      slug: 'logitech-c920s',
      sku: 'LOG-C920S',
      name: 'Cámara web Logitech C920s HD Pro',
      model: 'C920s',
      brand: 'logitech',
      colours: ['negro'],
      price: 79,
      wholesale: 71,
      stock: 5,
      description: prose`
        Video a 1080p y 30 cuadros con enfoque automático que no se pierde cuando uno se mueve. Dos micrófonos recogen la voz desde ambos lados
        y una tapa de plástico garantiza la privacidad. La C920s es la cámara de las consultas médicas a distancia y de los cursos en
        línea. Se sujeta a la pantalla o se atornilla a un trípode. Un cable USB de metro y medio, nada más. Con poca luz gana mucho
        poniendo una lámpara al frente.`,
      facts: {
        tipo: 'Cámara web',
        conexion: 'USB',
        resolucion: '1920 × 1080',
        microfono: 'Estéreo',
        camara: 'Enfoque automático, 78° de campo',
        longitud: '1,5 m de cable',
        peso: '162 g',
        garantia: '12 meses',
      },
    },
    {
      slug: 'logitech-c270',
      sku: 'LOG-C270',
      name: 'Cámara web Logitech C270',
      model: 'C270',
      brand: 'logitech',
      colours: ['negro'],
      price: 29,
      wholesale: 26.2,
      stock: 0,
      description: prose`
        Una cámara sencilla de 720p que resuelve la videollamada familiar y la reunión de trabajo. Corrige sola la luz, lleva micrófono con
        reducción de ruido y pinza que se adapta a pantallas finas y gruesas. Consume poquísimos datos frente a las de alta resolución,
        algo a tener en cuenta cuando se paga por paquete. Compatible con todo programa conocido. Enfoque fijo: sitúese a más de
        medio metro para verse nítido.`,
      facts: {
        tipo: 'Cámara web',
        conexion: 'USB',
        resolucion: '1280 × 720',
        microfono: 'Con reducción de ruido',
        camara: 'Enfoque fijo, 55° de campo',
        longitud: '1,5 m de cable',
        peso: '75 g',
        garantia: '6 meses',
      },
    },
    {
      slug: 'logitech-z120',
      sku: 'LOG-Z120',
      name: 'Bocinas Logitech Z120',
      model: 'Z120',
      brand: 'logitech',
      colours: ['blanco'],
      price: 16,
      wholesale: 14.3,
      stock: 21,
      description: prose`
        Par de bocinas pequeñas que toman la corriente del USB y el sonido del conector de 3,5, sin fuente ni enchufe. Uno coma dos vatios
        parecen pocos, pero llenan un cuarto y dejan entender bien la voz en clases y noticias. El volumen se regula en la bocina
        derecha y los cables se recogen detrás. Funcionan con laptop, televisor que tenga USB y hasta con el cargador del teléfono. Muy
        útiles cuando se va la luz y queda batería.`,
      facts: {
        tipo: 'Bocinas estéreo',
        conexion: ['USB', 'Jack de 3,5 mm'],
        potencia: '1,2 W',
        alimentacion: 'Por USB',
        longitud: '1,1 m de cable',
        material: 'Plástico',
        peso: '250 g',
        garantia: '6 meses',
      },
    },
  ],
)
