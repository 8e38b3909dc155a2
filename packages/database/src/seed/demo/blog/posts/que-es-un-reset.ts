import type { DemoPost } from '../post.ts'

export const whatIsReset: DemoPost = {
  slug: 'que-es-un-reset',
  title: '¿Qué es el reset de una Epson y cuándo hace falta?',
  excerpt:
    'Dos luces que parpadean y un aviso de almohadilla llena. Qué está pasando dentro y por qué el programa es solo la mitad del arreglo.',
  author: 'Reinier Cedeño Vega',
  category: 'Impresoras',
  tags: ['reset', 'epson', 'almohadillas', 'taller'],
  daysAgo: 149,
  body: `Un buen día la impresora se niega a trabajar, parpadean dos luces a la vez y en la pantalla aparece que «las almohadillas de tinta han llegado al final de su vida útil». No se rompió nada. Es un contador que llegó a su tope, y se puede poner en cero. Pero conviene entender qué cuenta.

## A dónde va la tinta de las limpiezas

Cada vez que enciende, limpia o cambia de trabajo, la impresora escupe un poco de tinta para mantener los inyectores abiertos. Esa tinta cae en un fieltro escondido en el fondo, la almohadilla. No hay sensor que la mida: el aparato calcula por número de limpiezas cuánto ha caído y, al llegar a un límite, se detiene para que no se desborde.

Por eso el aviso llega antes a quien limpia mucho e imprime poco. Cinco limpiezas por semana la llenan en un año.

## Qué hace el programa

El programa de ajuste se comunica con la impresora por cable USB y reescribe ese contador. Cada modelo tiene el suyo: el de una L3110 no sirve para una L3250, aunque por fuera parezcan gemelas. Al abrirlo muestra un identificador de su computadora; con ese número preparamos una llave que solo vale en ella.

## Cómo se compra aquí

1. Busque su modelo exacto en la lista de reset. Está en la etiqueta trasera o en la tapa.
2. Elija uso único, para un equipo, o permanente, si tiene un taller.
3. Haga la transferencia y escriba el código.
4. Cuando la verifiquemos podrá descargar el archivo comprimido.
5. Ejecute el programa, copie el identificador de hardware y envíelo desde su cuenta. Se envía una sola vez, así que revíselo.
6. Reciba la llave en un plazo de hasta 24 horas y siga las instrucciones del archivo de texto.

## La otra mitad: la almohadilla

Poner el contador en cero sin tocar el fieltro es como borrar el aviso de gasolina. La tinta sigue ahí. En una impresora de uso doméstico el primer reset suele aguantar, porque el fabricante deja margen. En el segundo ya hay que cambiar o lavar la almohadilla, o la tinta aparecerá en la mesa y, peor, en la placa electrónica.

En muchos modelos recientes la pieza se saca con un tornillo por detrás; son las llamadas cajas de mantenimiento. En los de antes hay que desarmar. Si no se anima, nosotros la cambiamos y hacemos el reset en la misma visita.

## Errores frecuentes

- Descargar programas «gratis» de cualquier sitio. La mitad traen virus y la otra mitad borran la configuración de fábrica.
- Desconectar el cable a mitad del proceso. Espere el mensaje de apagar y encender.
- Usar antivirus que bloquea el programa y creer que el archivo está dañado. Agréguelo a las excepciones mientras dura el trabajo.
- Resetear «por si acaso». No mejora la impresión ni desatasca nada.

## Firmware es otra cosa

El firmware es el sistema interno de la impresora. Se cambia para corregir fallas o, en ciertos modelos de cartucho, para que acepte recargas sin chip. Es más delicado: una interrupción a mitad puede dejarla inservible. Si va a hacerlo, use un UPS y lea las instrucciones completas antes de empezar.`,
  comments: [
    [
      'Roberto Céspedes',
      'Compré el de la L3150, la llave llegó en hora y media un sábado. Funcionó a la primera.',
    ],
    ['Anisleidy', 'Gracias por explicar lo de la almohadilla, yo llevaba tres resets sin cambiarla.'],
  ],
}
