import type { DemoPost } from '../post.ts'

export const originalOrGenericInk: DemoPost = {
  slug: 'tinta-original-o-generica',
  title: 'Tinta original o genérica: la cuenta completa',
  excerpt:
    'La botella genérica vale la mitad. A veces es un ahorro y a veces es el comienzo de una reparación. Cómo saberlo antes.',
  author: 'Lisandra Mojena Tamayo',
  category: 'Insumos',
  tags: ['tinta', 'insumos', 'ahorro'],
  daysAgo: 41,
  body: `«¿Y la otra, la baratica, sirve?» Nos lo preguntan todos los días y la respuesta honrada es: depende. Vamos a hacer la cuenta entera, la que incluye lo que no aparece en el precio.

## Qué hay dentro de una botella

La tinta de una impresora de tanque es agua, colorante o pigmento, y unos aditivos que evitan que se seque en el inyector y se corra en el papel. El fabricante ajusta esa mezcla al cabezal: tamaño de gota, temperatura, velocidad. La original cumple. La genérica copia, con mejor o peor suerte según quién la haga y cuánto tiempo lleve en un almacén caliente.

Hay una segunda diferencia que se olvida: **colorante y pigmento no son lo mismo**. El negro de las Epson L4260 o L6490 es pigmentado; el de las L3250, colorante. Si le venden «negra universal para Epson» sin distinguir, váyase.

## El ahorro a la vista

Una oficina que imprime mil páginas al mes gasta unas tres botellas negras y un juego de color por año. Con tinta original son alrededor de ochenta dólares. Con genérica, cuarenta. Cuarenta de ahorro: no es poco.

## El costo escondido

Ahora ponga en el otro plato lo que vemos en el taller. Una limpieza de cabezal en banco vale como dos botellas originales. Un cabezal nuevo, más de la mitad de la impresora. Si la tinta dudosa provoca una sola limpieza al año, el ahorro se esfumó; si provoca un cabezal, perdió cuatro años de ahorro de golpe.

Además la garantía no cubre daños por insumos. No es mala fe del vendedor: el fabricante analiza los restos y lo sabe.

## Cuándo puede valer la pena

- El equipo ya no tiene garantía y su cabezal es barato o fácil de cambiar.
- Imprime mucho y a diario, de modo que la tinta nunca descansa en el inyector.
- Conoce la marca genérica, la compra siempre igual y ve la fecha de fabricación.
- Son borradores, no fotos ni documentos que deban durar.

## Cuándo no

- Impresora nueva o con garantía.
- Uso esporádico: lo que se queda parado es lo que se tupe.
- Fotos para vender. Los tonos cambian de un lote a otro y el cliente lo nota.
- Documentos de archivo. El negro genérico colorante se decolora en un par de años junto a una ventana.

## Cómo reconocer una original

La caja de Epson lleva holograma que cambia al inclinarla, la botella viene al vacío en su bolsa y la boca tiene la muesca que encaja en un solo color. Las de HP traen código para comprobar con el teléfono. Sospeche del precio milagroso, de la tapa sin precinto y del «me las trajo un primo».

## Nuestro consejo

Use original durante la garantía y en el color negro siempre, que es el que más imprime y el que más importa. Si después quiere probar otra, hágalo con todos los tanques casi vacíos, limpie, y apunte la fecha. Y cuando una tinta le funcione bien, no cambie por diez pesos.`,
  comments: [
    [
      'Yunior Milanés',
      'Usé genérica tres años sin problema en una L355 que trabajaba todos los días. Confirmo lo del uso diario.',
    ],
    [
      'Kenia Labrada',
      'A mí se me tupió el magenta en dos meses. La limpieza me salió en lo mismo que el juego original. Lección aprendida.',
    ],
  ],
}
