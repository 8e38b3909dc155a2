import { prose } from '../prose.ts'
import { extendedWarranty, homeInstallation } from './extras.ts'
import { shelf } from './product.ts'

export const plotters = shelf(
  'plotters',
  ['formato', 'conexion', 'insumo'],
  [
    {
      slug: 'epson-surecolor-t3170',
      sku: 'EPS-T3170',
      name: 'Plóter Epson SureColor T3170 de 24 pulgadas',
      model: 'SC-T3170',
      brand: 'epson',
      colours: ['negro'],
      price: 1290,
      wholesale: 1165,
      stock: 2,
      featured: true,
      description: prose`
        Plóter de sobremesa para arquitectos, ingenieros y talleres de rotulado. Imprime un plano A1 en 34 segundos desde
        rollo de hasta 61 cm y además tiene alimentador de hojas sueltas A3 y A4, sin quitar el rollo. Sus cuatro tintas
        UltraChrome XD2 son pigmentadas y aguantan sol y humedad en obra. Se maneja por Wi-Fi, red o USB. En la caja van los
        cartuchos de inicio y la cuchilla. Funciona de 110 a 240 V; el soporte de pie se vende aparte.`,
      facts: {
        tipo: 'Plóter de inyección',
        tecnologia: 'PrecisionCore MicroTFP',
        funciones: 'Imprime',
        conexion: ['USB', 'Wi-Fi', 'Ethernet'],
        formato: '24 pulgadas (610 mm)',
        velocidad: 'A1 en 34 s',
        resolucion: '2400 × 1200 ppp',
        insumo: 'Cartuchos Epson T40W',
        voltaje: '110-240 V',
        garantia: '12 meses',
      },
      options: [extendedWarranty(110, 190), homeInstallation(15, 30)],
    },
    {
      slug: 'hp-designjet-t230',
      sku: 'HP-T230',
      name: 'Plóter HP DesignJet T230 de 24 pulgadas',
      model: 'DesignJet T230',
      brand: 'hp',
      colours: ['blanco'],
      price: 1150,
      wholesale: 1045,
      before: 1249,
      stock: 1,
      description: prose`
        El plóter más pequeño de HP entra por cualquier puerta y se coloca sobre una mesa firme. Hace planos A1 a color en
        35 segundos, con cortadora horizontal incorporada y líneas parejas aun en escala fina. Usa cuatro cartuchos HP 712 y un
        cabezal que el usuario cambia solo. La aplicación HP Click evita errores: se arrastra el PDF y ya. Trae cartuchos
        de arranque y cabezal instalado. Alimentación de 100 a 240 V, apenas 35 vatios imprimiendo.`,
      facts: {
        tipo: 'Plóter de inyección',
        tecnologia: 'Inyección térmica HP',
        funciones: 'Imprime',
        conexion: ['USB', 'Wi-Fi', 'Ethernet'],
        formato: '24 pulgadas (610 mm)',
        velocidad: 'A1 en 35 s',
        resolucion: '2400 × 1200 ppp',
        insumo: 'Cartuchos HP 712',
        voltaje: '110-240 V',
        garantia: '12 meses',
      },
    },
    {
      slug: 'canon-imageprograf-tm-200',
      sku: 'CAN-TM200',
      name: 'Plóter Canon imagePROGRAF TM-200',
      model: 'TM-200',
      brand: 'canon',
      colours: ['negro'],
      price: 1690,
      wholesale: 1515,
      stock: 0,
      description: prose`
        Cinco tintas pigmentadas, dos de ellas negras, hacen de la TM-200 la opción para quien combina planos con carteles: el
        rojo y el verde salen vivos y el texto mínimo se lee. Imprime rollos de 24 pulgadas, hace menos ruido que una
        conversación y despliega las tareas en una pantalla táctil de 4,3 pulgadas. Los tanques PFI-120 se pueden cambiar sin
        detener el trabajo. Incluye tinta inicial y base. Requiere mesa o pedestal firme; corriente de 110 a 240 V.`,
      facts: {
        tipo: 'Plóter de inyección',
        tecnologia: 'LUCIA TD de cinco colores',
        funciones: 'Imprime',
        conexion: ['USB', 'Wi-Fi', 'Ethernet'],
        formato: '24 pulgadas (610 mm)',
        velocidad: 'A1 en 21 s (borrador)',
        resolucion: '2400 × 1200 ppp',
        insumo: 'Tanques Canon PFI-120',
        voltaje: '110-240 V',
        garantia: '12 meses',
      },
    },
  ],
)

