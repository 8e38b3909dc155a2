import { prose } from '../prose.ts'
import { shelf } from './product.ts'

export const paper = shelf(
  'papel',
  ['tipo', 'formato', 'contenido'],
  [
    {
      slug: 'papel-carta-75g',
      sku: 'NAV-CARTA75',
      name: 'Papel bond carta 75 g, resma de 500 hojas',
      model: null,
      brand: 'navigator',
      colours: ['blanco'],
      price: 5.9,
      wholesale: 5.3,
      stock: 150,
      badges: ['hot'],
      description: prose`
        Papel de oficina tamaño carta, 216 por 279 milímetros, en resma de 500 hojas envuelta contra la humedad. Setenta y cinco
        gramos bastan para láser, tinta y fotocopiadora sin que se transparente el reverso. Ábrala el mismo día que la vaya a
        cargar y abanique las hojas: así se evitan los atascos que casi siempre se achacan a la impresora. La caja completa trae
        diez resmas; pida precio mayorista.`,
      facts: {
        tipo: 'Papel bond',
        formato: 'Carta',
        gramaje: '75 g/m²',
        contenido: '500 hojas',
        compatibilidad: ['Impresoras láser', 'Impresoras de tinta', 'Fotocopiadoras'],
        material: 'Celulosa blanqueada',
        peso: '2,3 kg',
        garantia: 'Cambio si llega húmedo',
      },
    },
    {
      slug: 'papel-a4-80g',
      sku: 'NAV-A480',
      name: 'Papel bond A4 80 g Navigator, resma de 500 hojas',
      model: 'Navigator Universal',
      brand: 'navigator',
      colours: ['blanco'],
      price: 7.2,
      wholesale: 6.5,
      stock: 90,
      description: prose`
        Navigator Universal, papel portugués de 80 gramos que muchos fabricantes usan para probar sus equipos. Superficie lisa,
        blancura alta y corte limpio: casi no suelta polvo, y eso lo agradecen los rodillos. Formato A4, de 210 por 297
        milímetros. Sirve a doble cara sin que se mezclen los textos. Guarde la resma acostada y lejos del piso; en verano la
        humedad la ondula en una sola noche.`,
      facts: {
        tipo: 'Papel bond',
        formato: 'A4',
        gramaje: '80 g/m²',
        contenido: '500 hojas',
        compatibilidad: ['Impresoras láser', 'Impresoras de tinta', 'Fotocopiadoras'],
        material: 'Celulosa blanqueada',
        peso: '2,5 kg',
        garantia: 'Cambio si llega húmedo',
      },
    },
    {
      slug: 'papel-fotografico-a4-200g',
      sku: 'EPS-FOTO200',
      name: 'Papel fotográfico brillante A4 200 g, 20 hojas',
      model: 'C13S400036',
      brand: 'epson',
      colours: ['blanco'],
      price: 8.9,
      wholesale: 8,
      stock: 40,
      description: prose`
        Veinte hojas A4 de brillo fotográfico y 200 gramos, con capa que absorbe la tinta al instante y no se pega a los dedos.
        Elija 'papel fotográfico brillante' en el controlador o saldrá oscuro. Rinde lo mejor con tinta colorante, como la T544 o
        las seis de la L8050. No sirve en impresoras láser: el calor derrite la cobertura y daña el fusor. Ideal para quince,
        bautizos, portadas y recordatorios.`,
      facts: {
        tipo: 'Papel fotográfico',
        formato: 'A4',
        gramaje: '200 g/m²',
        contenido: '20 hojas',
        compatibilidad: ['Impresoras de tinta'],
        material: 'Papel con recubrimiento brillante',
        peso: '260 g',
        garantia: 'Cambio si llega húmedo',
      },
    },
    {
      slug: 'rollo-ploter-610mm',
      sku: 'CAN-ROLLO610',
      name: 'Rollo de papel para plóter 610 mm × 50 m',
      model: null,
      brand: 'canon',
      colours: ['blanco'],
      price: 21,
      wholesale: 18.9,
      before: 23.5,
      stock: 24,
      description: prose`
        Rollo de 24 pulgadas con papel bond de 80 gramos para planos de obra, patrones de costura y pruebas de cartel. Núcleo de
        dos pulgadas, válido en SureColor T3170, DesignJet T230, TM-200 y la mayoría de los plóteres de mesa. Son 50 metros:
        unos 84 planos A1 aprovechando bien. Córtelo a escuadra antes de cargarlo y no lo deje puesto semanas si su local es
        húmedo, porque se curva.`,
      facts: {
        tipo: 'Papel en rollo',
        formato: '610 mm de ancho',
        gramaje: '80 g/m²',
        contenido: 'Un rollo de 50 m',
        longitud: '50 m',
        compatibilidad: ['Epson SureColor T3170', 'HP DesignJet T230', 'Canon TM-200'],
        material: 'Celulosa blanqueada',
        garantia: 'Cambio si llega húmedo',
      },
    },
    {
      slug: 'etiquetas-termicas-50x25',
      sku: 'ZEB-ET5025',
      name: 'Etiquetas térmicas 50 × 25 mm, rollo de 1000',
      model: null,
      brand: 'zebra',
      colours: ['blanco'],
      price: 5.5,
      wholesale: 4.9,
      stock: 65,
      description: prose`
        Mil etiquetas autoadhesivas de 50 por 25 milímetros en rollo de núcleo de una pulgada. Son térmicas directas: no
        necesitan cinta ni tinta, solo calor, así que valen para la ZD220 y para casi cualquier impresora de mesa. El tamaño
        alcanza para nombre, precio y código de barras. Se oscurecen al sol y con el tiempo; para mercancía que pasa meses en
        almacén prefiera etiqueta mate con cinta de cera.`,
      facts: {
        tipo: 'Etiqueta térmica directa',
        formato: '50 × 25 mm',
        contenido: '1 000 etiquetas',
        compatibilidad: ['Zebra ZD220', 'Impresoras térmicas de mesa'],
        material: 'Papel térmico con adhesivo',
        tecnologia: 'Térmica directa',
        peso: '420 g',
        garantia: 'Contra defecto de fábrica',
      },
    },
  ],
)
