import { prose } from '../prose.ts'
import { extendedWarranty, homeInstallation } from './extras.ts'
import { shelf } from './product.ts'

export const allInOnes = shelf(
  'todo-en-uno',
  ['procesador', 'ram', 'pantalla'],
  [
    {
      slug: 'hp-all-in-one-24-cb1000',
      sku: 'HP-24CB1000',
      name: 'Todo en uno HP 24-cb1000',
      model: '24-cb1000',
      brand: 'hp',
      colours: ['blanco'],
      price: 699,
      wholesale: 635,
      before: 759,
      stock: 4,
      featured: true,
      description: prose`
        Una pantalla de 23,8 pulgadas con la computadora escondida detrás: un solo cable a la pared y la mesa despejada. La HP 24-cb1000
        blanca trae Core i5 de duodécima generación, 8 GB y disco sólido de 512, cámara que se oculta al empujarla, y teclado y ratón con
        cable en la caja. Es cómoda para recepciones y para la sala de la casa. Su fuente externa admite de 100 a 240 V. La memoria
        se amplía por una tapa trasera.`,
      facts: {
        tipo: 'Todo en uno',
        procesador: 'Intel Core i5-1235U',
        ram: '8 GB',
        disco: 'SSD de 512 GB',
        pantalla: '23,8 pulgadas Full HD',
        sistema: 'Windows 11 Home',
        conexion: ['Wi-Fi', 'Ethernet', 'Bluetooth'],
        contenido: 'Equipo, teclado, ratón y fuente',
        voltaje: '110-240 V',
        garantia: '12 meses',
      },
    },
    {
      slug: 'lenovo-ideacentre-aio-3',
      sku: 'LEN-AIO3-24',
      name: 'Todo en uno Lenovo IdeaCentre AIO 3',
      model: 'AIO 3 24IAP7',
      brand: 'lenovo',
      colours: ['negro'],
      price: 649,
      wholesale: 592,
      stock: 3,
      description: prose`
        El IdeaCentre AIO 3 pone un Core i3 de duodécima generación, 8 GB y 512 GB de disco en un cuerpo negro de bordes finos. Pantalla IPS de
        24 pulgadas que se ve bien de lado, útil cuando dos atienden el mismo mostrador. Trae altavoces firmados Harman, Wi-Fi 6
        y puerto de red. Se acompaña de teclado y ratón, y de adaptador universal de voltaje. Ojo: no tiene batería, así que póngale un
        UPS de 600 VA para no perder trabajo.`,
      facts: {
        tipo: 'Todo en uno',
        procesador: 'Intel Core i3-1215U',
        ram: '8 GB',
        disco: 'SSD de 512 GB',
        pantalla: '23,8 pulgadas Full HD',
        sistema: 'Windows 11 Home',
        conexion: ['Wi-Fi', 'Ethernet', 'Bluetooth'],
        contenido: 'Equipo, teclado, ratón y fuente',
        voltaje: '110-240 V',
        garantia: '12 meses',
      },
    },
    {
      slug: 'dell-inspiron-24-5420',
      sku: 'DEL-INS5420',
      name: 'Todo en uno Dell Inspiron 24 5420',
      model: 'Inspiron 24 5420',
      brand: 'dell',
      colours: ['blanco'],
      price: 899,
      wholesale: 815,
      stock: 2,
      description: prose`
        El más fino de nuestros todo en uno y el que mejor suena. Inspiron 24 con Core i5 de decimotercera generación, 16 GB y medio terabyte, pie
        triangular que no estorba y cámara de 1080p que sube al tocarla. Tiene entrada HDMI: la pantalla sirve también de monitor para
        una laptop o un reproductor. Teclado y ratón inalámbricos incluidos. Consume apenas 60 W y acepta de 100 a 240 V, así que
        aguanta bien con inversor.`,
      facts: {
        tipo: 'Todo en uno',
        procesador: 'Intel Core i5-1335U',
        ram: '16 GB',
        disco: 'SSD de 512 GB',
        pantalla: '23,8 pulgadas Full HD',
        sistema: 'Windows 11 Home',
        conexion: ['Wi-Fi', 'Ethernet', 'Bluetooth'],
        contenido: 'Equipo, teclado, ratón y fuente',
        voltaje: '110-240 V',
        garantia: '12 meses',
      },
    },
  ],
)