export const labelPrinters = shelf(
  'impresoras-etiquetas',
  ['tecnologia', 'conexion', 'formato'],
  [
    {
      slug: 'zebra-zd220',
      sku: 'ZEB-ZD220',
      name: 'Impresora de etiquetas Zebra ZD220',
      model: 'ZD220',
      brand: 'zebra',
      colours: ['gris'],
      price: 239,
      wholesale: 215,
      stock: 6,
      featured: true,
      description: prose`
        Para almacenes y tiendas que etiquetan con código de barras. La ZD220 imprime por transferencia térmica con cinta de
        cera o directamente sobre papel térmico, a 102 milímetros por segundo y 203 puntos por pulgada. Acepta rollos de
        hasta 112 mm de ancho y se programa en ZPL o EPL, de modo que encaja con casi cualquier sistema de inventario. Incluye
        fuente externa de 110 a 240 V, cable USB y un núcleo de cinta vacío para empezar.`,
      facts: {
        tipo: 'Impresora de etiquetas',
        tecnologia: 'Transferencia térmica',
        conexion: 'USB',
        formato: '104 mm de ancho',
        velocidad: '102 mm/s',
        resolucion: '203 ppp',
        insumo: 'Cinta de 110 mm × 74 m y etiquetas',
        voltaje: '110-240 V',
        garantia: '12 meses',
      },
    },
    {
      slug: 'brother-ql-800',
      sku: 'BRO-QL800',
      name: 'Impresora de etiquetas Brother QL-800',
      model: 'QL-800',
      brand: 'brother',
      colours: ['blanco'],
      price: 119,
      wholesale: 107,
      stock: 7,
      description: prose`
        Etiquetas a la carta: la QL-800 corta sola el largo exacto y hasta imprime en negro y rojo a la vez con el rollo
        adecuado. Resuelve direcciones de envío, rótulos de archivo, credenciales de eventos y precios de vidriera, sin cinta
        ni tinta. Basta enchufarla por USB, pues trae el editor P-touch dentro y no pide instalar nada. Usa rollos DK de hasta
        62 mm; vienen dos de muestra. Modelo de 110 V con cable incluido.`,
      facts: {
        tipo: 'Impresora de etiquetas',
        tecnologia: 'Térmica directa',
        conexion: 'USB',
        formato: '62 mm de ancho',
        velocidad: '93 etiquetas por minuto',
        resolucion: '300 × 600 ppp',
        insumo: 'Rollos Brother DK',
        voltaje: '110 V',
        garantia: '12 meses',
      },
    },
    {
      slug: 'epson-tm-t20iii',
      sku: 'EPS-TMT20III',
      name: 'Impresora de recibos Epson TM-T20III',
      model: 'TM-T20III',
      brand: 'epson',
      colours: ['negro'],
      price: 189,
      wholesale: 169,
      before: 209,
      stock: 9,
      badges: ['hot'],
      description: prose`
        La ticketera que encontrará en cafeterías y mipymes: 250 milímetros por segundo, cuchilla automática y más de millón y
        medio de cortes de vida. La TM-T20III trabaja con papel térmico de 80 mm, o de 58 con el separador incluido, y abre
        la gaveta de dinero por su puerto RJ-11. Habla ESC/POS, el idioma de casi todos los programas de caja. Trae fuente
        para 110 o 220 V, cable USB y un rollo de prueba.`,
      facts: {
        tipo: 'Impresora de recibos',
        tecnologia: 'Térmica directa',
        conexion: ['USB', 'Serie'],
        formato: '80 mm de ancho',
        velocidad: '250 mm/s',
        resolucion: '203 ppp',
        insumo: 'Papel térmico de 80 o 58 mm',
        voltaje: '110-240 V',
        garantia: '12 meses',
      },
    },
  ],
)
