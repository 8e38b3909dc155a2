import type { DemoPost } from '../post.ts'

export const howToChoosePrinter: DemoPost = {
  slug: 'como-elegir-impresora',
  title: 'Tinta continua o láser: cómo elegir su próxima impresora',
  excerpt:
    'Tres preguntas que le hacemos a todo el que entra pidiendo «una impresora buena», y lo que significan sus respuestas.',
  author: 'Lisandra Mojena Tamayo',
  category: 'Impresoras',
  tags: ['impresoras', 'guía de compra', 'tinta', 'láser'],
  daysAgo: 6,
  body: `Cada mañana alguien llega al mostrador y dice: «necesito una impresora buena». Buena para qué, preguntamos siempre, porque la mejor impresora de la tienda puede ser la peor para usted. Con tres respuestas casi nunca fallamos.

## ¿Cuántas páginas imprime al mes?

Cuente de verdad. Una casa con estudiantes anda por las cien o doscientas; un negocio de fotocopias pasa de tres mil. Por debajo de cincuenta al mes, cuidado con la tinta: el cabezal se seca si pasa semanas parado y cada limpieza gasta lo que debería imprimir. En ese caso una láser pequeña, como la HP M111w o la Canon MF3010, aguanta meses en silencio y arranca al primer clic.

Entre cien y dos mil páginas el terreno es de los tanques recargables. Una botella de tinta negra cuesta lo que una comida y da más de cuatro mil hojas. No hay cartucho que compita con eso.

Si imprime más, y casi todo es texto, vuelva a la láser, pero a una con bandeja grande, dúplex y puerto de red.

## ¿Necesita color?

Sea sincero: mucha gente paga color y usa negro. Para fotos, menús, carteles y materiales escolares la tinta gana sin discusión. Para contratos, nóminas y facturas, el tóner negro es más rápido, no se corre con el sudor de la mano y no se borra si el papel se moja.

Los fotógrafos son caso aparte. Con cuatro colores la piel sale aceptable; con seis, como en la Epson L8050, sale bien. La diferencia se ve y se cobra.

## ¿Quién más la va a usar?

Una impresora con cable USB obliga a tener una computadora encendida. Con Wi-Fi imprime cualquiera desde el teléfono, y con puerto de red la comparte la oficina entera sin que nadie toque nada. Ese detalle, que en la caja ocupa una línea, es el que más quejas ahorra.

## Lo que nadie pregunta y debería

- **El voltaje.** Las de tinta suelen aceptar de 110 a 240 V. Muchas láser son solo de 110: mire la etiqueta antes de enchufar.
- **El insumo.** Pregunte qué botella o tóner lleva, cuánto vale y si lo hay siempre. Una impresora barata con tóner escaso es una trampa.
- **El espacio.** Las de bandeja trasera no caben bajo una repisa. Mida con la tapa abierta.
- **El taller.** ¿Hay quien la repare cerca y tenga piezas? Un modelo rarísimo puede quedarse meses esperando un rodillo.

## Una cuenta rápida

Divida el precio del insumo entre las páginas que promete el fabricante y quítele un veinte por ciento, porque la prueba oficial usa poca tinta. Multiplique por sus páginas del año. Verá que en dos años se gasta más en imprimir que en comprar el equipo; por eso conviene decidir por la página y no por la caja.

Si después de leer esto sigue con dudas, traiga una hoja de las que imprime a diario. Con ella en la mano, la conversación dura cinco minutos.`,
  comments: [
    [
      'Dayana Rojas',
      'Muy claro. Yo iba a comprar una de cartuchos por barata y saqué la cuenta de la página. Gracias.',
    ],
    [
      'Alexis Tamayo',
      'Falta decir que las láser chiquitas suenan bastante al arrancar, pero por lo demás de acuerdo en todo.',
    ],
  ],
}