export const desktops = shelf(
  'pc-escritorio',
  ['procesador', 'ram', 'disco'],
  [
    {
      slug: 'dell-optiplex-3000',
      sku: 'DEL-OPT3000',
      name: 'PC de escritorio Dell OptiPlex 3000',
      model: 'OptiPlex 3000',
      brand: 'dell',
      colours: ['negro'],
      price: 649,
      wholesale: 589,
      stock: 5,
      featured: true,
      description: prose`
        OptiPlex en formato compacto, la computadora que aguanta ocho horas diarias durante años. Core i5 de duodécima generación, 8 GB y disco
        NVMe de 256, con dos salidas DisplayPort para trabajar con dos monitores. Se abre sin herramientas y todo se cambia en minutos:
        fuente, memoria, disco. Incluye teclado, ratón y cable de corriente; el monitor va aparte. La fuente interna tiene selección
        automática entre 110 y 220 V. Podemos entregarla montada y con su red configurada.`,
      facts: {
        tipo: 'PC compacta',
        procesador: 'Intel Core i5-12500',
        ram: '8 GB',
        disco: 'SSD de 256 GB',
        grafica: 'Intel UHD 770',
        sistema: 'Windows 11 Pro',
        puertos: 'Ocho USB, dos DisplayPort, HDMI y red',
        contenido: 'Equipo, teclado y ratón',
        voltaje: '110-240 V',
        garantia: '12 meses',
      },
      options: [extendedWarranty(55, 95), homeInstallation(8, 18)],
    },
    {
      slug: 'hp-prodesk-400-g9',
      sku: 'HP-PD400G9',
      name: 'PC de escritorio HP ProDesk 400 G9',
      model: 'ProDesk 400 G9',
      brand: 'hp',
      colours: ['negro'],
      price: 669,
      wholesale: 606,
      stock: 3,
      description: prose`
        Torre pequeña pensada para empresas que compran por lotes. El ProDesk 400 G9 monta Core i5, 8 GB ampliables a 64 y bahía libre para
        un disco de 3,5 pulgadas donde guardar respaldos. Lleva filtro de polvo opcional, que recomendamos en talleres y panaderías. Su
        fuente es de 180 W con eficiencia alta y voltaje automático. La caja contiene torre, teclado en español, ratón y cable. Compatible
        con la gestión remota de su informático.`,
      facts: {
        tipo: 'Torre pequeña',
        procesador: 'Intel Core i5-12500',
        ram: '8 GB',
        disco: 'SSD de 512 GB',
        grafica: 'Intel UHD 770',
        sistema: 'Windows 11 Pro',
        puertos: 'Ocho USB, DisplayPort, HDMI y red',
        contenido: 'Equipo, teclado y ratón',
        voltaje: '110-240 V',
        garantia: '12 meses',
      },
    },
    {
      slug: 'lenovo-thinkcentre-neo-50s',
      sku: 'LEN-NEO50S',
      name: 'PC de escritorio Lenovo ThinkCentre neo 50s',
      model: 'neo 50s Gen 3',
      brand: 'lenovo',
      colours: ['negro'],
      price: 579,
      wholesale: 526,
      before: 619,
      stock: 6,
      description: prose`
        Ocho litros de computadora: el neo 50s se acuesta debajo del monitor o se para en la mesa y deja sitio para los papeles. Core i3 de
        duodécima generación, 8 GB y disco sólido de 256; mueve sin quejarse Versat, Assets y las hojas de cálculo más pesadas. Hay versión con
        Wi-Fi, pero esta va solo por cable, como piden muchas redes estatales. Viene con teclado, ratón y fuente de voltaje automático. Se
        puede bloquear con candado Kensington.`,
      facts: {
        tipo: 'PC compacta',
        procesador: 'Intel Core i3-12100',
        ram: '8 GB',
        disco: 'SSD de 256 GB',
        grafica: 'Intel UHD 730',
        sistema: 'Windows 11 Pro',
        puertos: 'Ocho USB, HDMI, VGA y red',
        contenido: 'Equipo, teclado y ratón',
        voltaje: '110-240 V',
        garantia: '12 meses',
      },
    },
    {
      slug: 'asus-expertcenter-pn42',
      sku: 'ASU-PN42',
      name: 'Mini PC ASUS ExpertCenter PN42',
      model: 'PN42',
      brand: 'asus',
      colours: ['negro'],
      price: 319,
      wholesale: 288,
      stock: 7,
      badges: ['new'],
      description: prose`
        Cabe en la palma de la mano, no tiene ventilador y se atornilla detrás de cualquier monitor. El PN42 gasta menos que un bombillo:
        entre 6 y 15 W, perfecto para puntos de venta, aulas y lugares con inversor. Procesador N100 de cuatro núcleos, 8 GB, disco de
        256 y tres salidas de video. Trae soporte VESA, tornillos y adaptador de 65 W para 110 o 220 V. Teclado y ratón se compran
        por separado.`,
      facts: {
        tipo: 'Mini PC',
        procesador: 'Intel N100',
        ram: '8 GB',
        disco: 'SSD de 256 GB',
        grafica: 'Intel UHD',
        sistema: 'Windows 11 Pro',
        puertos: 'Seis USB, HDMI, DisplayPort y red 2,5G',
        contenido: 'Equipo, soporte VESA y adaptador',
        voltaje: '110-240 V',
        garantia: '12 meses',
      },
    },
  ],
)
