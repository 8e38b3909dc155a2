import { prose } from '../prose.ts'
import { extendedWarranty } from './extras.ts'
import { shelf } from './product.ts'

export const laserPrinters = shelf(
  'impresoras-laser',
  ['funciones', 'conexion', 'velocidad'],
  [
    {
      slug: 'hp-laserjet-m111w',
      sku: 'HP-M111W',
      name: 'Impresora láser HP LaserJet M111w',
      model: 'M111w',
      brand: 'hp',
      colours: ['blanco'],
      price: 149,
      wholesale: 134,
      before: 169,
      stock: 11,
      description: prose`
        Una de las láser más pequeñas que existen: cabe en un estante y despierta en segundos. La M111w sirve a quien
        imprime contratos, tareas o facturas de vez en cuando y está cansado de cartuchos secos, porque el tóner no se
        evapora. Se instala por Wi-Fi con HP Smart o por USB. Trae un tóner 150A de inicio para unas 500 páginas; el de
        repuesto rinde cerca de mil. Atención: esta versión es de 110 V, no la conecte directamente a 220.`,
      facts: {
        tipo: 'Impresora láser monocroma',
        funciones: 'Imprime',
        tecnologia: 'Láser',
        conexion: ['USB', 'Wi-Fi'],
        formato: 'A4 y carta',
        'doble-cara': 'Manual',
        velocidad: '21 ppm',
        resolucion: '600 × 600 ppp',
        insumo: 'Tóner HP 150A',
        voltaje: '110 V',
        garantia: '12 meses',
      },
    },
    {
      slug: 'hp-laserjet-pro-m404dn',
      sku: 'HP-M404DN',
      name: 'Impresora láser HP LaserJet Pro M404dn',
      model: 'M404dn',
      brand: 'hp',
      colours: ['blanco'],
      price: 389,
      wholesale: 348,
      stock: 5,
      featured: true,
      description: prose`
        Caballo de batalla para departamentos completos: 40 páginas por minuto, dúplex automático y puerto de red, con un
        ciclo mensual de hasta 80 000 páginas. La usan contabilidades y facturaciones que no pueden detenerse a fin de mes.
        Toma el tóner 58A o el 58X de alto rendimiento y trae uno inicial de 3 000 páginas. No tiene Wi-Fi: llévela con cable
        de red al switch. Es de 110 V y consume bastante al calentar, así que no la ponga detrás de un UPS pequeño.`,
      facts: {
        tipo: 'Impresora láser monocroma',
        funciones: 'Imprime',
        tecnologia: 'Láser',
        conexion: ['USB', 'Ethernet'],
        formato: 'A4 y oficio',
        'doble-cara': 'Automática',
        velocidad: '40 ppm',
        resolucion: '1200 × 1200 ppp',
        alimentador: 'Bandeja de 250 hojas',
        insumo: 'Tóner HP 58A o 58X',
        voltaje: '110 V',
        garantia: '12 meses',
      },
      options: [extendedWarranty(35, 60)],
    },
    {
      slug: 'brother-hl-l2360dw',
      sku: 'BRO-HLL2360DW',
      name: 'Impresora láser Brother HL-L2360DW',
      model: 'HL-L2360DW',
      brand: 'brother',
      colours: ['negro'],
      price: 229,
      wholesale: 205,
      stock: 6,
      description: prose`
        Láser compacta con dúplex, red y Wi-Fi, tres cosas que rara vez coinciden a este precio. La HL-L2360DW separa tóner
        y tambor: el TN-660 se cambia cada 2 600 páginas y el tambor DR-630 dura unas 12 000, de modo que se gasta solo en lo
        que se acaba. Bandeja de 250 hojas y entrada manual para sobres. En la caja: equipo, tóner de inicio de 700 páginas,
        tambor y cable de corriente. Modelo de 110 V; use regulador si su línea baja de 100.`,
      facts: {
        tipo: 'Impresora láser monocroma',
        funciones: 'Imprime',
        tecnologia: 'Láser',
        conexion: ['USB', 'Wi-Fi', 'Ethernet'],
        formato: 'A4 y oficio',
        'doble-cara': 'Automática',
        velocidad: '32 ppm',
        resolucion: '2400 × 600 ppp',
        alimentador: 'Bandeja de 250 hojas',
        insumo: 'Tóner Brother TN-660 y tambor DR-630',
        voltaje: '110 V',
        garantia: '12 meses',
      },
    },
    {
      slug: 'brother-dcp-l2540dw',
      sku: 'BRO-DCPL2540DW',
      name: 'Multifuncional láser Brother DCP-L2540DW',
      model: 'DCP-L2540DW',
      brand: 'brother',
      colours: ['negro'],
      price: 319,
      wholesale: 285,
      before: 349,
      stock: 3,
      badges: ['hot'],
      description: prose`
        Copia, escanea e imprime a 30 páginas por minuto, con alimentador de 35 hojas y dúplex de fábrica. Es la multifuncional
        láser que recomendamos a escuelas y bufetes: el escáner guarda en PDF directo a la computadora y el equipo entra en
        la red por cable o por Wi-Fi. Gasta tóner TN-660 y tambor DR-630, que tenemos siempre en existencia. Se entrega con
        tóner de arranque, tambor y manual. Corriente de 110 V; deje quince centímetros libres detrás para que respire.`,
      facts: {
        tipo: 'Multifuncional láser monocroma',
        funciones: ['Imprime', 'Copia', 'Escanea'],
        tecnologia: 'Láser',
        conexion: ['USB', 'Wi-Fi', 'Ethernet'],
        formato: 'A4 y oficio',
        'doble-cara': 'Automática',
        velocidad: '30 ppm',
        resolucion: '2400 × 600 ppp',
        alimentador: 'Bandeja de 250 hojas y ADF de 35',
        insumo: 'Tóner Brother TN-660 y tambor DR-630',
        voltaje: '110 V',
        garantia: '12 meses',
      },
    },
    {
      slug: 'canon-imageclass-mf3010',
      sku: 'CAN-MF3010',
      name: 'Multifuncional láser Canon imageCLASS MF3010',
      model: 'MF3010',
      brand: 'canon',
      colours: ['negro'],
      price: 209,
      wholesale: 188,
      stock: 8,
      description: prose`
        Sencilla y casi indestructible, la MF3010 lleva años en mostradores de toda Cuba sacando copias de carné en una sola
        hoja. Tres botones resuelven el día: copiar, escanear, imprimir. Se conecta solo por USB, así que no depende de ninguna
        red, y el cartucho CRG-125 reúne tóner y tambor: al cambiarlo, la impresora queda como nueva. Incluye un cartucho de
        inicio para 700 páginas y el disco de controladores. Versión de 110 V con consumo mínimo en reposo.`,
      facts: {
        tipo: 'Multifuncional láser monocroma',
        funciones: ['Imprime', 'Copia', 'Escanea'],
        tecnologia: 'Láser',
        conexion: 'USB',
        formato: 'A4 y carta',
        'doble-cara': 'Manual',
        velocidad: '19 ppm',
        resolucion: '1200 × 600 ppp',
        alimentador: 'Bandeja de 150 hojas',
        insumo: 'Cartucho Canon CRG-125',
        voltaje: '110 V',
        garantia: '12 meses',
      },
    },
    {
      slug: 'xerox-b230',
      sku: 'XER-B230',
      name: 'Impresora láser Xerox B230',
      model: 'B230',
      brand: 'xerox',
      colours: ['blanco'],
      price: 219,
      wholesale: 197,
      stock: 5,
      description: prose`
        La Xerox B230 alcanza 36 páginas por minuto en un cuerpo del tamaño de una caja de zapatos grande. Dúplex automático,
        Wi-Fi, red por cable y compatibilidad con AirPrint y Mopria para imprimir desde cualquier teléfono. El tóner 006R04403
        y el tambor se compran por separado, y ambos los traemos. Llega con tóner inicial de 1 200 páginas, cable de
        corriente y guía de instalación. Trabaja a 110 V; si en su casa solo hay 220 necesitará transformador.`,
      facts: {
        tipo: 'Impresora láser monocroma',
        funciones: 'Imprime',
        tecnologia: 'Láser',
        conexion: ['USB', 'Wi-Fi', 'Ethernet'],
        formato: 'A4 y oficio',
        'doble-cara': 'Automática',
        velocidad: '36 ppm',
        resolucion: '600 × 600 ppp',
        alimentador: 'Bandeja de 250 hojas',
        insumo: 'Tóner Xerox 006R04403',
        voltaje: '110 V',
        garantia: '12 meses',
      },
    },
  ],
)
