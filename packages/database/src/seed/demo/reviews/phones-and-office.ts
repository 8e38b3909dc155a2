import { from, type ReviewsByProduct } from './review.ts'

export const phoneAndOfficeReviews: ReviewsByProduct = {
  'samsung-galaxy-a15': [
    [
      'Yessica Arzuaga',
      5,
      23,
      'La pantalla es una belleza y coge 4G sin problema. Me instalaron Transfermóvil y el protector.',
    ],
    ['Leonardo Mola', 4, 70, 'Muy buen teléfono. Que no traiga cargador es una pena, compré el de 25 W.'],
    ['Adriana Pupo', 5, 139, 'Fotos lindísimas de día. Batería para día y medio.'],
    ['Ronaldo Escalona', 3, 224, 'Bien en general, pero se traba un poco con muchos juegos abiertos.'],
    [
      'Ventas Express',
      5,
      95,
      'Vendo este mismo teléfono más barato, nuevo en caja. Escríbeme al privado y te lo llevo a la casa.',
      'hidden',
    ],
  ],
  'samsung-galaxy-a05': [
    [
      from('cafeteria.lucero@example.com'),
      4,
      20,
      'Dos para los pedidos de la cafetería. Pantalla grande y buena batería.',
    ],
    ['Migdalis Oro', 4, 156, 'Para WhatsApp y llamadas, perfecto. De noche las fotos no salen bien.'],
  ],
  'xiaomi-redmi-13c': [
    [
      from('dianelys.cruz@example.com'),
      5,
      41,
      'Vino con cargador y forro. Me quitaron los anuncios antes de entregármelo, eso no lo hace nadie.',
    ],
    ['Yoandy Guilarte', 4, 103, 'Rendidor. Un poco grande para el bolsillo.'],
    ['Lianet Cabrera', 2, 206, 'El mío se calentaba al cargar. Me lo cambiaron por otro y ese salió bueno.'],
  ],
  'samsung-galaxy-tab-a9': [
    ['Mesera Katia', 5, 8, 'Tomamos los pedidos con ella y llega directo a cocina. Cabe en el delantal.'],
    ['Papá de Emma', 4, 16, 'El control parental funciona. Lástima que no lleve SIM.'],
  ],
  'silla-ejecutiva-malla-negra': [
    [
      'Lic. Orestes Mora',
      5,
      79,
      'Por fin una silla que no me deja la espalda empapada. La armaron en mi oficina.',
    ],
    [
      'Yudelkis Ramos',
      4,
      168,
      'Muy cómoda. Las instrucciones vienen en inglés, pero se entiende por los dibujos.',
    ],
  ],
  'silla-operativa-azul': [
    ['Farmacia Plaza', 4, 116, 'Cuatro para el mostrador. Firmes y fáciles de limpiar.'],
    ['Elier Nápoles', 3, 213, 'Correcta para ratos cortos. Para todo el día mejor la de malla.'],
  ],
  'fellowes-powershred-60cs': [
    [
      'Banca Archivo',
      5,
      142,
      'Corta menudito y se para si acercas la mano. Hay que respetarle los descansos.',
    ],
  ],
  'fellowes-lx45': [
    [from('bufete.granma@example.org'), 5, 50, 'Justo lo que pedía la auditoría. Discreta y no se atasca.'],
  ],
  'casio-mx-120b': [
    ['Kiosco La Palma', 5, 98, 'Los números se ven sin espejuelos. La pila lleva años.'],
    ['Contadora Ileana', 4, 189, 'Buenas teclas. La de impuesto me ahorra tiempo.'],
  ],
  'casio-fx-991la-plus': [
    [
      'Estudiante de Civil',
      5,
      46,
      'Las matrices y las ecuaciones me salvaron Álgebra. La aceptan en los exámenes.',
    ],
    [
      'Prof. Damián Leyva',
      5,
      149,
      'Original, con su número de serie. Cuidado con las imitaciones que venden por ahí.',
    ],
    [
      'Mamá de Javier',
      4,
      231,
      'Llegó para el inicio del curso. Muy completa, casi demasiado para preuniversitario.',
    ],
  ],
  'casio-hr-100rc': [
    [
      'Almacenero Pupo',
      4,
      134,
      'Deja constancia de todo y se acabaron las discusiones. Que traigan más rollos.',
    ],
  ],
}
