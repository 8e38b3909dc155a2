import { prose } from '../prose.ts'
import { colourChoice } from './extras.ts'
import { shelf } from './product.ts'

export const storage = shelf(
  'almacenamiento',
  ['capacidad', 'interfaz', 'velocidad'],
  [
    {
      slug: 'kingston-nv2-1tb',
      sku: 'KIN-NV2-1TB',
      name: 'Disco sólido Kingston NV2 NVMe 1 TB',
      model: 'SNV2S/1000G',
      brand: 'kingston',
      colours: ['azul'],
      price: 74,
      wholesale: 67,
      stock: 18,
      badges: ['hot'],
      featured: true,
      description: prose`
        Un terabyte en una tarjeta del tamaño de un chicle. El NV2 entra en la ranura M.2 2280 de las laptops y placas de los últimos años y
        lee a 3 500 megabytes por segundo, siete veces lo que un SSD de cable. Antes de comprarlo verifique que su equipo acepte NVMe y no
        solo SATA; si tiene dudas, mándenos el modelo por WhatsApp. Podemos clonar su disco viejo con todos los programas. Incluye
        tornillo y licencia de Acronis.`,
      facts: {
        tipo: 'SSD M.2',
        capacidad: '1 TB',
        interfaz: 'NVMe PCIe 4.0',
        velocidad: '3 500 MB/s de lectura',
        formato: 'M.2 2280',
        'vida-util': '320 TB escritos',
        compatibilidad: ['Laptops con ranura M.2', 'Placas con ranura M.2'],
        garantia: '12 meses',
      },
    },
    {
      slug: 'kingston-a400-480gb',
      sku: 'KIN-A400-480',
      name: 'Disco sólido Kingston A400 SATA 480 GB',
      model: 'SA400S37/480G',
      brand: 'kingston',
      colours: ['gris'],
      price: 39,
      wholesale: 35,
      stock: 25,
      description: prose`
        El cambio que más se nota en una computadora vieja: sustituya el disco duro por un A400 y Windows arranca en segundos. Formato de 2,5
        pulgadas y 7 milímetros de alto, con conector SATA, para laptops y torres por igual. Sin partes móviles, resiste los golpes del
        viaje y gasta menos batería. Los 480 GB bastan para el sistema, los programas y unos cuantos años de documentos. Instalación y
        traspaso de datos disponibles en nuestro taller el mismo día.`,
      facts: {
        tipo: 'SSD de 2,5 pulgadas',
        capacidad: '480 GB',
        interfaz: 'SATA III',
        velocidad: '500 MB/s de lectura',
        formato: '2,5 pulgadas, 7 mm',
        'vida-util': '160 TB escritos',
        compatibilidad: ['Laptops con bahía SATA', 'PC de escritorio'],
        garantia: '12 meses',
      },
    },
    {
      slug: 'seagate-barracuda-2tb',
      sku: 'SEA-ST2000DM008',
      name: 'Disco duro Seagate BarraCuda 2 TB',
      model: 'ST2000DM008',
      brand: 'seagate',
      colours: ['plateado'],
      price: 62,
      wholesale: 56,
      stock: 9,
      description: prose`
        Dos terabytes a buen precio para guardar lo que no cabe en el disco sólido: fotos, películas, respaldos de la empresa. El BarraCuda es
        de 3,5 pulgadas y 7 200 vueltas, para computadoras de mesa con fuente normal; no entra en laptops. Móntelo con sus cuatro
        tornillos y lejos de vibraciones. Recuerde que un disco solo no es copia de seguridad: tenga siempre otra en un externo. No
        incluye cable SATA, que vendemos por separado.`,
      facts: {
        tipo: 'Disco duro interno',
        capacidad: '2 TB',
        interfaz: 'SATA III',
        velocidad: '7 200 rpm',
        formato: '3,5 pulgadas',
        compatibilidad: ['PC de escritorio', 'DVR de cámaras'],
        peso: '415 g',
        garantia: '12 meses',
      },
    },
    {
      slug: 'seagate-expansion-1tb',
      sku: 'SEA-STKM1000',
      name: 'Disco externo Seagate Expansion 1 TB',
      model: 'STKM1000400',
      brand: 'seagate',
      colours: ['negro'],
      price: 58,
      wholesale: 52,
      stock: 14,
      description: prose`
        Conectar, arrastrar y listo. El Expansion de un terabyte se alimenta del mismo puerto USB 3.0 y lo reconocen Windows, los televisores
        y las cajitas sin instalar nada. Es el preferido para llevar y traer contenido entre casas y para el respaldo semanal de un
        negocio pequeño. Expúlselo siempre antes de tirar del cable: la mayoría de los discos que nos traen a recuperar murieron de
        eso. En la caja, disco y cable de medio metro.`,
      facts: {
        tipo: 'Disco externo',
        capacidad: '1 TB',
        interfaz: 'USB 3.0',
        velocidad: '120 MB/s',
        formato: '2,5 pulgadas',
        alimentacion: 'Por USB',
        peso: '170 g',
        garantia: '12 meses',
      },
    },
    {
      slug: 'seagate-one-touch-4tb',
      sku: 'SEA-STKC4000',
      name: 'Disco externo Seagate One Touch 4 TB',
      model: 'STKC4000403',
      brand: 'seagate',
      colours: ['rojo', 'azul', 'plateado'],
      price: 129,
      wholesale: 117,
      stock: 5,
      description: prose`
        Cuatro terabytes de bolsillo con tapa de aluminio y contraseña por hardware: si se pierde, nadie abre los archivos. One Touch incluye
        programa de copias automáticas y un año de Mylio para ordenar fotos. Cabe en la mano y solo pide USB 3.0, ni fuente ni voltaje. Lo
        usan fotógrafos, estudios de grabación y contadores que llevan varios clientes. Se ofrece en tres colores según existencia;
        escoja el suyo al comprar.`,
      facts: {
        tipo: 'Disco externo',
        capacidad: '4 TB',
        interfaz: 'USB 3.0',
        velocidad: '120 MB/s',
        formato: '2,5 pulgadas',
        alimentacion: 'Por USB',
        material: 'Aluminio',
        peso: '265 g',
        garantia: '12 meses',
      },
      options: [colourChoice('Rojo', 'Azul', 'Plateado')],
    },
    {
      slug: 'kingston-datatraveler-exodia-64gb',
      sku: 'KIN-DTX64',
      name: 'Memoria USB Kingston DataTraveler Exodia 64 GB',
      model: 'DTX/64GB',
      brand: 'kingston',
      colours: ['celeste'],
      price: 7.5,
      wholesale: 6.7,
      stock: 80,
      description: prose`
        La memoria de cada día: 64 GB, tapa que no se suelta y un aro grande para el llavero. USB 3.2, compatible con puertos 2.0, así que
        sirve en la computadora de la escuela, en la impresora del centro y en el equipo de música del carro. Copia una película
        en menos de un minuto si el puerto es azul. Formateada en exFAT; para televisores viejos se la dejamos en FAT32. Cinco años de
        garantía del fabricante, seis meses con nosotros.`,
      facts: {
        tipo: 'Memoria USB',
        capacidad: '64 GB',
        interfaz: 'USB 3.2',
        velocidad: '100 MB/s de lectura',
        material: 'Plástico',
        peso: '11 g',
        compatibilidad: ['Computadoras', 'Televisores', 'Equipos de música'],
        garantia: '6 meses',
      },
    },
    {
      slug: 'kingston-datatraveler-kyson-128gb',
      sku: 'KIN-DTKN128',
      name: 'Memoria USB Kingston DataTraveler Kyson 128 GB',
      model: 'DTKN/128GB',
      brand: 'kingston',
      colours: ['plateado'],
      price: 16,
      wholesale: 14.3,
      stock: 32,
      description: prose`
        Cuerpo de metal de una pieza, sin tapa que perder, y velocidad de disco: 200 megabytes por segundo leyendo y 60 escribiendo. Con 128 GB
        caben varias imágenes de Windows para el técnico o un curso completo de video. El puerto sobresale apenas, cómodo en la
        reproductora del carro. Al ser de aluminio se calienta un poco en copias largas, es normal. Mantenga siempre un segundo
        ejemplar de lo que no pueda perder.`,
      facts: {
        tipo: 'Memoria USB',
        capacidad: '128 GB',
        interfaz: 'USB 3.2',
        velocidad: '200 MB/s de lectura',
        material: 'Metal',
        peso: '4 g',
        compatibilidad: ['Computadoras', 'Televisores', 'Equipos de música'],
        garantia: '6 meses',
      },
    },
  ],
)

