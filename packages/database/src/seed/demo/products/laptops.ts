import { prose } from '../prose.ts'
import { extendedWarranty } from './extras.ts'
import { shelf } from './product.ts'

export const laptops = shelf(
  'laptops',
  ['procesador', 'ram', 'disco'],
  [
    {
      slug: 'lenovo-ideapad-3-15',
      sku: 'LEN-IP3-15',
      name: 'Laptop Lenovo IdeaPad 3 de 15,6 pulgadas',
      model: '15IAU7',
      brand: 'lenovo',
      colours: ['gris'],
      price: 449,
      wholesale: 409,
      before: 489,
      stock: 7,
      badges: ['hot'],
      featured: true,
      description: prose`
        Portátil de entrada que rinde como se espera en la escuela y la oficina: Word, navegador con muchas pestañas, videollamadas
        y contabilidad. El Core i3 de duodécima generación y el disco sólido la encienden en diez segundos. La cámara tiene tapa física.
        Trae el cargador de 65 W, que acepta de 100 a 240 V, y Windows 11 activado en español. La memoria se puede ampliar hasta
        16 GB; se la instalamos al momento si compra el módulo con nosotros.`,
      facts: {
        tipo: 'Laptop para estudio',
        procesador: 'Intel Core i3-1215U',
        ram: '8 GB',
        disco: 'SSD de 256 GB',
        pantalla: '15,6 pulgadas Full HD',
        grafica: 'Intel UHD',
        sistema: 'Windows 11 Home',
        idioma: 'Español',
        bateria: 'Hasta 6 horas',
        voltaje: '110-240 V',
        garantia: '12 meses',
      },
    },
    {
      slug: 'lenovo-thinkpad-e14',
      sku: 'LEN-E14G5',
      name: 'Laptop Lenovo ThinkPad E14',
      model: 'E14 Gen 5',
      brand: 'lenovo',
      colours: ['negro'],
      price: 869,
      wholesale: 789,
      stock: 4,
      featured: true,
      description: prose`
        ThinkPad sigue siendo sinónimo de teclado: recorrido largo, salpicaduras toleradas y el botón rojo para quien no quiere
        soltar las manos. Este E14 de quinta generación lleva Core i5, 16 GB y disco de medio terabyte, con puerto de red y lector de
        huella. Soporta las pruebas militares de polvo y golpes. Se carga por USB-C de 65 W, de modo que un mismo adaptador le sirve
        para el teléfono. Incluye cargador de voltaje universal y Windows 11 Pro.`,
      facts: {
        tipo: 'Laptop empresarial',
        procesador: 'Intel Core i5-1335U',
        ram: '16 GB',
        disco: 'SSD de 512 GB',
        pantalla: '14 pulgadas WUXGA',
        grafica: 'Intel Iris Xe',
        sistema: 'Windows 11 Pro',
        idioma: 'Español',
        bateria: 'Hasta 9 horas',
        voltaje: '110-240 V',
        garantia: '12 meses',
      },
      options: [
        extendedWarranty(75, 130),
        {
          title: 'Ampliación de memoria',
          required: false,
          values: [
            ['16 GB de fábrica', 0],
            ['24 GB', 32],
            ['32 GB', 58],
          ],
        },
      ],
    },
    {
      slug: 'hp-15-fd0000',
      sku: 'HP-15FD0000',
      name: 'Laptop HP 15-fd0000 de 15,6 pulgadas',
      model: '15-fd0000',
      brand: 'hp',
      colours: ['plateado'],
      price: 529,
      wholesale: 481,
      stock: 6,
      description: prose`
        La HP de la casa: plateada, liviana, con teclado numérico completo y pantalla antirreflejo que se deja usar cerca de la
        ventana. Monta un Core i3 de ocho núcleos eficientes, 8 GB y disco sólido de 512, suficiente para estudiar, teletrabajar y
        ver películas. El cargador de 45 W es de punta azul y trabaja de 110 a 240 V. Viene con Windows 11 y sin programas de prueba:
        se los quitamos antes de entregarla para que arranque limpia.`,
      facts: {
        tipo: 'Laptop para estudio',
        procesador: 'Intel Core i3-N305',
        ram: '8 GB',
        disco: 'SSD de 512 GB',
        pantalla: '15,6 pulgadas Full HD',
        grafica: 'Intel UHD',
        sistema: 'Windows 11 Home',
        idioma: 'Español',
        bateria: 'Hasta 7 horas',
        voltaje: '110-240 V',
        garantia: '12 meses',
      },
    },
    {
      slug: 'hp-probook-440-g10',
      sku: 'HP-PB440G10',
      name: 'Laptop HP ProBook 440 G10',
      model: 'ProBook 440 G10',
      brand: 'hp',
      colours: ['plateado'],
      price: 899,
      wholesale: 809,
      before: 959,
      stock: 3,
      description: prose`
        Equipo de empresa con chasis de aluminio, bisagra que abre a 180 grados y puertos de verdad: HDMI, red, tres USB y USB-C con
        carga. El ProBook 440 G10 lleva chip TPM, huella y BIOS que se repara sola, por eso lo piden los departamentos de seguridad
        informática. Core i5 de decimotercera generación, 16 GB ampliables a 32. Cargador de 65 W universal en la caja. Emitimos oferta con
        su código REEUP para pago por cheque o transferencia.`,
      facts: {
        tipo: 'Laptop empresarial',
        procesador: 'Intel Core i5-1335U',
        ram: '16 GB',
        disco: 'SSD de 512 GB',
        pantalla: '14 pulgadas Full HD',
        grafica: 'Intel Iris Xe',
        sistema: 'Windows 11 Pro',
        idioma: 'Español',
        bateria: 'Hasta 10 horas',
        voltaje: '110-240 V',
        garantia: '12 meses',
      },
    },
    {
      slug: 'dell-inspiron-15-3520',
      sku: 'DEL-INS3520',
      name: 'Laptop Dell Inspiron 15 3520',
      model: 'Inspiron 3520',
      brand: 'dell',
      colours: ['negro'],
      price: 599,
      wholesale: 545,
      stock: 5,
      description: prose`
        Pantalla de 15,6 pulgadas a 120 hercios en una máquina de trabajo: al bajar por una hoja de cálculo se nota. El Inspiron 3520
        tiene procesador Core i5, 8 GB en un solo módulo, dejando libre la segunda ranura, y disco de 512 GB. Los topes levantan el
        teclado y ayudan a ventilar, detalle que se agradece en agosto. Incluye adaptador de 65 W con clavija plana, bueno para 110 y
        220 V, y Windows 11 en español.`,
      facts: {
        tipo: 'Laptop para trabajo',
        procesador: 'Intel Core i5-1235U',
        ram: '8 GB',
        disco: 'SSD de 512 GB',
        pantalla: '15,6 pulgadas Full HD',
        grafica: 'Intel Iris Xe',
        sistema: 'Windows 11 Home',
        idioma: 'Español',
        bateria: 'Hasta 6 horas',
        voltaje: '110-240 V',
        garantia: '12 meses',
      },
    },
    {
      slug: 'dell-latitude-3440',
      sku: 'DEL-LAT3440',
      name: 'Laptop Dell Latitude 3440',
      model: 'Latitude 3440',
      brand: 'dell',
      colours: ['gris'],
      price: 849,
      wholesale: 770,
      stock: 0,
      description: prose`
        Latitude es la línea que Dell hace para flotas: piezas que se consiguen, manual de servicio público y batería que cambia
        cualquier técnico con un destornillador. Esta 3440 combina 14 pulgadas, Core i5 de decimotercera generación, 16 GB y red por cable sin
        adaptador. Nuestro taller guarda teclados y baterías del modelo. Se entrega con cargador USB-C de 65 W para cualquier voltaje y
        Windows 11 Pro. Agotada por ahora; entra lote nuevo este mes.`,
      facts: {
        tipo: 'Laptop empresarial',
        procesador: 'Intel Core i5-1335U',
        ram: '16 GB',
        disco: 'SSD de 512 GB',
        pantalla: '14 pulgadas Full HD',
        grafica: 'Intel Iris Xe',
        sistema: 'Windows 11 Pro',
        idioma: 'Inglés',
        bateria: 'Hasta 9 horas',
        voltaje: '110-240 V',
        garantia: '12 meses',
      },
    },
    {
      slug: 'asus-vivobook-go-15',
      sku: 'ASU-E1504FA',
      name: 'Laptop ASUS Vivobook Go 15',
      model: 'E1504FA',
      brand: 'asus',
      colours: ['celeste', 'negro', 'verde'],
      price: 479,
      wholesale: 435,
      stock: 8,
      badges: ['new'],
      description: prose`
        Color fresco, kilo y seiscientos gramos y una bisagra que se acuesta por completo para compartir la pantalla. La Vivobook Go
        trae Ryzen 5 de bajo consumo con gráficos Radeon, memoria rápida soldada de 8 GB y disco de 512. La batería aguanta la mañana
        entera de clases y recupera la mitad en media hora, algo que vale oro cuando hay apagón programado. Cargador incluido, de 100
        a 240 voltios. Tiene tapa en la cámara.`,
      facts: {
        tipo: 'Laptop para estudio',
        procesador: 'AMD Ryzen 5 7520U',
        ram: '8 GB',
        disco: 'SSD de 512 GB',
        pantalla: '15,6 pulgadas Full HD',
        grafica: 'AMD Radeon 610M',
        sistema: 'Windows 11 Home',
        idioma: 'Español',
        bateria: 'Hasta 8 horas',
        voltaje: '110-240 V',
        garantia: '12 meses',
      },
      options: [
        {
          title: 'Color',
          required: true,
          values: [
            ['Celeste', 0],
            ['Negro', 0],
            ['Verde', 6],
          ],
        },
      ],
    },
    {
      slug: 'asus-tuf-gaming-f15',
      sku: 'ASU-FX507ZC',
      name: 'Laptop ASUS TUF Gaming F15',
      model: 'FX507ZC',
      brand: 'asus',
      colours: ['negro'],
      price: 1049,
      wholesale: 955,
      stock: 2,
      description: prose`
        Para edición de video, AutoCAD y juegos. Lleva Core i5 de la serie H con RTX 3050 de 4 GB, pantalla a 144 hercios y dos
        ventiladores de cuchilla que expulsan el polvo. El disco de 512 tiene al lado una ranura libre para otro igual. El adaptador es
        de 200 W, grande: pide una toma firme y no funciona detrás de inversores pequeños. Viene con Windows 11, teclado iluminado y
        manual de limpieza que conviene seguir dos veces al año.`,
      facts: {
        tipo: 'Laptop para juegos y diseño',
        procesador: 'Intel Core i5-12500H',
        ram: '16 GB',
        disco: 'SSD de 512 GB',
        pantalla: '15,6 pulgadas Full HD 144 Hz',
        grafica: 'NVIDIA GeForce RTX 3050',
        sistema: 'Windows 11 Home',
        idioma: 'Español',
        bateria: 'Hasta 5 horas',
        voltaje: '110-240 V',
        garantia: '12 meses',
      },
    },
  ],
)
