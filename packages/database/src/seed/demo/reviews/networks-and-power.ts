import { from, type ReviewsByProduct } from './review.ts'

export const networkAndPowerReviews: ReviewsByProduct = {
  'tp-link-archer-c6': [
    [
      from('alexander.tamayo@example.com'),
      5,
      50,
      'Instalado en casa el mismo día. La señal llega al cuarto del fondo, que antes era zona muerta.',
    ],
    ['Yasniel Polo', 5, 96, 'Le limito la velocidad a cada teléfono y se acabaron las broncas en casa.'],
    [
      'Hostal Doña Marta',
      4,
      151,
      'Red de invitados con su contraseña. A veces hay que reiniciarlo después del apagón.',
    ],
    ['Eugenio Rivas', 5, 229, 'Configurado con mi usuario de Nauta antes de llevármelo. Llegar y enchufar.'],
  ],
  'tp-link-archer-ax12': [
    ['Bar El Patio', 5, 9, 'Treinta clientes conectados y nadie se queja. Antes se caía con diez.'],
    [
      'Lázaro Ulacia',
      4,
      15,
      'Va muy bien. La aplicación insiste en crear cuenta, pero por navegador también se configura.',
    ],
  ],
  'tp-link-tl-wr840n': [
    [
      from('cliente@demo.cu'),
      4,
      92,
      'Barato y cumple para Nauta Hogar. No le pidan que atraviese tres placas.',
    ],
    ['Rosendo Vega', 5, 161, 'Lo puse de repetidor con el viejo y cubrió el patio.'],
    ['Yenia Batista', 3, 243, 'Normalito. Con muchos aparatos se queda sin aire.'],
  ],
  'tp-link-tl-mr6400': [
    [
      'Finca El Mamey',
      5,
      135,
      'Por primera vez tenemos Internet en la finca. Con la antena subida a la mata coge 4G.',
    ],
    ['Gilberto Naranjo', 3, 220, 'Funciona, pero los datos vuelan si no se controla a los muchachos.'],
  ],
  'tp-link-tl-sg105': [['Yarien Despaigne', 5, 102, 'De metal, ni tibio se pone. Conectar y olvidarse.']],
  'tp-link-tl-sg1016d': [
    [
      'Redes Acueducto',
      5,
      140,
      'Dieciséis puestos a giga sin ruido de ventilador. Con las orejas para el rack incluidas.',
    ],
  ],
  'tp-link-eap225': [
    [
      'Hostal Vista Real',
      5,
      61,
      'Dos en el techo y los huéspedes felices. El portal con cupones es una maravilla.',
    ],
    [
      'Casa Azul Trinidad',
      4,
      194,
      'Muy buena cobertura. El programa Omada pide una computadora encendida o el controlador aparte.',
    ],
  ],
  'tp-link-cpe210': [
    [
      from('yoel.batista@example.net'),
      4,
      11,
      'Buenas antenas. Costó alinearlas, me ayudaron por teléfono una hora entera sin cobrarme.',
    ],
    ['Granja Los Cayos', 5, 174, 'Kilómetro y medio hasta el almacén, con lluvia y todo.'],
  ],
  'tp-link-re305': [
    [
      from('cliente@demo.cu'),
      3,
      90,
      'Ayuda, aunque la velocidad cae a la mitad. En el pasillo rinde más, como aconsejan.',
    ],
    ['Maylín Acuña', 4, 182, 'Las luces te dicen dónde ponerlo. Fácil.'],
  ],
  'apc-back-ups-bx600': [
    [
      from('cafeteria.lucero@example.com'),
      5,
      245,
      'Nos da tiempo a cerrar la venta cada vez que se va la luz. Imprescindible.',
    ],
    ['Yolaida Prieto', 4, 100, 'El router me aguanta más de una hora. Pita fuerte, pero se puede silenciar.'],
    ['Taller Zamora', 5, 192, 'Batería cambiada a los dos años aquí mismo y como nuevo.'],
  ],
  'apc-back-ups-bx1200': [
    [
      'Estudio Sonido 95',
      5,
      152,
      'Dos pantallas y la computadora, veinte minutos largos. Apaga Windows solo.',
    ],
  ],
  'forza-nt-761': [
    [
      from('roberto.cespedes@example.com'),
      5,
      19,
      'Aquí el voltaje baja todas las tardes y este lo sube sin usar la batería. Muy buena compra.',
    ],
    ['Celia Ferrales', 4, 131, 'Cumple. Trae pocas tomas con batería, fíjense cuáles son.'],
  ],
  'apc-pe66-6-tomas': [
    [
      from('cliente@demo.cu'),
      5,
      77,
      'La quería por seguridad y ya me salvó de una subida. Mi mamá duerme tranquila.',
    ],
    ['Alcides Rey', 4, 200, 'Sólida. El cable un poquito corto para mi sala.'],
  ],
  'forza-fsp-802': [['Yenisey Pardo', 4, 123, 'Caben los adaptadores grandes sin pelearse. Buena idea.']],
  'forza-fvr-1211': [
    [
      'Wilfredo Armas',
      5,
      167,
      'El televisor dejó de hacer rayas por las noches. Ojalá repongan, lo quiere mi vecino.',
    ],
  ],
}
