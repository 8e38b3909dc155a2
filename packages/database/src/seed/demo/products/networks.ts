import { prose } from '../prose.ts'
import { homeInstallation } from './extras.ts'
import { shelf } from './product.ts'

export const routers = shelf(
  'routers',
  ['norma', 'velocidad', 'puertos'],
  [
    {
      slug: 'tp-link-archer-c6',
      sku: 'TPL-ARCHERC6',
      name: 'Router TP-Link Archer C6 AC1200',
      model: 'Archer C6',
      brand: 'tp-link',
      colours: ['negro'],
      price: 46,
      wholesale: 41.5,
      before: 52,
      stock: 15,
      badges: ['hot'],
      featured: true,
      description: prose`
        Router de doble banda con cinco puertos gigabit, ideal detrás del módem de Nauta Hogar. La red de 5 GHz deja libres los videos y la de
        2,4 llega al último cuarto. El Archer C6 permite limitar la velocidad de cada visita, apagar el Wi-Fi de los niños por horario y
        crear una red de invitados, todo desde el teléfono. Trae fuente de 110 a 240 V y cable de red corto. Se lo dejamos configurado
        con su usuario si lo recoge en tienda.`,
      facts: {
        tipo: 'Router inalámbrico',
        norma: 'Wi-Fi 5 (802.11ac)',
        velocidad: '867 Mbps en 5 GHz y 300 Mbps en 2,4 GHz',
        antenas: 'Cuatro externas y una interna',
        puertos: 'Cinco gigabit',
        alcance: 'Casa de tres cuartos',
        voltaje: '110-240 V',
        garantia: '12 meses',
      },
      options: [homeInstallation(6, 14)],
    },
    {
      slug: 'tp-link-archer-ax12',
      sku: 'TPL-AX12',
      name: 'Router TP-Link Archer AX12 Wi-Fi 6',
      model: 'Archer AX12',
      brand: 'tp-link',
      colours: ['negro'],
      price: 62,
      wholesale: 56,
      stock: 8,
      badges: ['new'],
      description: prose`
        Wi-Fi 6 a precio de Wi-Fi 5. La ventaja no está en la velocidad del papel sino en el gentío: veinte teléfonos a la vez no se estorban,
        porque el AX12 los atiende en paralelo. Bueno para cafeterías, hostales y casas con muchos aparatos. Cuatro antenas fijas,
        cuatro puertos gigabit, modo punto de acceso o repetidor. La fuente de 12 V acepta 110 y 220, y puede alimentarse con batería durante
        el apagón.`,
      facts: {
        tipo: 'Router inalámbrico',
        norma: 'Wi-Fi 6 (802.11ax)',
        velocidad: '1201 Mbps en 5 GHz y 300 Mbps en 2,4 GHz',
        antenas: 'Cuatro externas',
        puertos: 'Cuatro gigabit',
        alcance: 'Casa de tres cuartos',
        voltaje: '110-240 V',
        garantia: '12 meses',
      },
    },
    {
      slug: 'tp-link-tl-wr840n',
      sku: 'TPL-WR840N',
      name: 'Router TP-Link TL-WR840N',
      model: 'TL-WR840N',
      brand: 'tp-link',
      colours: ['blanco'],
      price: 22,
      wholesale: 19.8,
      stock: 26,
      description: prose`
        Lo más barato que podemos recomendar con la conciencia tranquila. El WR840N reparte una línea de Nauta Hogar por toda la casa en 2,4 GHz
        y sirve de repetidor cuando se sustituye por otro mejor. Cuatro puertos de 100 megas bastan para televisor y computadora.
        Configuración en español desde el navegador. Consume 4 W y va con fuente de 9 V para 110-240. Cambie la contraseña que trae de
        fábrica el primer día.`,
      facts: {
        tipo: 'Router inalámbrico',
        norma: 'Wi-Fi 4 (802.11n)',
        velocidad: '300 Mbps en 2,4 GHz',
        antenas: 'Dos externas',
        puertos: 'Cinco de 100 Mbps',
        alcance: 'Apartamento de dos cuartos',
        voltaje: '110-240 V',
        garantia: '6 meses',
      },
    },
    {
      slug: 'tp-link-tl-mr6400',
      sku: 'TPL-MR6400',
      name: 'Router 4G LTE TP-Link TL-MR6400',
      model: 'TL-MR6400',
      brand: 'tp-link',
      colours: ['negro'],
      price: 89,
      wholesale: 80,
      stock: 4,
      description: prose`
        Ponga una SIM de Cubacel con paquete de datos y tendrá red en la finca, el taller o la casa donde no llega el teléfono fijo. El MR6400
        toma 4G, reparte a 32 aparatos por Wi-Fi y ofrece cuatro puertos, uno de ellos válido como entrada de un módem. Dos antenas
        desmontables admiten otra exterior si la señal es débil. Trae fuente de 110 a 240 V y adaptador de SIM. Pruebe primero la
        cobertura de su zona con un teléfono.`,
      facts: {
        tipo: 'Router con SIM',
        norma: 'Wi-Fi 4 (802.11n)',
        velocidad: '150 Mbps por 4G y 300 Mbps por Wi-Fi',
        antenas: 'Dos LTE desmontables',
        puertos: 'Cuatro de 100 Mbps',
        compatibilidad: ['SIM de Cubacel 4G', 'Módem DSL'],
        voltaje: '110-240 V',
        garantia: '12 meses',
      },
    },
  ],
)

