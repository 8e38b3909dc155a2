import { prose } from '../prose.ts'
import { shelf } from './product.ts'

export const upsUnits = shelf(
  'ups',
  ['potencia', 'autonomia', 'tomas'],
  [
    {
      slug: 'apc-back-ups-bx600',
      sku: 'APC-BX600',
      name: 'UPS APC Back-UPS BX600 de 600 VA',
      model: 'BX600',
      brand: 'apc',
      colours: ['negro'],
      price: 79,
      wholesale: 71.5,
      stock: 6,
      badges: ['hot'],
      featured: true,
      description: prose`
        Cuando se va la corriente, este UPS le da entre diez y quince minutos con una computadora y su monitor: tiempo de guardar y apagar en orden.
        También mantiene el router más de una hora, y con él la llamada. Regula las subidas y bajadas sin gastar batería. Trabaja solo a
        110-120 V. No conecte en sus salidas de respaldo impresoras láser, ventiladores ni planchas. La batería dura de dos a tres años
        y la cambiamos nosotros.`,
      facts: {
        tipo: 'UPS interactivo',
        potencia: '600 VA / 300 W',
        autonomia: '12 minutos con una PC',
        tomas: 'Seis',
        bateria: '12 V 7 Ah reemplazable',
        voltaje: '110 V',
        peso: '4,3 kg',
        garantia: '12 meses',
      },
    },
    {
      slug: 'apc-back-ups-bx1200',
      sku: 'APC-BX1200',
      name: 'UPS APC Back-UPS BX1200 de 1200 VA',
      model: 'BX1200',
      brand: 'apc',
      colours: ['negro'],
      price: 159,
      wholesale: 144,
      stock: 3,
      description: prose`
        El doble de potencia para el servidor pequeño, la caja con su ticketera o la estación de diseño. El BX1200 aguanta unos veinte minutos una
        computadora de escritorio con dos monitores y avisa por cable USB para que Windows se apague solo si nadie está. Regulación
        automática de voltaje y protección del cable de red. Entrada de 110-120 V. Pesa diez kilos por sus dos baterías: déjelo en
        el piso, con aire por los lados.`,
      facts: {
        tipo: 'UPS interactivo',
        potencia: '1200 VA / 650 W',
        autonomia: '20 minutos con una PC',
        tomas: 'Ocho',
        bateria: 'Dos de 12 V 7 Ah reemplazables',
        voltaje: '110 V',
        peso: '10,2 kg',
        garantia: '12 meses',
      },
    },
    {
      slug: 'forza-nt-761',
      sku: 'FOR-NT761',
      name: 'UPS Forza NT-761 de 750 VA',
      model: 'NT-761',
      brand: 'forza',
      colours: ['negro'],
      price: 69,
      wholesale: 62,
      stock: 10,
      description: prose`
        Un UPS con buena relación entre precio y respaldo: 750 VA, seis tomas y regulador incorporado que corrige entre 89 y 145 V sin tocar la
        batería. Eso, donde el voltaje baja cada tarde, le alarga la vida. El NT-761 arranca aun sin corriente, por si hay que sacar un
        archivo a oscuras. Incluye cable USB y programa de apagado. Es de 120 V. Cárguelo ocho horas antes del primer uso y descárguelo a propósito
        cada tres meses.`,
      facts: {
        tipo: 'UPS interactivo',
        potencia: '750 VA / 375 W',
        autonomia: '14 minutos con una PC',
        tomas: 'Seis',
        bateria: '12 V 7 Ah reemplazable',
        voltaje: '110 V',
        peso: '5,1 kg',
        garantia: '12 meses',
      },
    },
  ],
)

export const surgeProtectors = shelf(
  'regletas',
  ['tomas', 'potencia', 'longitud'],
  [
    {
      slug: 'apc-pe66-6-tomas',
      sku: 'APC-PE66',
      name: 'Regleta APC PE66 de 6 tomas con protección',
      model: 'PE66',
      brand: 'apc',
      colours: ['blanco'],
      price: 19,
      wholesale: 17,
      stock: 24,
      description: prose`
        No es una extensión cualquiera: absorbe 1 080 julios de sobretensión y se sacrifica antes de que el pico llegue a su impresora. Seis tomas con
        tierra, interruptor con luz y breaker de 15 amperios. El cable de metro ochenta sale plano para arrimar el mueble. Para
        110-120 V únicamente. Cuando se apague la lucecita de protección, cámbiela: después de varios golpes la pieza se agota, aunque
        siga dando corriente.`,
      facts: {
        tipo: 'Regleta con protección',
        tomas: 'Seis',
        potencia: '15 A',
        capacidad: '1 080 julios',
        longitud: '1,8 m de cable',
        voltaje: '110 V',
        garantia: '12 meses',
      },
    },
    {
      slug: 'forza-fsp-802',
      sku: 'FOR-FSP802',
      name: 'Regleta Forza FSP-802 de 8 tomas',
      model: 'FSP-802',
      brand: 'forza',
      colours: ['negro'],
      price: 14,
      wholesale: 12.5,
      stock: 37,
      description: prose`
        Ocho tomas, dos de ellas separadas para los adaptadores gordos que tapan al vecino. La FSP-802 protege computadora, monitor, router, bocinas y
        cargadores con un solo interruptor, y así se apaga todo antes de una tormenta. Carcasa que no propaga llama y ranuras para
        colgarla. Clavija plana con tierra: si su toma no la tiene, no la corte; llame a un electricista. Trabaja a
        110 V con un máximo de 1 800 vatios.`,
      facts: {
        tipo: 'Regleta con protección',
        tomas: 'Ocho',
        potencia: '1 800 W',
        capacidad: '800 julios',
        longitud: '1,2 m de cable',
        voltaje: '110 V',
        garantia: '6 meses',
      },
    },
    {
      slug: 'forza-fvr-1211',
      sku: 'FOR-FVR1211',
      name: 'Regulador de voltaje Forza FVR-1211',
      model: 'FVR-1211',
      brand: 'forza',
      colours: ['negro'],
      price: 33,
      wholesale: 29.7,
      stock: 0,
      description: prose`
        Un regulador mantiene la salida cerca de 120 V aunque la calle ande entre 95 y 145, que es lo que mata fuentes y fusores poco a poco. El FVR-1211
        sirve para una impresora de tinta, una PC con monitor o un televisor; para láser o refrigerador pida uno mayor. Cuatro tomas
        reguladas, luces de estado y retardo de encendido. No almacena energía: si hay apagón, se apaga. Entrada y salida de
        110-120 V.`,
      facts: {
        tipo: 'Regulador de voltaje',
        tomas: 'Cuatro',
        potencia: '1200 VA / 600 W',
        capacidad: '180 julios',
        longitud: '1,2 m de cable',
        voltaje: '110 V',
        peso: '1,9 kg',
        garantia: '12 meses',
      },
    },
  ],
)