export const memory = shelf(
  'memorias',
  ['capacidad', 'tipo', 'velocidad'],
  [
    {
      slug: 'kingston-fury-beast-ddr4-8gb',
      sku: 'KIN-FB-8',
      name: 'Memoria Kingston FURY Beast DDR4 8 GB 3200',
      model: 'KF432C16BB/8',
      brand: 'kingston',
      colours: ['negro'],
      price: 27,
      wholesale: 24.3,
      stock: 20,
      description: prose`
        Módulo DIMM con disipador bajo, para computadoras de mesa con placa DDR4. Trabaja a 3200 megahercios y baja sola a 2400 o 2666 si el
        procesador no da más, así que combina con casi todo lo instalado. Si su máquina tiene cuatro gigas, con este módulo en la segunda
        ranura el navegador deja de congelarse. Apague, desconecte y toque una parte metálica antes de ponerlo. No sirve en laptops:
        para ellas pida SODIMM.`,
      facts: {
        tipo: 'DIMM DDR4',
        capacidad: '8 GB',
        velocidad: '3200 MHz',
        formato: 'DIMM de 288 pines',
        compatibilidad: ['PC de escritorio con DDR4'],
        voltaje: '1,35 V',
        contenido: 'Un módulo',
        garantia: '12 meses',
      },
    },
    {
      slug: 'kingston-fury-beast-ddr4-16gb',
      sku: 'KIN-FB-16',
      name: 'Memoria Kingston FURY Beast DDR4 16 GB 3200',
      model: 'KF432C16BB/16',
      brand: 'kingston',
      colours: ['negro'],
      price: 44,
      wholesale: 40,
      stock: 11,
      description: prose`
        Dieciséis gigas en una sola pieza, dejando libre la otra ranura para el futuro. Es el salto que necesitan quienes editan video, abren
        planos grandes o trabajan con máquinas virtuales. Perfil XMP a 3200 con latencia 16, activable desde el BIOS en dos pasos. El
        disipador negro mide 34 milímetros y no estorba al ventilador. Comprada con la placa o el procesador, la instalación va por
        nosotros. Para computadoras de mesa.`,
      facts: {
        tipo: 'DIMM DDR4',
        capacidad: '16 GB',
        velocidad: '3200 MHz',
        formato: 'DIMM de 288 pines',
        compatibilidad: ['PC de escritorio con DDR4'],
        voltaje: '1,35 V',
        contenido: 'Un módulo',
        garantia: '12 meses',
      },
    },
    {
      slug: 'kingston-sodimm-ddr4-8gb',
      sku: 'KIN-SO-8',
      name: 'Memoria SODIMM Kingston DDR4 8 GB 3200',
      model: 'KVR32S22S8/8',
      brand: 'kingston',
      colours: ['verde'],
      price: 26,
      wholesale: 23.4,
      stock: 3,
      description: prose`
        La memoria corta de las laptops y de muchos todo en uno. DDR4 a 3200, compatible hacia abajo, de la línea ValueRAM que Kingston prueba
        módulo a módulo. Antes de venir, mire en el Administrador de tareas cuántas ranuras tiene ocupadas o tráiganos el equipo: lo
        abrimos, comprobamos y se lleva la ampliación puesta en quince minutos. Hay laptops con la memoria soldada que no admiten
        otra; se lo decimos antes de cobrar.`,
      facts: {
        tipo: 'SODIMM DDR4',
        capacidad: '8 GB',
        velocidad: '3200 MHz',
        formato: 'SODIMM de 260 pines',
        compatibilidad: ['Laptops con DDR4', 'Todo en uno con DDR4'],
        voltaje: '1,2 V',
        contenido: 'Un módulo',
        garantia: '12 meses',
      },
    },
  ],
)