export const switches = shelf(
  'switches',
  ['puertos', 'velocidad', 'material'],
  [
    {
      slug: 'tp-link-tl-sg105',
      sku: 'TPL-SG105',
      name: 'Switch TP-Link TL-SG105 de 5 puertos Gigabit',
      model: 'TL-SG105',
      brand: 'tp-link',
      colours: ['azul'],
      price: 21,
      wholesale: 18.9,
      stock: 19,
      description: prose`
        Cinco puertos gigabit en caja metálica azul, sin ventilador y sin nada que configurar: se enchufa y reparte. Sirve para sacar más bocas
        del router, unir la impresora de red con dos computadoras o llevar cable al segundo piso. El metal disipa el calor y dura años
        encendido. La priorización automática evita que una copia grande corte la llamada. Fuente externa de 5 V para 110 o 220, que
        también puede colgar de un power bank.`,
      facts: {
        tipo: 'Switch no administrable',
        puertos: 'Cinco gigabit',
        velocidad: '1000 Mbps',
        norma: 'Gigabit Ethernet',
        material: 'Metal',
        alimentacion: 'Fuente externa de 5 V',
        voltaje: '110-240 V',
        garantia: '12 meses',
      },
    },
    {
      slug: 'tp-link-tl-sg1016d',
      sku: 'TPL-SG1016D',
      name: 'Switch TP-Link TL-SG1016D de 16 puertos Gigabit',
      model: 'TL-SG1016D',
      brand: 'tp-link',
      colours: ['negro'],
      price: 79,
      wholesale: 71,
      stock: 5,
      description: prose`
        Dieciséis puertos gigabit para la oficina entera, de mesa o en gabinete de 19 pulgadas con las orejas incluidas. Ahorra hasta un 40 % de
        corriente apagando los puertos vacíos, y al no llevar ventilador sirve en aulas y consultorios. Capacidad de conmutación de
        32 Gbps: todos los equipos a la vez sin cuello de botella. La fuente es interna, de 100 a 240 V; ponga un protector de línea, que
        los rayos entran por el cable.`,
      facts: {
        tipo: 'Switch no administrable',
        puertos: 'Dieciséis gigabit',
        velocidad: '1000 Mbps',
        norma: 'Gigabit Ethernet',
        material: 'Metal',
        alimentacion: 'Fuente interna',
        voltaje: '110-240 V',
        garantia: '12 meses',
      },
    },
    {
      slug: 'tp-link-ls1008',
      sku: 'TPL-LS1008',
      name: 'Switch TP-Link LS1008 de 8 puertos',
      model: 'LS1008',
      brand: 'tp-link',
      colours: ['blanco'],
      price: 14,
      wholesale: 12.6,
      stock: 30,
      description: prose`
        Ocho bocas de 100 megas en un cuerpo plástico blanco del tamaño de un teléfono. Para la línea de Nauta Hogar sobra, y para compartir una
        impresora o un punto de venta también. Luz por puerto para saber de un vistazo qué cable anda suelto. Se puede atornillar a la pared.
        Consume menos de 2 W y su adaptador acepta 110 y 220. Si va a mover archivos grandes entre computadoras, suba a un modelo
        gigabit.`,
      facts: {
        tipo: 'Switch no administrable',
        puertos: 'Ocho de 100 Mbps',
        velocidad: '100 Mbps',
        norma: 'Fast Ethernet',
        material: 'Plástico',
        alimentacion: 'Fuente externa de 5 V',
        voltaje: '110-240 V',
        garantia: '6 meses',
      },
    },
  ],
)

