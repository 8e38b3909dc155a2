import { prose } from '../prose.ts'
import { shelf } from './product.ts'

export const cables = shelf(
  'cables',
  ['tipo', 'longitud', 'norma'],
  [
    {
      slug: 'cable-red-cat6-10m',
      sku: 'NEX-CAT6-10',
      name: 'Cable de red Cat 6 de 10 m',
      model: null,
      brand: 'nexxt',
      colours: ['azul', 'gris', 'amarillo', 'naranja'],
      price: 9.5,
      wholesale: 8.5,
      stock: 40,
      description: prose`
        Cable de red armado y probado, categoría 6, con conectores moldeados y pestaña que no se parte al segundo tirón. Diez metros alcanzan para
        ir del router al cuarto del fondo por la canaleta. Transmite gigabit completo y es de cobre puro, no aluminio, detalle que se nota
        cuando además lleva corriente a una cámara o antena. Lo tenemos azul, gris, amarillo y naranja para distinguir tramos. Otras
        medidas se cortan por encargo.`,
      facts: {
        tipo: 'Cable de red UTP',
        longitud: '10 m',
        norma: 'Categoría 6',
        material: 'Cobre',
        velocidad: '1000 Mbps',
        contenido: 'Un cable con dos conectores RJ-45',
        garantia: '3 meses',
      },
      options: [
        {
          title: 'Color',
          required: true,
          values: [
            ['Azul', 0],
            ['Gris', 0],
            ['Amarillo', 0],
            ['Naranja', 0],
          ],
        },
      ],
    },
    {
      slug: 'cable-hdmi-2m',
      sku: 'XTE-HDMI2',
      name: 'Cable HDMI 2.0 de 2 m',
      model: null,
      brand: 'xtech',
      colours: ['negro'],
      price: 6.5,
      wholesale: 5.8,
      stock: 55,
      description: prose`
        Lleva imagen y sonido de la laptop, la cajita o la consola al televisor, en 4K a 60 cuadros si los dos aparatos lo permiten. Dos metros
        con funda flexible y conectores dorados que agarran firme, algo importante si el televisor está colgado. HDMI sirve para monitor, proyector
        y barra de sonido. Conéctelo siempre con ambos equipos apagados: la diferencia de tierra entre enchufes ha quemado muchos
        puertos en casas sin polo a tierra.`,
      facts: {
        tipo: 'Cable HDMI',
        longitud: '2 m',
        norma: 'HDMI 2.0',
        resolucion: '4K a 60 Hz',
        material: 'Cobre con contactos dorados',
        compatibilidad: ['Televisores', 'Monitores', 'Proyectores'],
        garantia: '3 meses',
      },
    },
    {
      slug: 'cable-usb-impresora-3m',
      sku: 'XTE-USBAB3',
      name: 'Cable USB para impresora de 3 m',
      model: 'XTC-303',
      brand: 'xtech',
      colours: ['gris'],
      price: 4.9,
      wholesale: 4.4,
      stock: 75,
      description: prose`
        El cable cuadrado que casi ninguna impresora trae en la caja: USB tipo A en la computadora, tipo B en el equipo. Tres metros dan libertad
        para sacar la impresora del escritorio sin usar extensiones, que suelen cortar la comunicación. Apantallado, con núcleo de ferrita
        contra interferencias. Vale para Epson, HP, Canon, Brother, escáneres y muchas interfaces de audio. Si su impresora aparece y
        desaparece, cambie el cable antes de llamar al técnico.`,
      facts: {
        tipo: 'Cable USB A-B',
        longitud: '3 m',
        norma: 'USB 2.0',
        material: 'Cobre apantallado',
        velocidad: '480 Mbps',
        compatibilidad: ['Impresoras', 'Escáneres', 'Interfaces de audio'],
        garantia: '3 meses',
      },
    },
  ],
)

export const chargers = shelf(
  'cargadores',
  ['potencia', 'conexion', 'compatibilidad'],
  [
    {
      slug: 'cargador-lenovo-65w-usb-c',
      sku: 'LEN-65WUSBC',
      name: 'Cargador Lenovo de 65 W USB-C',
      model: '4X20M26268',
      brand: 'lenovo',
      colours: ['negro'],
      price: 34,
      wholesale: 30.6,
      stock: 11,
      description: prose`
        Adaptador original Lenovo con salida USB-C de 65 W, para ThinkPad, IdeaPad y cualquier laptop o teléfono que cargue por ese puerto. Negocia
        solo entre 5, 9, 15 y 20 voltios, así que no daña equipos menores. Entrada de 100 a 240 V con cable desmontable de clavija
        plana. Los imitados calientan y acaban con la batería: compare el peso y el sello en la etiqueta. Cable de metro
        ochenta, reforzado en las puntas.`,
      facts: {
        tipo: 'Cargador de laptop',
        potencia: '65 W',
        conexion: 'USB-C',
        compatibilidad: ['Lenovo ThinkPad', 'Lenovo IdeaPad', 'Laptops con carga USB-C'],
        longitud: '1,8 m de cable',
        voltaje: '110-240 V',
        peso: '290 g',
        garantia: '6 meses',
      },
    },
    {
      slug: 'cargador-hp-45w',
      sku: 'HP-45WAZUL',
      name: 'Cargador HP de 45 W punta azul',
      model: 'H6Y88AA',
      brand: 'hp',
      colours: ['negro'],
      price: 27,
      wholesale: 24.3,
      stock: 3,
      description: prose`
        Para las HP de los últimos diez años con conector redondo de 4,5 milímetros y punta azul: series 14, 15, 240, 250, ProBook y Pavilion de bajo
        consumo. Entrega 19,5 V y 2,31 A. Mire la etiqueta bajo su laptop; si dice 65 W también sirve, solo que cargará más
        despacio. Viene con su cable corto de tres patas. La entrada tolera desde 100 hasta 240 voltios, muy útil donde la línea
        se cae por las noches.`,
      facts: {
        tipo: 'Cargador de laptop',
        potencia: '45 W',
        conexion: 'Punta azul de 4,5 mm',
        compatibilidad: ['HP 15', 'HP 250', 'HP ProBook', 'HP Pavilion'],
        longitud: '1,8 m de cable',
        voltaje: '110-240 V',
        peso: '240 g',
        garantia: '6 meses',
      },
    },
  ],
)
