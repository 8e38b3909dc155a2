import { prose } from '../prose.ts'
import { extendedWarranty, homeInstallation } from './extras.ts'
import { shelf } from './product.ts'

export const epsonInkPrinters = shelf(
  'impresoras-tinta',
  ['funciones', 'conexion', 'insumo'],
  [
    {
      slug: 'epson-ecotank-l3250',
      sku: 'EPS-L3250',
      name: 'Multifuncional Epson EcoTank L3250',
      model: 'L3250',
      brand: 'epson',
      colours: ['negro'],
      price: 269,
      wholesale: 245,
      before: 299,
      stock: 14,
      badges: ['hot'],
      featured: true,
      description: prose`
        La multifuncional que más sale de nuestra tienda: imprime, copia y escanea, y se maneja desde el teléfono por
        Wi-Fi o Wi-Fi Direct sin necesidad de Internet. Usa cuatro botellas T544; el juego que trae alcanza para miles
        de páginas. En la caja vienen el equipo, las botellas de arranque, el cable de corriente y el disco. Trabaja
        de 110 a 240 V, pero conéctela siempre a una regleta con protección y nunca la apague desde el interruptor de la
        pared: el cabezal debe quedar tapado.`,
      facts: {
        tipo: 'Multifuncional de tinta continua',
        funciones: ['Imprime', 'Copia', 'Escanea'],
        conexion: ['USB', 'Wi-Fi', 'Wi-Fi Direct'],
        formato: 'A4 y carta',
        'doble-cara': 'Manual',
        velocidad: '33 ppm en negro y 15 ppm en color (borrador)',
        resolucion: '5760 × 1440 ppp',
        insumo: 'Botellas Epson T544',
        voltaje: '110-240 V',
        garantia: '12 meses',
      },
      options: [extendedWarranty(25, 42), homeInstallation(5, 12)],
    },
    {
      slug: 'epson-ecotank-l1250',
      sku: 'EPS-L1250',
      name: 'Impresora Epson EcoTank L1250',
      model: 'L1250',
      brand: 'epson',
      colours: ['negro'],
      price: 215,
      wholesale: 195,
      stock: 9,
      description: prose`
        Para quien solo necesita imprimir. La L1250 no tiene escáner, y por eso cuesta menos y ocupa poco sitio en la
        mesa; a cambio conserva los tanques grandes y el Wi-Fi de sus hermanas mayores. Se recarga con botellas T544
        de boca codificada, imposible equivocar el color. Incluye tinta para comenzar, cable de corriente y guía.
        Recomendada para estudiantes y copisterías pequeñas que ya tienen su escáner. Fuente de 110 a 240 V.`,
      facts: {
        tipo: 'Impresora de tinta continua',
        funciones: 'Imprime',
        conexion: ['USB', 'Wi-Fi', 'Wi-Fi Direct'],
        formato: 'A4 y carta',
        'doble-cara': 'Manual',
        velocidad: '33 ppm en negro (borrador)',
        resolucion: '5760 × 1440 ppp',
        insumo: 'Botellas Epson T544',
        voltaje: '110-240 V',
        garantia: '12 meses',
      },
    },
    {
      slug: 'epson-ecotank-l4260',
      sku: 'EPS-L4260',
      name: 'Multifuncional Epson EcoTank L4260 dúplex',
      model: 'L4260',
      brand: 'epson',
      colours: ['negro'],
      price: 329,
      wholesale: 298,
      stock: 6,
      featured: true,
      description: prose`
        La L4260 imprime por las dos caras sin que usted vuelva la hoja, y eso en un contrato largo ahorra media resma.
        Tiene pantalla a color de 1,44 pulgadas, Wi-Fi Direct y tanques delanteros que se ven de un vistazo. Lleva botellas
        T504; no sirven las T544, aunque se parezcan. En la caja: equipo, un juego completo de botellas, cable y guía rápida
        en español. Acepta de 110 a 240 V; deje siempre libre la parte trasera para el papel.`,
      facts: {
        tipo: 'Multifuncional de tinta continua',
        funciones: ['Imprime', 'Copia', 'Escanea'],
        conexion: ['USB', 'Wi-Fi', 'Wi-Fi Direct'],
        formato: 'A4 y carta',
        'doble-cara': 'Automática',
        velocidad: '33 ppm en negro y 15 ppm en color (borrador)',
        resolucion: '5760 × 1440 ppp',
        insumo: 'Botellas Epson T504',
        voltaje: '110-240 V',
        garantia: '12 meses',
      },
      options: [extendedWarranty(30, 50)],
    },
    {
      slug: 'epson-ecotank-l5590',
      sku: 'EPS-L5590',
      name: 'Multifuncional Epson EcoTank L5590 con ADF y fax',
      model: 'L5590',
      brand: 'epson',
      colours: ['negro'],
      price: 379,
      wholesale: 339,
      before: 419,
      stock: 5,
      badges: ['hot'],
      featured: true,
      description: prose`
        Hecha para la oficina que recibe expedientes: el alimentador automático toma hasta 30 hojas y las copia, escanea
        o manda por fax mientras usted atiende a otra persona. Se conecta por cable de red, Wi-Fi o USB, así que la
        comparte todo el local sin una computadora encendida. Usa las botellas T544, las mismas de la L3250, fáciles de
        conseguir en nuestro mostrador. Incluye tinta inicial, cable telefónico y cable de corriente para 110 o 220 V.`,
      facts: {
        tipo: 'Multifuncional de tinta continua',
        funciones: ['Imprime', 'Copia', 'Escanea', 'Fax'],
        conexion: ['USB', 'Wi-Fi', 'Ethernet'],
        formato: 'A4 y oficio',
        'doble-cara': 'Manual',
        velocidad: '33 ppm en negro y 20 ppm en color (borrador)',
        resolucion: '4800 × 1200 ppp',
        alimentador: 'ADF de 30 hojas',
        insumo: 'Botellas Epson T544',
        voltaje: '110-240 V',
        garantia: '12 meses',
      },
    },
    {
      slug: 'epson-ecotank-l6490',
      sku: 'EPS-L6490',
      name: 'Multifuncional Epson EcoTank L6490 con ADF',
      model: 'L6490',
      brand: 'epson',
      colours: ['negro'],
      price: 549,
      wholesale: 489,
      stock: 3,
      description: prose`
        El paso siguiente cuando una L5590 se queda chica. La L6490 junta dúplex automático, alimentador de hojas, pantalla
        táctil de 2,4 pulgadas y tinta pigmentada en los cuatro colores, que no se corre si el papel se moja. Por eso la eligen
        notarías, policlínicos y empresas que archivan. Bandeja frontal de 250 hojas, red por cable y Wi-Fi. Trae un juego de
        botellas de arranque; al reponer pida T524. Fuente interna de 110 a 240 V.`,
      facts: {
        tipo: 'Multifuncional de tinta continua',
        funciones: ['Imprime', 'Copia', 'Escanea', 'Fax'],
        conexion: ['USB', 'Wi-Fi', 'Ethernet'],
        formato: 'A4 y oficio',
        'doble-cara': 'Automática',
        velocidad: '37 ppm en negro (borrador)',
        resolucion: '4800 × 1200 ppp',
        alimentador: 'Bandeja de 250 hojas y ADF de 30',
        insumo: 'Botellas Epson T524',
        voltaje: '110-240 V',
        garantia: '12 meses',
      },
    },
    {
      slug: 'epson-ecotank-l8050',
      sku: 'EPS-L8050',
      name: 'Impresora fotográfica Epson EcoTank L8050',
      model: 'L8050',
      brand: 'epson',
      colours: ['negro'],
      price: 459,
      wholesale: 410,
      stock: 4,
      badges: ['new'],
      featured: true,
      description: prose`
        Seis colores, dos de ellos claros, para que los tonos de piel salgan limpios y sin grano. La L8050 imprime fotos de
        10 × 15 sin borde en menos de medio minuto y también sobre discos y carnés de PVC con su bandeja, incluida en
        la caja junto a las seis botellas. Es la preferida de los fotógrafos de quince y de los negocios de carnés. Si pasa
        días sin usarla, imprima una página de prueba por semana para que no se seque el cabezal. Sirve a 110 y a 220 V.`,
      facts: {
        tipo: 'Impresora fotográfica de tinta continua',
        funciones: ['Imprime', 'Imprime discos y PVC'],
        conexion: ['USB', 'Wi-Fi', 'Wi-Fi Direct'],
        formato: 'A4 y carta',
        'doble-cara': 'Manual',
        velocidad: 'Foto de 10 × 15 cm en 25 s',
        resolucion: '5760 × 1440 ppp',
        insumo: 'Seis botellas de tinta fotográfica',
        voltaje: '110-240 V',
        garantia: '12 meses',
      },
    },
    {
      slug: 'epson-ecotank-l15150',
      sku: 'EPS-L15150',
      name: 'Multifuncional A3 Epson EcoTank L15150',
      model: 'L15150',
      brand: 'epson',
      colours: ['negro'],
      price: 1090,
      wholesale: 985,
      stock: 2,
      description: prose`
        Cuando hacen falta planos doblados, menús o afiches, la L15150 imprime y escanea hasta A3, por ambas caras y con
        tinta pigmentada resistente al agua. Dos bandejas frontales de 250 hojas permiten tener carta y A3 cargados a la vez, y
        el alimentador toma 50 originales. Se entrega con botellas T524 de arranque, cable de corriente y de teléfono. Pesa más
        de veinte kilos: si la pide a domicilio, avísenos si hay escaleras. De 110 a 240 V.`,
      facts: {
        tipo: 'Multifuncional de tinta continua',
        funciones: ['Imprime', 'Copia', 'Escanea', 'Fax'],
        conexion: ['USB', 'Wi-Fi', 'Ethernet'],
        formato: 'A3',
        'doble-cara': 'Automática',
        velocidad: '32 ppm en negro (borrador)',
        resolucion: '4800 × 2400 ppp',
        alimentador: 'Dos bandejas de 250 hojas y ADF de 50',
        insumo: 'Botellas Epson T524',
        voltaje: '110-240 V',
        garantia: '12 meses',
      },
      options: [extendedWarranty(95, 160), homeInstallation(10, 25)],
    },
  ],
)