export const accessPoints = shelf(
  'puntos-acceso',
  ['norma', 'alcance', 'alimentacion'],
  [
    {
      slug: 'tp-link-eap225',
      sku: 'TPL-EAP225',
      name: 'Punto de acceso TP-Link Omada EAP225',
      model: 'EAP225',
      brand: 'tp-link',
      colours: ['blanco'],
      price: 69,
      wholesale: 62,
      stock: 7,
      description: prose`
        Disco de techo para hoteles, hostales, escuelas y oficinas. El EAP225 atiende decenas de clientes en dos bandas y, con el programa Omada,
        varios se manejan como uno solo: el huésped camina por la casa y no se le corta la llamada. Recibe corriente por el propio cable de
        red con el inyector incluido, así que no hace falta enchufe arriba. Admite portal de bienvenida con contraseña o cupones.
        Inyector de 110 a 240 V, tornillos y base.`,
      facts: {
        tipo: 'Punto de acceso de techo',
        norma: 'Wi-Fi 5 (802.11ac)',
        velocidad: '867 Mbps en 5 GHz y 450 Mbps en 2,4 GHz',
        puertos: 'Uno gigabit',
        alcance: '30 m en interiores',
        alimentacion: 'PoE con inyector incluido',
        voltaje: '110-240 V',
        garantia: '12 meses',
      },
    },
    {
      slug: 'tp-link-cpe210',
      sku: 'TPL-CPE210',
      name: 'Antena exterior TP-Link Pharos CPE210',
      model: 'CPE210',
      brand: 'tp-link',
      colours: ['blanco'],
      price: 54,
      wholesale: 48.6,
      stock: 9,
      description: prose`
        Antena direccional de 9 dBi para enlazar dos casas, llevar la red al almacén o captar con ventaja una señal lejana de 2,4 GHz. Con vista
        despejada hace cinco kilómetros o más. La carcasa soporta lluvia y sol; el puerto va protegido contra descargas, aunque en
        loma conviene añadir tierra. Se alimenta por el cable de red, hasta 60 metros, con inyector incluido de 110 a 240 V. Para un enlace
        completo se compran dos.`,
      facts: {
        tipo: 'Antena exterior direccional',
        norma: 'Wi-Fi 4 (802.11n)',
        velocidad: '300 Mbps en 2,4 GHz',
        antenas: 'Direccional de 9 dBi',
        puertos: 'Uno de 100 Mbps',
        alcance: '5 km con línea de vista',
        alimentacion: 'PoE pasivo con inyector incluido',
        voltaje: '110-240 V',
        garantia: '12 meses',
      },
    },
    {
      slug: 'tp-link-re305',
      sku: 'TPL-RE305',
      name: 'Extensor Wi-Fi TP-Link RE305',
      model: 'RE305',
      brand: 'tp-link',
      colours: ['blanco'],
      price: 32,
      wholesale: 28.9,
      stock: 0,
      description: prose`
        Se enchufa a mitad de camino entre el router y el cuarto sin señal, y repite la red en 2,4 y 5 GHz. Las luces del frente dicen si el sitio
        es bueno: azul, perfecto; roja, acérquelo. Trae un puerto de red para dar cable al televisor. El emparejado se hace con el botón
        WPS, sin entrar a ningún menú. Va directo a la toma, con clavija plana, de 100 a 240 V. En casas de placa gruesa rinde más en el
        pasillo.`,
      facts: {
        tipo: 'Extensor de señal',
        norma: 'Wi-Fi 5 (802.11ac)',
        velocidad: '867 Mbps en 5 GHz y 300 Mbps en 2,4 GHz',
        antenas: 'Dos plegables',
        puertos: 'Uno de 100 Mbps',
        alcance: '15 m desde el router',
        alimentacion: 'Directo a la toma',
        voltaje: '110-240 V',
        garantia: '6 meses',
      },
    },
  ],
)
