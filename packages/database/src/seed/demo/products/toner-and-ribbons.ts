import { prose } from '../prose.ts'
import { shelf } from './product.ts'

export const toner = shelf(
  'toner',
  ['rendimiento', 'compatibilidad', 'tipo'],
  [
    {
      slug: 'hp-ce285a-85a',
      sku: 'HP-CE285A',
      name: 'Tóner HP 85A CE285A',
      model: 'CE285A',
      brand: 'hp',
      colours: ['negro'],
      price: 62,
      wholesale: 56,
      stock: 12,
      description: prose`
        Cartucho todo en uno, polvo y cilindro juntos, para las incansables LaserJet P1102, P1102w, M1132, M1212nf y M1217nfw.
        Rinde 1 600 páginas al cinco por ciento de cobertura. Antes de instalarlo muévalo de lado a lado cinco veces, tire de la
        lengüeta sellada y no toque el rodillo verde: la luz y la grasa de los dedos lo marcan. Original de HP, con caja íntegra y
        bolsa negra.`,
      facts: {
        tipo: 'Tóner con cilindro',
        rendimiento: '1 600 páginas',
        compatibilidad: ['HP P1102w', 'HP M1132', 'HP M1212nf'],
        contenido: 'Un cartucho sellado',
        tecnologia: 'Láser',
        'vida-util': '24 meses sellado',
        garantia: 'Contra defecto de fábrica',
      },
    },
    {
      slug: 'hp-cf258a-58a',
      sku: 'HP-CF258A',
      name: 'Tóner HP 58A CF258A',
      model: 'CF258A',
      brand: 'hp',
      colours: ['negro'],
      price: 98,
      wholesale: 88,
      stock: 8,
      description: prose`
        Repuesto original de la LaserJet Pro M404dn y de las multifuncionales M428fdw y M428dw. Son 3 000 páginas por cartucho; el
        58X, de diez mil, se trae por encargo. Lleva chip, que la impresora comprueba en línea cuando tiene Internet: con un tóner
        alterado puede negarse a trabajar tras una actualización. Por eso aquí solo encontrará la pieza de fábrica, con su
        etiqueta de color cambiante.`,
      facts: {
        tipo: 'Tóner con cilindro',
        rendimiento: '3 000 páginas',
        compatibilidad: ['HP M404dn', 'HP M404dw', 'HP M428fdw'],
        contenido: 'Un cartucho sellado',
        tecnologia: 'Láser',
        'vida-util': '24 meses sellado',
        garantia: 'Contra defecto de fábrica',
      },
    },
    {
      slug: 'brother-tn-660',
      sku: 'BRO-TN660',
      name: 'Tóner Brother TN-660',
      model: 'TN-660',
      brand: 'brother',
      colours: ['negro'],
      price: 54,
      wholesale: 48.5,
      stock: 16,
      badges: ['hot'],
      description: prose`
        Tóner de alta capacidad para HL-L2320D, HL-L2340DW, HL-L2360DW, DCP-L2540DW y MFC-L2700DW: 2 600 páginas frente a las 1 200
        del TN-630. Solo contiene el polvo; el tambor DR-630 se reutiliza varias veces. Al encajarlo, deslice la lengüeta verde de
        ida y vuelta y devuélvala a su marca, o saldrá una raya negra vertical. Si la impresora insiste en pedir tóner, abra y
        cierre la tapa frontal.`,
      facts: {
        tipo: 'Tóner sin tambor',
        rendimiento: '2 600 páginas',
        compatibilidad: ['Brother HL-L2360DW', 'Brother DCP-L2540DW', 'Brother HL-L2340DW'],
        contenido: 'Un cartucho sellado',
        tecnologia: 'Láser',
        'vida-util': '24 meses sellado',
        garantia: 'Contra defecto de fábrica',
      },
    },
    {
      slug: 'canon-crg-125',
      sku: 'CAN-CRG125',
      name: 'Tóner Canon CRG-125',
      model: 'CRG-125',
      brand: 'canon',
      colours: ['negro'],
      price: 66,
      wholesale: 59.5,
      before: 72,
      stock: 9,
      description: prose`
        Para la MF3010 y las LBP6000, LBP6030 y LBP6030w. Dentro van tóner, tambor y cuchilla de limpieza, de modo que cada cambio
        renueva las piezas que más se desgastan. Imprime 1 600 hojas de oficina. Guarde el cartucho viejo en la bolsa del nuevo:
        se lo recibimos para reciclar y le descontamos un dólar de la próxima compra. Producto original con número de serie en
        la caja.`,
      facts: {
        tipo: 'Tóner con cilindro',
        rendimiento: '1 600 páginas',
        compatibilidad: ['Canon MF3010', 'Canon LBP6000', 'Canon LBP6030w'],
        contenido: 'Un cartucho sellado',
        tecnologia: 'Láser',
        'vida-util': '24 meses sellado',
        garantia: 'Contra defecto de fábrica',
      },
    },
    {
      slug: 'xerox-006r04403',
      sku: 'XER-006R04403',
      name: 'Tóner Xerox B230 006R04403',
      model: '006R04403',
      brand: 'xerox',
      colours: ['negro'],
      price: 79,
      wholesale: 71,
      stock: 4,
      description: prose`
        Cartucho de capacidad normal, 3 000 páginas, para las Xerox B225, B230 y B235. No trae tambor: esa pieza, la 013R00691, dura
        unas doce mil páginas y la impresora avisa con semanas de antelación. Se coloca en un minuto por la puerta delantera. Si
        compra para varias máquinas pregunte por nuestra tarifa mayorista, que parte de cinco unidades y admite pago
        por transferencia.`,
      facts: {
        tipo: 'Tóner sin tambor',
        rendimiento: '3 000 páginas',
        compatibilidad: ['Xerox B230', 'Xerox B225', 'Xerox B235'],
        contenido: 'Un cartucho sellado',
        tecnologia: 'Láser',
        'vida-util': '24 meses sellado',
        garantia: 'Contra defecto de fábrica',
      },
    },
  ],
)

