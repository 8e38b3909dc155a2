import { from, type ReviewsByProduct } from './review.ts'

export const accessoryReviews: ReviewsByProduct = {
  'logitech-k120': [
    [
      from('jorge.aguilera@example.org'),
      5,
      112,
      'Con eñe y acentos en su lugar. Ya le cayó café y sigue igual.',
    ],
    ['Ciber La Esquina', 5, 60, 'Veinte teclados y ninguno ha fallado en un año de muchachos aporreándolos.'],
    ['Hilda Marrero', 4, 172, 'Suave y silencioso. Las patas podrían ser más altas.'],
  ],
  'logitech-k380': [
    [
      from('dianelys.cruz@example.com'),
      5,
      4,
      'El rosado es bellísimo y lo uso con la tableta y el televisor. Cambia de uno a otro al instante.',
    ],
    ['Karla Despaigne', 5, 94, 'Escribo de noche sin despertar a nadie.'],
    ['Ismael Cordoví', 4, 185, 'Muy bueno. Al principio extrañas el teclado numérico.'],
  ],
  'logitech-mk270': [
    [
      from('cliente@demo.cu'),
      5,
      78,
      'Se lo mandé a mi mamá y el mensajero le explicó hasta las pilas. Un diez.',
    ],
    ['Yulián Mesa', 4, 147, 'Cómodo para la sala. El ratón es un poco pequeño para mi mano.'],
  ],
  'logitech-m185': [
    [
      from('dianelys.cruz@example.com'),
      4,
      3,
      'Pequeño y cómodo. El rojo es más oscuro que en la foto, pero me gusta.',
    ],
    ['Oscar Luis Tamayo', 5, 89, 'Diez meses con la misma pila.'],
    [
      'Beatriz Alonso',
      3,
      191,
      'A veces se traba si conecto un disco al lado. Con una extensión se quitó, como dice la descripción.',
    ],
  ],
  'logitech-m90': [
    ['Primaria José Antonio Saco', 5, 65, 'Treinta para el laboratorio. Sencillos y duros.'],
    ['Reinaldo Mir', 4, 157, 'Por ese precio, perfecto.'],
  ],
  'logitech-mx-master-3s': [
    ['Ing. Alain Roldán', 5, 55, 'Caro y vale cada centavo. La rueda libre es adictiva.'],
    [
      'Yamara Olivares',
      4,
      130,
      'Extraordinario para hojas de cálculo. No es para zurdos, lástima por mi esposo.',
    ],
  ],
  'logitech-h390': [
    [
      from('dianelys.cruz@example.com'),
      4,
      470,
      'Se oye clarísimo y el micrófono no coge el ruido de la calle. Aprietan un poco al principio.',
    ],
    ['Call Center Oriente', 5, 106, 'Compramos doce. Resisten el trote diario.'],
    ['Teresa Guisado', 5, 215, 'Para mis clases de inglés en línea, ideales.'],
  ],
  'logitech-h111': [
    [
      'Yoslaine Rizo',
      4,
      81,
      'Livianos, mis hijos no se los quitan. En la computadora vieja hubo que comprar el separador.',
    ],
    ['Dagoberto Leal', 3, 188, 'Suenan bien para su precio. El cable es muy largo para el teléfono.'],
    [
      'Yaniel Sosa',
      1,
      122,
      'Al mes y medio dejó de oírse el lado derecho. Me los cambiaron, pero el segundo par va por el mismo camino.',
    ],
  ],
  'logitech-c920s': [
    [
      'Dra. Leyanis Font',
      5,
      117,
      'Hago consultas a distancia y mis pacientes me ven nítida. La tapa da confianza.',
    ],
  ],
  'logitech-c270': [
    [
      from('dianelys.cruz@example.com'),
      4,
      465,
      'Con poca conexión se ve bastante bien y no gasta datos. Para videollamadas familiares sobra.',
    ],
    ['Abuela Nena', 5, 153, 'Veo a mis nietos todos los domingos. Se puso sola, no hubo que hacer nada.'],
  ],
  'logitech-z120': [
    [
      from('cafeteria.lucero@example.com'),
      4,
      18,
      'Ponen música ambiente en la cafetería sin molestar. No esperen bajos.',
    ],
    ['Arisleidy Duany', 5, 137, 'En apagón las conecto a la laptop y hay radio para toda la casa.'],
  ],
  'cable-red-cat6-10m': [
    [
      from('yoel.batista@example.net'),
      5,
      16,
      'De cobre de verdad, la antena prende a 40 metros empatando con acople. Recomendado.',
    ],
    ['Yadelis Pavón', 4, 124, 'Buen cable y buenos conectores. Me hubiera gustado de 15 metros.'],
  ],
  'cable-hdmi-2m': [
    [from('jorge.aguilera@example.org'), 4, 109, 'Sin problema a 4K. Firme en el conector.'],
    ['Tienda de Videojuegos Nivel 1', 5, 207, 'Los usamos en todas las consolas.'],
  ],
  'cable-usb-impresora-3m': [
    [
      'Wendy Almarales',
      5,
      73,
      'La impresora se me desconectaba y era el cable viejo. Tres metros y cero cortes.',
    ],
    ['Arsenio Bello', 4, 179, 'Buen largo, algo rígido.'],
  ],
  'cargador-lenovo-65w-usb-c': [
    ['Michel Verdecia', 5, 126, 'Original, pesa lo que tiene que pesar. Carga la ThinkPad y el teléfono.'],
    ['Analay Tejeda', 4, 202, 'Bueno. El cable es un poco duro.'],
  ],
  'cargador-hp-45w': [
    ['Yuneisy Lastre', 5, 47, 'El mío se quemó en una bajada de voltaje y este trabaja perfecto.'],
    [
      'Omar Felipe',
      2,
      165,
      'Compré el de punta azul y mi HP es de punta gruesa. Lean la descripción mejor que yo. Me lo cambiaron.',
    ],
  ],
}
