import { prose } from '../prose.ts'
import { shelf } from './product.ts'

export const monitors = shelf(
  'monitores',
  ['pantalla', 'panel', 'puertos'],
  [
    {
      slug: 'dell-p2422h',
      sku: 'DEL-P2422H',
      name: 'Monitor Dell P2422H de 24 pulgadas',
      model: 'P2422H',
      brand: 'dell',
      colours: ['negro'],
      price: 229,
      wholesale: 207,
      stock: 8,
      featured: true,
      description: prose`
        Monitor de trabajo con pie que sube, baja, gira y se pone vertical, cosa que agradecen el cuello y quien lee contratos largos.
        Panel IPS Full HD con filtro de luz azul que no amarillea, y concentrador USB de cuatro puertos. Se conecta por DisplayPort, HDMI o
        VGA, así que sirve a máquinas nuevas y viejas; los cables DisplayPort y USB van incluidos. Fuente interna de 100 a 240 V con
        consumo de unos 16 W.`,
      facts: {
        tipo: 'Monitor de oficina',
        pantalla: '23,8 pulgadas Full HD',
        panel: 'IPS',
        resolucion: '1920 × 1080',
        brillo: '250 cd/m²',
        puertos: 'HDMI, DisplayPort, VGA y cuatro USB',
        voltaje: '110-240 V',
        garantia: '12 meses',
      },
    },
    {
      slug: 'hp-m24f',
      sku: 'HP-M24F',
      name: 'Monitor HP M24f de 23,8 pulgadas',
      model: 'M24f',
      brand: 'hp',
      colours: ['plateado'],
      price: 169,
      wholesale: 152,
      stock: 10,
      description: prose`
        Delgado, sin bordes y con 75 hercios: el M24f es la pantalla que ponemos cuando alguien quiere que la computadora de la casa luzca
        bien sin gastar de más. Panel IPS con certificado de baja luz azul, refresco adaptativo para quien juega un rato y base metálica.
        Entradas HDMI y VGA, cable HDMI en la caja. No trae altavoces. El adaptador externo acepta 110 y 220 V, y la inclinación se ajusta
        con un dedo.`,
      facts: {
        tipo: 'Monitor para casa',
        pantalla: '23,8 pulgadas Full HD',
        panel: 'IPS',
        resolucion: '1920 × 1080',
        brillo: '300 cd/m²',
        puertos: 'HDMI y VGA',
        voltaje: '110-240 V',
        garantia: '12 meses',
      },
    },
    {
      slug: 'lenovo-thinkvision-s22e',
      sku: 'LEN-S22E20',
      name: 'Monitor Lenovo ThinkVision S22e-20',
      model: 'S22e-20',
      brand: 'lenovo',
      colours: ['negro'],
      price: 129,
      wholesale: 116,
      before: 145,
      stock: 12,
      description: prose`
        La pantalla económica para puestos de caja, laboratorios y aulas: 21,5 pulgadas, Full HD y panel VA de negros profundos. Conserva la
        entrada VGA junto a la HDMI, imprescindible donde quedan equipos de otra época. Consume 18 W y se puede colgar con soporte VESA de
        100 milímetros. Incluye cable HDMI y cable de corriente con clavija plana; la fuente es interna y trabaja de 100 a 240 V. Diez
        unidades o más, precio especial.`,
      facts: {
        tipo: 'Monitor de oficina',
        pantalla: '21,5 pulgadas Full HD',
        panel: 'VA',
        resolucion: '1920 × 1080',
        brillo: '250 cd/m²',
        puertos: 'HDMI y VGA',
        voltaje: '110-240 V',
        garantia: '12 meses',
      },
    },
    {
      slug: 'asus-proart-pa278cv',
      sku: 'ASU-PA278CV',
      name: 'Monitor ASUS ProArt PA278CV de 27 pulgadas',
      model: 'PA278CV',
      brand: 'asus',
      colours: ['negro'],
      price: 399,
      wholesale: 362,
      stock: 0,
      description: prose`
        Calibrado de fábrica y con informe impreso en la caja, el PA278CV es para fotógrafos y diseñadores que necesitan que el rojo de la
        pantalla sea el de la imprenta. Veintisiete pulgadas a 2560 por 1440, cien por ciento sRGB y un USB-C de 65 W que recibe imagen y
        carga la laptop con un único cable. El pie rota en todos los sentidos. Incluye cables USB-C, DisplayPort y HDMI; corriente
        de 100 a 240 V.`,
      facts: {
        tipo: 'Monitor para diseño',
        pantalla: '27 pulgadas WQHD',
        panel: 'IPS',
        resolucion: '2560 × 1440',
        brillo: '350 cd/m²',
        puertos: 'USB-C, HDMI, dos DisplayPort y cuatro USB',
        voltaje: '110-240 V',
        garantia: '12 meses',
      },
    },
  ],
)

