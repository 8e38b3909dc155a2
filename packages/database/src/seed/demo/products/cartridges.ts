import { prose } from '../prose.ts'
import { shelf } from './product.ts'

export const cartridges = shelf(
  'cartuchos',
  ['rendimiento', 'compatibilidad', 'contenido'],
  [
    {
      slug: 'hp-664-negro',
      sku: 'HP-664BK',
      name: 'Cartucho HP 664 negro',
      model: 'F6V29AL',
      brand: 'hp',
      colours: ['negro'],
      price: 14,
      wholesale: 12.5,
      stock: 30,
      description: prose`
        Cartucho con cabezal para las DeskJet Ink Advantage 1115, 2135, 2675, 3635, 3775, 3785, 4535 y 4675. Rinde unas 120 páginas
        de texto, lo normal en este tamaño; si imprime a diario, conviene pasar al 664XL. Despegue la cinta transparente sin
        tocar los contactos de cobre y póngalo enseguida. La referencia de caja es F6V29AL. Un cartucho guardado dos años se
        reseca, por eso rotamos las existencias cada trimestre.`,
      facts: {
        tipo: 'Cartucho con cabezal',
        rendimiento: '120 páginas',
        compatibilidad: ['HP DeskJet 2135', 'HP DeskJet 2675', 'HP DeskJet 3785', 'HP DeskJet 4535'],
        contenido: 'Un cartucho sellado',
        capacidad: '2 ml',
        'vida-util': '18 meses sellado',
        garantia: 'Contra defecto de fábrica',
      },
    },
    {
      slug: 'hp-664-tricolor',
      sku: 'HP-664TC',
      name: 'Cartucho HP 664 tricolor',
      model: 'F6V28AL',
      brand: 'hp',
      colours: ['celeste', 'fucsia', 'amarillo'],
      price: 14.5,
      wholesale: 13,
      stock: 26,
      description: prose`
        Cian, magenta y amarillo en un solo cartucho, pareja del 664 negro en las DeskJet Ink Advantage 1115, 2135, 2675, 3775 y
        4675. Da alrededor de 100 páginas en color. Aunque apenas imprima en colores, la impresora lo necesita presente para
        encender sin alarma. Si una de las tintas se agota, se sustituye completo. Referencia F6V28AL, en blíster sellado con
        holograma y fecha de caducidad visible.`,
      facts: {
        tipo: 'Cartucho con cabezal',
        rendimiento: '100 páginas',
        compatibilidad: ['HP DeskJet 2135', 'HP DeskJet 2675', 'HP DeskJet 3785', 'HP DeskJet 4675'],
        contenido: 'Un cartucho sellado',
        capacidad: '2 ml',
        'vida-util': '18 meses sellado',
        garantia: 'Contra defecto de fábrica',
      },
    },
    {
      slug: 'hp-662xl-negro',
      sku: 'HP-662XLBK',
      name: 'Cartucho HP 662XL negro',
      model: 'CZ105AL',
      brand: 'hp',
      colours: ['negro'],
      price: 21,
      wholesale: 18.8,
      before: 24,
      stock: 3,
      description: prose`
        Versión de alto rendimiento del 662: tres veces más tinta, unas 360 páginas, por menos del doble. Va en las DeskJet Ink
        Advantage 1015, 1515, 2515, 2545, 2645, 3515, 3545 y 4645, equipos veteranos que siguen vivos en muchas casas. Admite
        relleno manual un par de veces si se hace antes de que se seque por completo. Quedan pocas unidades y el fabricante lo
        produce cada vez menos.`,
      facts: {
        tipo: 'Cartucho con cabezal',
        rendimiento: '360 páginas',
        compatibilidad: ['HP DeskJet 1515', 'HP DeskJet 2515', 'HP DeskJet 2545', 'HP DeskJet 3515'],
        contenido: 'Un cartucho sellado',
        capacidad: '6,5 ml',
        'vida-util': '18 meses sellado',
        garantia: 'Contra defecto de fábrica',
      },
    },
    {
      slug: 'canon-pg-245',
      sku: 'CAN-PG245',
      name: 'Cartucho Canon PG-245 negro',
      model: 'PG-245',
      brand: 'canon',
      colours: ['negro'],
      price: 19,
      wholesale: 17,
      stock: 15,
      description: prose`
        Negro pigmentado con cabezal incorporado para las PIXMA MG2420, MG2520, MG2920, MX490, MX492, TS202, TS3120 y TR4520. Rinde
        cerca de 180 páginas; cada cambio estrena inyectores, y con eso desaparecen las rayas blancas de un cartucho gastado.
        Retire la cinta naranja, empuje hasta oír el clic y deje que alinee. Al cambiarlo escriba la fecha en el costado:
        sabrá cuánto le dura de verdad.`,
      facts: {
        tipo: 'Cartucho con cabezal',
        rendimiento: '180 páginas',
        compatibilidad: ['Canon MG2420', 'Canon MG2520', 'Canon MX492', 'Canon TS3120'],
        contenido: 'Un cartucho sellado',
        capacidad: '8 ml',
        'vida-util': '24 meses sellado',
        garantia: 'Contra defecto de fábrica',
      },
    },
    {
      slug: 'canon-cl-246',
      sku: 'CAN-CL246',
      name: 'Cartucho Canon CL-246 color',
      model: 'CL-246',
      brand: 'canon',
      colours: ['celeste', 'fucsia', 'amarillo'],
      price: 23,
      wholesale: 20.5,
      stock: 10,
      description: prose`
        Compañero de color del PG-245: tres tintas y sus inyectores en una pieza, para PIXMA MG2420, MG2520, MX492, iP2820 y TS3120
        entre otras. Produce unas 180 páginas con gráficos o una veintena larga de fotos de 10 × 15. Si la copia sale con
        franjas de un solo tono, haga dos limpiezas seguidas y espere una hora antes de la tercera. Caja original, sin recargar
        ni remanufacturar.`,
      facts: {
        tipo: 'Cartucho con cabezal',
        rendimiento: '180 páginas',
        compatibilidad: ['Canon MG2420', 'Canon MG2520', 'Canon MX492', 'Canon iP2820'],
        contenido: 'Un cartucho sellado',
        capacidad: '9 ml',
        'vida-util': '24 meses sellado',
        garantia: 'Contra defecto de fábrica',
      },
    },
  ],
)
