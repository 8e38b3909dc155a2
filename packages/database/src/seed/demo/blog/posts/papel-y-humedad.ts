import type { DemoPost } from '../post.ts'

export const paperAndHumidity: DemoPost = {
  slug: 'papel-y-humedad',
  title: 'El papel también se echa a perder: humedad y atascos',
  excerpt:
    'Tres de cada cuatro atascos no son culpa de la impresora. Cómo guardar el papel en un clima como el nuestro.',
  author: 'Reinier Cedeño Vega',
  category: 'Insumos',
  tags: ['papel', 'impresoras', 'humedad'],
  daysAgo: 224,
  body: `Cuando un cliente me cuenta que su impresora «se traga las hojas de dos en dos», lo primero que le pido no es la impresora: es una resma de la que está usando. La abro, la doblo por la mitad y casi siempre suena a cartón mojado. El papel es una esponja muy plana, y aquí el aire tiene agua de sobra.

## Qué le hace la humedad

Una hoja sale de la fábrica con un cinco por ciento de agua. En un cuarto húmedo sube al diez en una noche. Entonces pasan cuatro cosas: las hojas se pegan entre sí y entran varias juntas; se ondulan y tropiezan en las guías; en las láser el agua se vuelve vapor dentro del fusor y la hoja sale curvada como una teja; y la tinta se corre porque la fibra ya está llena.

También el exceso de sequedad, el de un cuarto con aire acondicionado fuerte, da problemas: la hoja se carga de estática y se adhiere a la vecina.

## Cómo guardarlo

- **En su envoltura.** El papel de la resma tiene una capa que frena la humedad. No la rompa hasta el momento de cargar, y abra una sola a la vez.
- **Acostado.** De canto se dobla por su propio peso.
- **Lejos del piso y de la pared.** Sobre una tabla, con dos dedos de aire por detrás. Las paredes de la calle sudan.
- **En el mismo cuarto que la impresora.** Si viene de un almacén fresco a una oficina calurosa, déjelo aclimatarse un día antes de abrir.
- **Lo que sobre en la bandeja, tapado.** Al terminar la jornada vuelva a meter las hojas en su envoltura o en una bolsa de plástico cerrada.

## Cómo cargarlo

Abanique el mazo por los cuatro lados, como quien baraja, para que entre aire. Empareje los bordes contra la mesa. Mire la flecha de la envoltura: el papel tiene una cara preferida para la primera impresión, la que queda hacia donde está la costura. Ajuste las guías hasta que rocen sin apretar. No llene la bandeja hasta el tope; con tres cuartos entra mejor.

## Reconozca el problema

Si se atasca siempre en el mismo lugar, es la máquina: un rodillo gastado, un trocito de papel escondido, un sensor sucio. Si se atasca en lugares distintos, es el papel. Si arrastra varias hojas, humedad o estática. Si salen con una arruga en diagonal, las guías flojas o el mazo torcido.

## Los rodillos

Son de goma y se ponen lisos con el polvo del papel barato. Una vez por trimestre pásele un paño húmedo con agua, sin alcohol, girándolos a mano, y deje secar. Cuando pierden el agarre del todo se cambian; es una pieza de pocos dólares y devuelve a la impresora su buen humor.

## El gramaje

Setenta y cinco gramos para el diario, ochenta para lo que va a doble cara, cien o más para presentaciones. Dígale a la impresora lo que puso: en el controlador hay una casilla de tipo de papel que casi nadie toca y que ajusta velocidad y temperatura.

## Un truco de taller

Si la resma ya está húmeda, no la bote. Extienda las hojas en mazos pequeños cerca de una fuente de calor suave, una tarde, sin sol directo. Después póngalas bajo un peso una noche. No quedarán perfectas, pero sirven para borradores en la bandeja manual.`,
  comments: [
    [
      'Yolanda Batista',
      'En mi escuela guardábamos las resmas en el piso del laboratorio. Ahora entiendo por qué la Brother protestaba.',
    ],
  ],
}