export const projectors = shelf(
  'proyectores',
  ['brillo', 'resolucion', 'conexion'],
  [
    {
      slug: 'epson-powerlite-e20',
      sku: 'EPS-E20',
      name: 'Proyector Epson PowerLite E20',
      model: 'PowerLite E20',
      brand: 'epson',
      colours: ['blanco'],
      price: 469,
      wholesale: 425,
      stock: 3,
      description: prose`
        Con 3 400 lúmenes el E20 se ve con las persianas a medio cerrar, y eso en un aula cubana lo decide todo. Tecnología 3LCD, igual
        brillo en blanco y en color, sin el parpadeo de los de rueda. Entradas HDMI, dos VGA y USB; puede seguir sonando tras apagar la
        imagen. La lámpara dura hasta 12 000 horas en modo económico. Trae control con pilas, cable de corriente y VGA. Fuente de
        100 a 240 V; límpiele el filtro cada mes.`,
      facts: {
        tipo: 'Proyector para aula',
        tecnologia: '3LCD',
        resolucion: 'XGA 1024 × 768',
        brillo: '3 400 lúmenes',
        conexion: ['HDMI', 'VGA', 'USB'],
        'vida-util': '12 000 horas de lámpara (eco)',
        voltaje: '110-240 V',
        peso: '2,7 kg',
        garantia: '12 meses',
      },
    },
    {
      slug: 'epson-epiqvision-co-w01',
      sku: 'EPS-COW01',
      name: 'Proyector Epson CO-W01',
      model: 'CO-W01',
      brand: 'epson',
      colours: ['blanco'],
      price: 429,
      wholesale: 388,
      before: 459,
      stock: 4,
      badges: ['new'],
      description: prose`
        Formato ancho para películas, fútbol y presentaciones: el CO-W01 proyecta WXGA con 3 000 lúmenes y llega a 378 pulgadas si hay
        pared. Es de los más fáciles de mudar, pues pesa poco más de dos kilos y corrige la imagen torcida con una palanca. Altavoz de 5 W
        dentro, HDMI y USB. En la caja vienen control, pilas y cable de corriente. Acepta de 100 a 240 voltios. Para exteriores de noche
        basta una sábana blanca bien tensa.`,
      facts: {
        tipo: 'Proyector para casa',
        tecnologia: '3LCD',
        resolucion: 'WXGA 1280 × 800',
        brillo: '3 000 lúmenes',
        conexion: ['HDMI', 'USB'],
        'vida-util': '12 000 horas de lámpara (eco)',
        voltaje: '110-240 V',
        peso: '2,4 kg',
        garantia: '12 meses',
      },
    },
    {
      slug: 'benq-mw560',
      sku: 'BEN-MW560',
      name: 'Proyector BenQ MW560',
      model: 'MW560',
      brand: 'benq',
      colours: ['blanco'],
      price: 519,
      wholesale: 468,
      stock: 1,
      description: prose`
        Para salones grandes: 4 000 lúmenes, contraste alto y dos entradas HDMI para dejar conectadas la laptop y la cajita de televisión. El
        MW560 usa DLP con rueda de seis segmentos y modo SmartEco que alarga la lámpara hasta 15 000 horas. El altavoz de 10 W se oye en
        una sala de treinta personas. Incluye control, bolsa y cable VGA. Cuide la ventilación lateral y deje que enfríe antes de
        desconectarlo; de 110 a 240 V.`,
      facts: {
        tipo: 'Proyector para salón',
        tecnologia: 'DLP',
        resolucion: 'WXGA 1280 × 800',
        brillo: '4 000 lúmenes',
        conexion: ['HDMI', 'VGA', 'USB'],
        'vida-util': '15 000 horas de lámpara (SmartEco)',
        voltaje: '110-240 V',
        peso: '2,3 kg',
        garantia: '12 meses',
      },
    },
  ],
)