export const ribbons = shelf(
  'cintas',
  ['rendimiento', 'compatibilidad', 'material'],
  [
    {
      slug: 'epson-s015329-fx890',
      sku: 'EPS-S015329',
      name: 'Cinta Epson S015329 para FX-890',
      model: 'S015329',
      brand: 'epson',
      colours: ['negro'],
      price: 12,
      wholesale: 10.8,
      stock: 20,
      description: prose`
        Cinta negra de nailon para las matriciales FX-890 y FX-890II, las que todavía imprimen nóminas y facturas con copia al
        carbón en medio país. Aguanta siete millones y medio de caracteres. Venimos recomendando cambiarla cuando el texto se ve
        gris y no cuando se rompe, porque la tela seca gasta las agujas del cabezal. Gire la perilla en el sentido de la flecha
        para tensarla antes de cerrar.`,
      facts: {
        tipo: 'Cinta matricial',
        rendimiento: '7,5 millones de caracteres',
        compatibilidad: ['Epson FX-890', 'Epson FX-890II'],
        contenido: 'Un casete sellado',
        material: 'Nailon',
        tecnologia: 'Matriz de puntos',
        garantia: 'Contra defecto de fábrica',
      },
    },
    {
      slug: 'epson-erc-38',
      sku: 'EPS-ERC38P',
      name: 'Cinta Epson ERC-38 para punto de venta',
      model: 'ERC-38P',
      brand: 'epson',
      colours: ['morado'],
      price: 4.5,
      wholesale: 4,
      stock: 48,
      description: prose`
        Casete pequeño de tinta morada para las TM-U220, TM-U230, TM-U300 y TM-U375, además de muchas cajas registradoras y
        calculadoras compatibles. Resuelve unos tres millones de caracteres, semanas enteras de tiques. Se encaja a presión: la
        perilla mira hacia arriba y la cinta queda entre el cabezal y el papel. También la hay en negro con rojo por encargo. Lleve
        de repuesto, que se acaba siempre en hora pico.`,
      facts: {
        tipo: 'Cinta de punto de venta',
        rendimiento: '3 millones de caracteres',
        compatibilidad: ['Epson TM-U220', 'Epson TM-U300', 'Epson TM-U375'],
        contenido: 'Un casete sellado',
        material: 'Nailon',
        tecnologia: 'Matriz de puntos',
        garantia: 'Contra defecto de fábrica',
      },
    },
    {
      slug: 'zebra-cera-110x74',
      sku: 'ZEB-CERA11074',
      name: 'Cinta de transferencia Zebra cera 110 mm × 74 m',
      model: '02300GS11007',
      brand: 'zebra',
      colours: ['negro'],
      price: 6.8,
      wholesale: 6.1,
      stock: 33,
      description: prose`
        Rollo de cera negra con el entintado hacia fuera para impresoras de mesa Zebra de núcleo de media pulgada: ZD220, ZD230,
        GC420t y GK420t. Sobre etiqueta de papel mate deja un código nítido a baja temperatura, con lo que el cabezal vive más. No
        la use sobre poliéster ni en productos que se refrigeran; ahí va cera con resina. Cada rollo cubre unas dos mil
        etiquetas de 25 mm de alto.`,
      facts: {
        tipo: 'Cinta de transferencia térmica',
        longitud: '74 m',
        rendimiento: '2 000 etiquetas',
        compatibilidad: ['Zebra ZD220', 'Zebra ZD230', 'Zebra GK420t'],
        contenido: 'Un rollo',
        material: 'Cera',
        garantia: 'Contra defecto de fábrica',
      },
    },
  ],
)
