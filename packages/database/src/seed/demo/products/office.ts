import { prose } from '../prose.ts'
import { shelf } from './product.ts'

export const chairs = shelf(
  'sillas',
  ['material', 'peso-maximo', 'tipo'],
  [
    {
      slug: 'silla-ejecutiva-malla-negra',
      sku: 'XTE-SILLA-EJ',
      name: 'Silla ejecutiva de malla con apoyacabezas',
      model: null,
      brand: 'xtech',
      colours: ['negro'],
      price: 139,
      wholesale: 125,
      stock: 4,
      featured: true,
      description: prose`
        Respaldo de malla que deja pasar el aire, algo que en nuestro clima vale más que el cuero. Apoyacabezas y brazos regulables, soporte lumbar que se
        sube con la mano y mecanismo para reclinarse hasta 120 grados con bloqueo. Base de nailon reforzado con cinco ruedas que no rayan la
        baldosa. Se entrega desarmada con la llave; montarla toma veinte minutos o la armamos en su oficina. Soporta hasta 120
        kilogramos.`,
      facts: {
        tipo: 'Silla ejecutiva',
        material: 'Malla y nailon',
        'peso-maximo': '120 kg',
        formato: 'Altura del asiento de 45 a 53 cm',
        funciones: ['Reclinable', 'Altura regulable', 'Apoyacabezas'],
        contenido: 'Silla desarmada, tornillos y llave',
        peso: '14 kg',
        garantia: '6 meses',
      },
    },
    {
      slug: 'silla-operativa-azul',
      sku: 'XTE-SILLA-OP',
      name: 'Silla operativa giratoria tapizada',
      model: null,
      brand: 'xtech',
      colours: ['azul', 'vino', 'beige', 'marron'],
      price: 69,
      wholesale: 61.5,
      stock: 8,
      description: prose`
        Una silla honrada para recepciones, cajas y laboratorios: asiento acolchado de tela resistente, respaldo que se inclina y sube, pistón de gas y base
        de cinco puntas. Sin brazos, para arrimarse bien a la mesa. La tela se limpia con espuma de jabón y se puede
        retapizar. Aguanta noventa kilos. Además del azul la traemos en vino, beige y marrón, según lo que haya en almacén; pídala
        por lotes y le hacemos precio.`,
      facts: {
        tipo: 'Silla operativa',
        material: 'Tela y espuma',
        'peso-maximo': '90 kg',
        formato: 'Altura del asiento de 43 a 55 cm',
        funciones: ['Altura regulable', 'Respaldo inclinable'],
        contenido: 'Silla desarmada, tornillos y llave',
        peso: '8,5 kg',
        garantia: '6 meses',
      },
      options: [
        {
          title: 'Color',
          required: true,
          values: [
            ['Azul', 0],
            ['Vino', 0],
            ['Beige', 0],
            ['Marrón', 0],
          ],
        },
        {
          title: 'Brazos',
          required: false,
          values: [
            ['Sin brazos', 0],
            ['Brazos fijos', 12],
          ],
        },
      ],
    },
  ],
)

export const shredders = shelf(
  'destructoras',
  ['nivel-seguridad', 'capacidad', 'funciones'],
  [
    {
      slug: 'fellowes-powershred-60cs',
      sku: 'FEL-60CS',
      name: 'Destructora Fellowes Powershred 60Cs',
      model: '60Cs',
      brand: 'fellowes',
      colours: ['negro'],
      price: 149,
      wholesale: 134,
      stock: 3,
      description: prose`
        Destruye diez hojas a la vez en trocitos de 4 por 50 milímetros, nivel P-4, el que suelen pedir las auditorías para nóminas y expedientes. También
        tritura tarjetas y grapas. Se detiene sola si una mano se acerca a la boca. Trabaja seis minutos y descansa veinte; no está hecha para
        turnos continuos. Papelera extraíble de 22 litros. Es de 110-120 V. Póngale cada semana unas gotas de aceite especial y
        cortará como el primer día.`,
      facts: {
        tipo: 'Destructora de papel',
        'nivel-seguridad': 'P-4',
        capacidad: '10 hojas por pasada',
        funciones: ['Papel', 'Tarjetas', 'Grapas'],
        contenido: 'Destructora y papelera de 22 l',
        velocidad: '6 minutos de trabajo continuo',
        voltaje: '110 V',
        garantia: '12 meses',
      },
    },
    {
      slug: 'fellowes-lx45',
      sku: 'FEL-LX45',
      name: 'Destructora Fellowes LX45',
      model: 'LX45',
      brand: 'fellowes',
      colours: ['blanco'],
      price: 119,
      wholesale: 107,
      stock: 5,
      description: prose`
        Pequeña y discreta, para poner junto al escritorio de recursos humanos o en la casa. La LX45 corta en cruz ocho hojas, nivel P-4, y admite tarjetas
        vencidas del banco. Si se le da papel de más, retrocede sola en vez de atascarse. Papelera de 17 litros que se saca por
        delante, sin levantar el motor. Funciona a 110 V y consume lo que un ventilador. Retire clips grandes antes de meter
        los documentos.`,
      facts: {
        tipo: 'Destructora de papel',
        'nivel-seguridad': 'P-4',
        capacidad: '8 hojas por pasada',
        funciones: ['Papel', 'Tarjetas', 'Grapas'],
        contenido: 'Destructora y papelera de 17 l',
        velocidad: '5 minutos de trabajo continuo',
        voltaje: '110 V',
        garantia: '12 meses',
      },
    },
  ],
)

