import { prose } from '../prose.ts'
import { shelf } from './product.ts'

export const inkBottles = shelf(
  'tintas',
  ['capacidad', 'rendimiento', 'compatibilidad'],
  [
    {
      slug: 'epson-t544-negro',
      sku: 'EPS-T544BK',
      name: 'Botella de tinta Epson T544 negra 65 ml',
      model: 'T544120',
      brand: 'epson',
      colours: ['negro'],
      price: 13.5,
      wholesale: 12,
      stock: 60,
      badges: ['hot'],
      featured: true,
      description: prose`
        Tinta negra original para las EcoTank que más se ven en Cuba: L1110, L1210, L1250, L3110, L3150, L3210, L3250, L5190,
        L5290 y L5590. Una botella de 65 ml rinde alrededor de 4 500 páginas de texto. La boca lleva llave, de modo que solo
        entra en el tanque negro y deja de caer cuando está lleno; no apriete el envase. Consérvela de pie, lejos del sol, y
        úsela antes de la fecha impresa en la caja sellada.`,
      facts: {
        tipo: 'Tinta colorante',
        capacidad: '65 ml',
        rendimiento: '4 500 páginas',
        compatibilidad: ['Epson L3250', 'Epson L1250', 'Epson L5590', 'Epson L3110', 'Epson L3150'],
        contenido: 'Una botella sellada',
        'vida-util': '24 meses sellada',
        garantia: 'Contra defecto de fábrica',
      },
    },
    {
      slug: 'epson-t544-cian',
      sku: 'EPS-T544C',
      name: 'Botella de tinta Epson T544 cian 65 ml',
      model: 'T544220',
      brand: 'epson',
      colours: ['celeste'],
      price: 13.5,
      wholesale: 12,
      stock: 42,
      description: prose`
        El cian de la serie T544, el color que antes se agota donde se imprimen fotos de cielo y mar. Botella original de
        65 ml con sello y cierre codificado, para las L3250, L3210, L1250, L5590 y el resto de la familia. Junto con magenta
        y amarillo completa unas 7 500 páginas en color. Si su tanque bajó de la marca inferior, rellénelo antes de seguir
        imprimiendo: el aire en la manguera cuesta una limpieza a fondo.`,
      facts: {
        tipo: 'Tinta colorante',
        capacidad: '65 ml',
        rendimiento: '7 500 páginas en color con el juego',
        compatibilidad: ['Epson L3250', 'Epson L1250', 'Epson L5590', 'Epson L3110', 'Epson L3150'],
        contenido: 'Una botella sellada',
        'vida-util': '24 meses sellada',
        garantia: 'Contra defecto de fábrica',
      },
    },
    {
      slug: 'epson-t544-magenta',
      sku: 'EPS-T544M',
      name: 'Botella de tinta Epson T544 magenta 65 ml',
      model: 'T544320',
      brand: 'epson',
      colours: ['fucsia'],
      price: 13.5,
      wholesale: 12,
      stock: 38,
      description: prose`
        Magenta original Epson T544 en envase de 65 ml. Sin ella los tonos de piel salen verdosos y los rojos, naranjas: si
        ve eso en una foto, revise primero este tanque y pase una prueba de inyectores. Encaja en las EcoTank L3110, L3150,
        L3210, L3250, L5290 y L5590. Evite rellenos a granel: el pigmento de origen dudoso se asienta y tupe el cabezal,
        cuya reparación vale más que diez botellas.`,
      facts: {
        tipo: 'Tinta colorante',
        capacidad: '65 ml',
        rendimiento: '7 500 páginas en color con el juego',
        compatibilidad: ['Epson L3250', 'Epson L1250', 'Epson L5590', 'Epson L3110', 'Epson L3150'],
        contenido: 'Una botella sellada',
        'vida-util': '24 meses sellada',
        garantia: 'Contra defecto de fábrica',
      },
    },
    {
      slug: 'epson-t544-amarillo',
      sku: 'EPS-T544Y',
      name: 'Botella de tinta Epson T544 amarilla 65 ml',
      model: 'T544420',
      brand: 'epson',
      colours: ['amarillo'],
      price: 13.5,
      wholesale: 12,
      stock: 35,
      description: prose`
        Amarillo original de la línea T544, 65 ml. Es el color que menos se nota cuando falta y por eso muchos tanques se quedan
        en seco: échele una ojeada a la ventanilla cada mes. Compatible con toda EcoTank que lleve la marca 544 junto a la
        tapa, entre ellas la L1250 y la L5590. El tapón hermético permite guardar lo que sobre, siempre en posición
        vertical y fuera del alcance de los niños.`,
      facts: {
        tipo: 'Tinta colorante',
        capacidad: '65 ml',
        rendimiento: '7 500 páginas en color con el juego',
        compatibilidad: ['Epson L3250', 'Epson L1250', 'Epson L5590', 'Epson L3110', 'Epson L3150'],
        contenido: 'Una botella sellada',
        'vida-util': '24 meses sellada',
        garantia: 'Contra defecto de fábrica',
      },
    },
    {
      slug: 'epson-t504-negro',
      sku: 'EPS-T504BK',
      name: 'Botella de tinta Epson T504 negra 127 ml',
      model: 'T504120',
      brand: 'epson',
      colours: ['negro'],
      price: 17.5,
      wholesale: 15.5,
      stock: 22,
      description: prose`
        Botella grande, de 127 ml, con la tinta negra pigmentada que piden las L4150, L4160, L4260, L6161, L6171, L6191 y L6270.
        Da unas 7 500 páginas, casi el doble que una T544, y seca al instante en papel común. No es intercambiable con la T544
        aunque el cartón se parezca: mire el número antes de abrir, porque no aceptamos devolución de envases ya perforados.
        Agite suavemente dos o tres veces y vierta sin prisa.`,
      facts: {
        tipo: 'Tinta pigmentada',
        capacidad: '127 ml',
        rendimiento: '7 500 páginas',
        compatibilidad: ['Epson L4260', 'Epson L4150', 'Epson L6171', 'Epson L6270'],
        contenido: 'Una botella sellada',
        'vida-util': '24 meses sellada',
        garantia: 'Contra defecto de fábrica',
      },
    },
    {
      slug: 'canon-gi-190-negro',
      sku: 'CAN-GI190BK',
      name: 'Botella de tinta Canon GI-190 negra 135 ml',
      model: 'GI-190BK',
      brand: 'canon',
      colours: ['negro'],
      price: 14.5,
      wholesale: 13,
      before: 16,
      stock: 18,
      description: prose`
        Negro pigmentado original para las PIXMA G1100, G2100, G3100, G4100, G1110, G2110, G3110 y G4110. Con 135 ml se imprimen
        cerca de 6 000 páginas de texto. Si su Canon es de las nuevas, G2160 o G3160, no es esta: aquellas usan GI-11.
        Para rellenar, quite el tapón, apoye la boca recta sobre el tanque y presione con cuidado; guarde una servilleta a
        mano. Se vende por unidad, en caja cerrada.`,
      facts: {
        tipo: 'Tinta pigmentada',
        capacidad: '135 ml',
        rendimiento: '6 000 páginas',
        compatibilidad: ['Canon G1110', 'Canon G2110', 'Canon G3110', 'Canon G4110'],
        contenido: 'Una botella sellada',
        'vida-util': '24 meses sellada',
        garantia: 'Contra defecto de fábrica',
      },
    },
    {
      slug: 'hp-gt53-negro',
      sku: 'HP-GT53BK',
      name: 'Botella de tinta HP GT53 negra 90 ml',
      model: '1VV22AL',
      brand: 'hp',
      colours: ['negro'],
      price: 13,
      wholesale: 11.5,
      stock: 25,
      description: prose`
        Recarga negra de 90 ml para las HP Smart Tank 515, 519, 530, 580, 615, 670 y 720, y también para las Ink Tank 115, 315,
        410 y 415. Rinde unas 4 000 páginas. La punta se abre únicamente al acoplarla en el depósito, así que no mancha ni se
        derrama. Referencia de fábrica 1VV22AL; las botellas de color de los mismos equipos se llaman GT52. Compruebe el sello
        holográfico: solo vendemos producto original.`,
      facts: {
        tipo: 'Tinta pigmentada',
        capacidad: '90 ml',
        rendimiento: '4 000 páginas',
        compatibilidad: ['HP Smart Tank 580', 'HP Smart Tank 515', 'HP Ink Tank 415'],
        contenido: 'Una botella sellada',
        'vida-util': '24 meses sellada',
        garantia: 'Contra defecto de fábrica',
      },
    },
    {
      slug: 'brother-bt5001-cian',
      sku: 'BRO-BT5001C',
      name: 'Botella de tinta Brother BT5001 cian',
      model: 'BT5001C',
      brand: 'brother',
      colours: ['celeste'],
      price: 11.5,
      wholesale: 10.2,
      stock: 0,
      description: prose`
        Cian original de Brother para las DCP-T310, T420W, T520W, T720DW y MFC-T920DW. El envase de unos 48 ml alcanza para
        aproximadamente 5 000 páginas en color combinado con los otros dos. El pico dosificador se ajusta al tanque frontal
        sin necesidad de agacharse ni de mover el equipo. Llega por pedido en lotes con el magenta y el amarillo; si aparece
        agotado, déjenos su correo en 'Avísame' y le escribimos al entrar.`,
      facts: {
        tipo: 'Tinta colorante',
        capacidad: '48,8 ml',
        rendimiento: '5 000 páginas en color con el juego',
        compatibilidad: ['Brother DCP-T520W', 'Brother DCP-T420W', 'Brother DCP-T720DW'],
        contenido: 'Una botella sellada',
        'vida-util': '24 meses sellada',
        garantia: 'Contra defecto de fábrica',
      },
    },
  ],
)
