import { prose } from '../prose.ts'
import { shelf } from './product.ts'

export const otherInkPrinters = shelf(
  'impresoras-tinta',
  ['funciones', 'conexion', 'insumo'],
  [
    {
      slug: 'canon-pixma-g3160',
      sku: 'CAN-G3160',
      name: 'Multifuncional Canon PIXMA G3160',
      model: 'G3160',
      brand: 'canon',
      colours: ['negro'],
      price: 239,
      wholesale: 216,
      stock: 8,
      description: prose`
        Multifuncional de tanque de Canon con cabezales que el propio usuario puede cambiar: si un día fallan, se compran y
        se ponen en cinco minutos, sin taller. Imprime fotos sin borde, copia y escanea, y se enlaza por Wi-Fi con la
        aplicación PRINT. Lleva botellas GI-11; las GI-190 son de la generación anterior y no encajan. En la caja hay un
        juego completo más una botella negra adicional. Alimentación automática entre 110 y 240 V.`,
      facts: {
        tipo: 'Multifuncional de tinta continua',
        funciones: ['Imprime', 'Copia', 'Escanea'],
        conexion: ['USB', 'Wi-Fi'],
        formato: 'A4 y carta',
        'doble-cara': 'Manual',
        velocidad: '9,1 ipm en negro y 5 ipm en color',
        resolucion: '4800 × 1200 ppp',
        insumo: 'Botellas Canon GI-11',
        voltaje: '110-240 V',
        garantia: '12 meses',
      },
    },
    {
      slug: 'canon-pixma-g6010',
      sku: 'CAN-G6010',
      name: 'Multifuncional Canon PIXMA G6010 dúplex',
      model: 'G6010',
      brand: 'canon',
      colours: ['gris'],
      price: 349,
      wholesale: 312,
      before: 389,
      stock: 4,
      description: prose`
        Equipo de oficina con dos entradas de papel, casete frontal y bandeja trasera, para tener carta y papel fotográfico
        listos sin andar cambiando. Imprime a doble cara de forma automática y se comparte por cable de red, Wi-Fi o USB. Su
        tinta negra es pigmentada, de texto firme. Viene con un juego de botellas GI-10 y tres negras, suficiente para unas
        18 000 páginas de texto según el fabricante. Cuerpo gris de perfil bajo, fuente universal de 110 a 240 V.`,
      facts: {
        tipo: 'Multifuncional de tinta continua',
        funciones: ['Imprime', 'Copia', 'Escanea'],
        conexion: ['USB', 'Wi-Fi', 'Ethernet'],
        formato: 'A4 y oficio',
        'doble-cara': 'Automática',
        velocidad: '13 ipm en negro y 6,8 ipm en color',
        resolucion: '4800 × 1200 ppp',
        alimentador: 'Casete de 250 hojas y bandeja de 100',
        insumo: 'Botellas Canon GI-10',
        voltaje: '110-240 V',
        garantia: '12 meses',
      },
    },
    {
      slug: 'hp-smart-tank-580',
      sku: 'HP-ST580',
      name: 'Multifuncional HP Smart Tank 580',
      model: 'Smart Tank 580',
      brand: 'hp',
      colours: ['blanco'],
      price: 245,
      wholesale: 222,
      stock: 7,
      description: prose`
        La Smart Tank 580 se configura desde el teléfono con la aplicación HP Smart y sus botones se iluminan solos para guiar
        a quien nunca ha usado una multifuncional. Se rellena con las botellas GT53 negra y GT52 de color, sin derrames, y
        en la caja viene tinta para unas 12 000 páginas en negro o 6 000 en color según HP. Mantiene el Wi-Fi de doble banda,
        útil si su router es de 5 GHz. Corriente de 100 a 240 V; conserve el material de embalaje de los cabezales.`,
      facts: {
        tipo: 'Multifuncional de tinta continua',
        funciones: ['Imprime', 'Copia', 'Escanea'],
        conexion: ['USB', 'Wi-Fi', 'Bluetooth'],
        formato: 'A4 y carta',
        'doble-cara': 'Manual',
        velocidad: '12 ppm en negro y 5 ppm en color',
        resolucion: '4800 × 1200 ppp',
        insumo: 'Botellas HP GT53 y GT52',
        voltaje: '110-240 V',
        garantia: '12 meses',
      },
    },
    {
      slug: 'brother-dcp-t520w',
      sku: 'BRO-DCPT520W',
      name: 'Multifuncional Brother InkBenefit DCP-T520W',
      model: 'DCP-T520W',
      brand: 'brother',
      colours: ['negro'],
      price: 259,
      wholesale: 233,
      stock: 0,
      description: prose`
        Brother pensó la DCP-T520W para el trabajo diario: bandeja de 150 hojas cerrada al polvo, entrada manual para
        cartulina de hasta 300 gramos y tanques frontales con ventana. Imprime rápido, copia y escanea a color, todo por Wi-Fi
        o USB. Gasta las botellas BTD60 negra y BT5001 de color. La caja trae el juego de tinta, cable de corriente y
        manual en español; el cable USB se compra aparte. Trabaja con 110 V o 220 V sin cambiar nada.`,
      facts: {
        tipo: 'Multifuncional de tinta continua',
        funciones: ['Imprime', 'Copia', 'Escanea'],
        conexion: ['USB', 'Wi-Fi', 'Wi-Fi Direct'],
        formato: 'A4 y carta',
        'doble-cara': 'Manual',
        velocidad: '17 ipm en negro y 9,5 ipm en color',
        resolucion: '6000 × 1200 ppp',
        alimentador: 'Bandeja de 150 hojas',
        insumo: 'Botellas Brother BTD60 y BT5001',
        voltaje: '110-240 V',
        garantia: '12 meses',
      },
    },
  ],
)