export const calculators = shelf(
  'calculadoras',
  ['digitos', 'alimentacion', 'tipo'],
  [
    {
      slug: 'casio-mx-120b',
      sku: 'CAS-MX120B',
      name: 'Calculadora de mesa Casio MX-120B',
      model: 'MX-120B',
      brand: 'casio',
      colours: ['negro', 'dorado'],
      price: 11,
      wholesale: 9.8,
      stock: 22,
      description: prose`
        Doce dígitos grandes, tecla de impuesto y raíz cuadrada en un cuerpo que no resbala. La MX-120B se alimenta con luz y con una pila que dura años, así que
        nunca deja a la cajera a mitad de cuenta. Guarda el total de varias operaciones con memoria independiente. Teclas de plástico
        moldeado, con números que no se borran. Es la que ponemos en nuestro propio mostrador. Con acabado dorado o negro, a
        elegir en tienda.`,
      facts: {
        tipo: 'Calculadora de mesa',
        digitos: '12 dígitos',
        alimentacion: 'Solar y pila',
        funciones: ['Impuesto', 'Raíz cuadrada', 'Memoria'],
        material: 'Plástico',
        peso: '110 g',
        garantia: '12 meses',
      },
    },
    {
      slug: 'casio-fx-991la-plus',
      sku: 'CAS-FX991LA',
      name: 'Calculadora científica Casio fx-991LA Plus',
      model: 'fx-991LA Plus',
      brand: 'casio',
      colours: ['gris'],
      price: 29,
      wholesale: 26,
      stock: 14,
      description: prose`
        La científica que piden en ingeniería y en preuniversitario: 417 funciones, matrices, vectores, ecuaciones hasta cúbicas, integrales numéricas y conversión
        de unidades. Escribe las fracciones como en el cuaderno y permite volver atrás para corregir. Tapa dura deslizante, energía solar con
        pila de respaldo. No es programable ni grafica, por lo que se acepta en los exámenes. Guía en español incluida. Compruebe el
        número de serie contra imitaciones.`,
      facts: {
        tipo: 'Calculadora científica',
        digitos: '10 + 2 dígitos',
        alimentacion: 'Solar y pila',
        funciones: ['Ecuaciones', 'Matrices', 'Integrales', 'Estadística'],
        material: 'Plástico',
        peso: '90 g',
        garantia: '12 meses',
      },
    },
    {
      slug: 'casio-hr-100rc',
      sku: 'CAS-HR100RC',
      name: 'Calculadora con impresora Casio HR-100RC',
      model: 'HR-100RC',
      brand: 'casio',
      colours: ['negro'],
      price: 49,
      wholesale: 44,
      stock: 6,
      description: prose`
        Suma y deja constancia en papel, a dos renglones por segundo y en dos colores, negro y rojo para los negativos. La HR-100RC tiene revisión de hasta 150 pasos, así
        que se puede repasar una cuenta larga sin volver a teclear. Usa rollo de 58 milímetros y rodillo entintado IR-40T, ambos en
        existencia. Trabaja con cuatro pilas AA o con adaptador, que se vende aparte. Muy apreciada por contadores y
        almaceneros.`,
      facts: {
        tipo: 'Calculadora con impresora',
        digitos: '12 dígitos',
        alimentacion: 'Pilas AA o adaptador',
        funciones: ['Impresión en dos colores', 'Revisión de pasos', 'Impuesto'],
        insumo: 'Rollo de 58 mm y rodillo IR-40T',
        velocidad: '2 líneas por segundo',
        peso: '520 g',
        garantia: '12 meses',
      },
    },
  ],
)
