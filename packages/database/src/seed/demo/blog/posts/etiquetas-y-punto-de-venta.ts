import type { DemoPost } from '../post.ts'

export const labelsAndTill: DemoPost = {
  slug: 'etiquetas-y-punto-de-venta',
  title: 'Códigos de barras en una mipyme: por dónde empezar',
  excerpt:
    'Impresora, etiquetas, cinta y lector: qué comprar primero para dejar de buscar precios en una libreta.',
  author: 'Marilyn Sosa Arias',
  category: 'Negocios',
  tags: ['etiquetas', 'punto de venta', 'mipymes', 'zebra'],
  daysAgo: 183,
  body: `Una tienda de barrio con trescientos productos puede llevar los precios de memoria. Con mil, no. Llega un momento en que el inventario nunca cuadra y nadie sabe si falta mercancía o falta una anotación. El código de barras no es un lujo de supermercado: es la forma más barata de que la cuenta salga. Esto es lo que aconsejamos, en orden.

## 1. El programa, antes que el aparato

Decida primero con qué va a vender. Puede ser un sistema comprado, uno libre o una hoja de cálculo bien hecha, pero tiene que aceptar un código por producto. Si el programa no lo permite, la mejor impresora de etiquetas será un adorno. Pregunte también en qué idioma habla con la impresora: ESC/POS para recibos, ZPL para etiquetas.

## 2. El lector

Un lector USB de los sencillos se comporta como un teclado: lee y escribe el número donde esté el cursor. No necesita programas. Con él ya puede usar el código que muchos productos traen de fábrica, y eso suele cubrir la mitad del surtido sin imprimir nada.

## 3. La impresora de etiquetas

Para lo que no trae código propio, panes, ropa, mercancía a granel, hay que imprimir. Las hay de dos tipos.

- **Térmica directa.** Calienta un papel especial. No usa cinta, es limpia y rápida. La etiqueta se oscurece con el sol y dura meses, no años. Perfecta para alimentos y envíos.
- **Transferencia térmica.** Pasa una cinta de cera o resina al papel. La etiqueta dura años y resiste el roce. Es la adecuada para activos fijos y almacén.

La Zebra ZD220 trabaja de las dos formas, y por eso la recomendamos a quien empieza.

## 4. El tamaño de la etiqueta

Cincuenta por veinticinco milímetros es el formato más práctico: caben nombre, precio y código legible. No lo haga más pequeño por ahorrar; un código apretado no se lee y la cola se alarga. Deje siempre un margen blanco a los lados de las barras.

## 5. El recibo

La ticketera es otra máquina. Papel de 80 milímetros si el local lo permite, cuchilla automática y puerto para la gaveta de dinero. Conecte la gaveta a la impresora, no a la computadora: se abre sola al cobrar y deja constancia.

## 6. La corriente

Todo el conjunto consume menos que un televisor. Un UPS de 750 VA lo mantiene el tiempo de terminar la venta y cerrar la caja. Sin él, un apagón a mitad de cobro descuadra el día.

## Cuánto cuesta

Con lector, ticketera, impresora de etiquetas, UPS y una computadora pequeña, un punto de venta completo anda entre setecientos y mil dólares. Se puede hacer por etapas: lector y ticketera primero, etiquetas después.

## La parte que nadie cuenta

Lo difícil no es instalar, es codificar mil productos. Reserve dos fines de semana, cierre el almacén y hágalo de una vez, contando físicamente. Ese conteo inicial es la base de todo; si arranca mal, el sistema mentirá con mucha precisión.

Nosotros instalamos, enseñamos a quien cobra y volvemos a la semana para corregir lo que salió torcido. Esa segunda visita es la que hace que funcione.`,
  comments: [
    ['Bárbara Aguilera', 'Nosotros empezamos solo con el lector y en un mes ya no podíamos vivir sin él.'],
    [
      'Orestes Chávez',
      'Lo del conteo inicial es verdad. El nuestro lo hicimos a la carrera y hubo que repetirlo.',
    ],
  ],
}
