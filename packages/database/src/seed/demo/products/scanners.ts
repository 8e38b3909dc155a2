import { prose } from '../prose.ts'
import { shelf } from './product.ts'

export const scanners = shelf(
  'escaneres',
  ['tipo', 'resolucion', 'alimentacion'],
  [
    {
      slug: 'epson-perfection-v39',
      sku: 'EPS-V39',
      name: 'Escáner plano Epson Perfection V39',
      model: 'Perfection V39',
      brand: 'epson',
      colours: ['negro'],
      price: 129,
      wholesale: 116,
      stock: 7,
      description: prose`
        Delgado como una libreta grande y con tapa que se levanta para libros gruesos. El V39 digitaliza fotos de familia a
        4800 puntos por pulgada y les devuelve el color con un botón; de pie, gracias a su soporte, casi no ocupa mesa. Se
        alimenta del propio cable USB, así que no busca enchufe ni le afectan los cambios de voltaje. En la caja: escáner,
        soporte, cable y programas. Para documentos sueltos demora unos diez segundos por hoja.`,
      facts: {
        tipo: 'Escáner plano',
        conexion: 'USB',
        formato: 'A4 y carta',
        resolucion: '4800 × 4800 ppp',
        velocidad: '10 s por hoja a 300 ppp',
        alimentacion: 'Por USB',
        peso: '1,5 kg',
        garantia: '12 meses',
      },
    },
    {
      slug: 'epson-workforce-es-50',
      sku: 'EPS-ES50',
      name: 'Escáner portátil Epson WorkForce ES-50',
      model: 'ES-50',
      brand: 'epson',
      colours: ['negro'],
      price: 139,
      wholesale: 125,
      stock: 4,
      description: prose`
        Pesa menos de 300 gramos y viaja en el bolso junto a la laptop. El ES-50 toma una hoja tras otra, la reconoce y la guarda
        como PDF con texto que se puede buscar, ideal para auditores, abogados y comerciales que recogen papeles en la calle.
        También pasa carnés de plástico. Se alimenta por USB, sin fuente ni pilas. Incluye cable, hoja de calibración y el
        programa ScanSmart para Windows y Mac. No sirve para libros ni fotos pegadas en álbum.`,
      facts: {
        tipo: 'Escáner portátil',
        conexion: 'USB',
        formato: 'A4 y oficio',
        resolucion: '1200 ppp',
        velocidad: '5,5 s por hoja',
        alimentador: 'Hoja a hoja',
        alimentacion: 'Por USB',
        peso: '270 g',
        garantia: '12 meses',
      },
    },
    {
      slug: 'canon-lide-300',
      sku: 'CAN-LIDE300',
      name: 'Escáner plano Canon CanoScan LiDE 300',
      model: 'LiDE 300',
      brand: 'canon',
      colours: ['negro'],
      price: 89,
      wholesale: 80,
      before: 99,
      stock: 12,
      description: prose`
        El escáner económico para la casa y la escuela. Cuatro botones al frente hacen lo de siempre: PDF, copia, correo y
        escaneo automático que adivina si puso una foto o un documento. Alcanza 2400 puntos por pulgada, de sobra para títulos,
        certificados y trámites en línea. Solo necesita un puerto USB; por ese mismo cable le llega la corriente. La caja
        contiene el equipo, el cable y el disco. Muy ligero: kilo y medio que se guarda en cualquier gaveta.`,
      facts: {
        tipo: 'Escáner plano',
        conexion: 'USB',
        formato: 'A4 y carta',
        resolucion: '2400 × 2400 ppp',
        velocidad: '10 s por hoja a 300 ppp',
        alimentacion: 'Por USB',
        peso: '1,7 kg',
        garantia: '12 meses',
      },
    },
    {
      slug: 'hp-scanjet-pro-2600-f1',
      sku: 'HP-SJ2600',
      name: 'Escáner HP ScanJet Pro 2600 f1 con ADF',
      model: 'ScanJet Pro 2600 f1',
      brand: 'hp',
      colours: ['blanco'],
      price: 329,
      wholesale: 296,
      stock: 2,
      description: prose`
        Dos escáneres en uno: cama plana para libros y un alimentador de 60 hojas que lee ambas caras de una pasada, a 50
        imágenes por minuto. Está calculado para 1 500 páginas diarias, lo que mueve un archivo central o una dirección de
        recursos humanos. El programa separa, endereza y nombra los ficheros. Trae fuente propia para 110 o 220 V, cable USB
        y guía. Limpie los rodillos con paño húmedo cada mes y durará años.`,
      facts: {
        tipo: 'Escáner con alimentador',
        conexion: 'USB',
        formato: 'A4 y oficio',
        resolucion: '1200 ppp',
        velocidad: '25 ppm a doble cara',
        alimentador: 'ADF de 60 hojas',
        alimentacion: 'Fuente externa',
        voltaje: '110-240 V',
        garantia: '12 meses',
      },
    },
  ],
)
