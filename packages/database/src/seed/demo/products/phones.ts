import { prose } from '../prose.ts'
import { shelf } from './product.ts'

export const phones = shelf(
  'telefonos',
  ['pantalla', 'capacidad', 'camara'],
  [
    {
      slug: 'samsung-galaxy-a15',
      sku: 'SAM-A15-128',
      name: 'Teléfono Samsung Galaxy A15 128 GB',
      model: 'SM-A155M',
      brand: 'samsung',
      colours: ['azul', 'azul-marino', 'amarillo', 'celeste'],
      price: 169,
      wholesale: 154,
      stock: 12,
      badges: ['hot'],
      featured: true,
      description: prose`
        Pantalla Super AMOLED a 90 hercios, tres cámaras y cuatro años de actualizaciones de Samsung. El A15 está liberado y probado con las bandas 4G
        de Cubacel, datos y llamadas. Los 128 GB se amplían con tarjeta; admite dos SIM. Batería de 5 000 mAh, día y medio de uso
        normal. En la caja solo hay cable, el cargador de 25 W va aparte. Le instalamos gratis Transfermóvil, EnZona y el protector
        de pantalla.`,
      facts: {
        tipo: 'Teléfono inteligente',
        pantalla: '6,5 pulgadas Super AMOLED',
        capacidad: '128 GB',
        ram: '4 GB',
        camara: '50 + 5 + 2 MP y frontal de 13 MP',
        bateria: '5000 mAh',
        sistema: 'Android 14',
        norma: '4G LTE',
        garantia: '6 meses',
      },
      options: [
        {
          title: 'Color',
          required: true,
          values: [
            ['Azul', 0],
            ['Azul marino', 0],
            ['Amarillo', 0],
            ['Celeste', 0],
          ],
        },
        {
          title: 'Accesorios',
          required: false,
          values: [
            ['Solo el teléfono', 0],
            ['Cargador de 25 W', 11],
            ['Cargador y forro', 15],
          ],
        },
      ],
    },
    {
      slug: 'samsung-galaxy-a05',
      sku: 'SAM-A05-64',
      name: 'Teléfono Samsung Galaxy A05 64 GB',
      model: 'SM-A055M',
      brand: 'samsung',
      colours: ['plateado', 'verde', 'negro'],
      price: 105,
      wholesale: 95,
      stock: 17,
      description: prose`
        El Samsung más asequible de la tienda, con pantalla grande de 6,7 pulgadas y carga de 25 W. Va bien para WhatsApp, Transfermóvil, mapas y
        llamadas; no es para juegos pesados. Doble SIM y ranura de memoria, los tres espacios a la vez. Cámara de 50 megapíxeles que de día
        cumple. Trae cable USB-C; el adaptador se compra aparte. Teléfono nuevo, sellado, liberado y con factura para
        la garantía de seis meses.`,
      facts: {
        tipo: 'Teléfono inteligente',
        pantalla: '6,7 pulgadas PLS LCD',
        capacidad: '64 GB',
        ram: '4 GB',
        camara: '50 + 2 MP y frontal de 8 MP',
        bateria: '5000 mAh',
        sistema: 'Android 13',
        norma: '4G LTE',
        garantia: '6 meses',
      },
    },
    {
      slug: 'xiaomi-redmi-13c',
      sku: 'XIA-13C-128',
      name: 'Teléfono Xiaomi Redmi 13C 128 GB',
      model: '23108RN04Y',
      brand: 'xiaomi',
      colours: ['verde', 'negro', 'turquesa'],
      price: 115,
      wholesale: 103,
      before: 129,
      stock: 9,
      description: prose`
        Mucho teléfono por el precio: 128 GB, pantalla de 90 hercios y cargador dentro de la caja, cosa que ya casi nadie pone. El Redmi 13C toma bien
        las redes 3G y 4G de ETECSA y permite dos líneas más tarjeta de memoria. La batería rinde día y medio. El sistema trae anuncios
        en algunas aplicaciones: se los desactivamos al entregarlo, con su permiso. Incluye forro transparente, cable y
        clavija de 10 W para 110 o 220 V.`,
      facts: {
        tipo: 'Teléfono inteligente',
        pantalla: '6,74 pulgadas IPS LCD',
        capacidad: '128 GB',
        ram: '6 GB',
        camara: '50 + 2 MP y frontal de 8 MP',
        bateria: '5000 mAh',
        sistema: 'Android 13',
        norma: '4G LTE',
        garantia: '6 meses',
      },
    },
    {
      slug: 'samsung-galaxy-tab-a9',
      sku: 'SAM-TABA9',
      name: 'Tableta Samsung Galaxy Tab A9',
      model: 'SM-X110',
      brand: 'samsung',
      colours: ['gris', 'plateado', 'azul-marino'],
      price: 155,
      wholesale: 140,
      stock: 4,
      badges: ['new'],
      description: prose`
        Tableta compacta de 8,7 pulgadas con cuerpo de metal: cabe en un bolso y pesa 332 gramos. Perfecta para leer, hacer pedidos en un restaurante, ver
        clases o entretener a los niños con el control parental de Samsung. Es versión Wi-Fi, no lleva SIM; comparta datos desde el
        teléfono. Tiene 64 GB y ranura para tarjeta de hasta un terabyte. La batería de 5 100 mAh da ocho horas de video. Cable USB-C incluido,
        cargador no.`,
      facts: {
        tipo: 'Tableta',
        pantalla: '8,7 pulgadas TFT',
        capacidad: '64 GB',
        ram: '4 GB',
        camara: '8 MP y frontal de 2 MP',
        bateria: '5100 mAh',
        sistema: 'Android 13',
        norma: 'Wi-Fi 5 (802.11ac)',
        garantia: '6 meses',
      },
    },
  ],
)
