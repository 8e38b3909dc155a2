import type { DemoPost } from '../post.ts'

export const backups: DemoPost = {
  slug: 'respaldo-de-archivos',
  title: 'Respaldar sin Internet: la regla de las tres copias',
  excerpt:
    'Un disco externo y una libreta bastan para no perder nunca más las fotos ni la contabilidad. El método, paso a paso.',
  author: 'Ernesto Guerra Milán',
  category: 'Cuidado de equipos',
  tags: ['respaldo', 'discos', 'datos'],
  daysAgo: 96,
  body: `Quien entra al taller con un disco muerto en la mano trae siempre la misma cara y la misma frase: «ahí estaba todo». Todo son las fotos de los hijos, la tesis, la contabilidad de tres años. A veces lo recuperamos. A veces no, y cobrar por intentarlo da vergüenza. Este artículo es para que no tenga que conocernos por ese motivo.

## Tres, dos, uno

Es una regla vieja y sigue siendo la mejor: **tres** copias de lo importante, en **dos** soportes distintos, y **una** fuera de la casa.

La primera es la que usa a diario, en la computadora. La segunda, en un disco externo que solo se conecta para copiar. La tercera, en otro disco o memoria que guarda su hermana, el trabajo o la gaveta del banco. Si se quema la casa, se roba la laptop o entra un virus, queda una.

Muchos tienen las tres en el mismo cuarto. Un rayo no distingue.

## Qué copiar

No hace falta todo el disco. Los programas se vuelven a instalar; sus archivos, no. Haga una lista en papel:

- documentos, fotos y videos propios;
- la base de datos del programa de contabilidad, que suele estar en una carpeta escondida: pregúntele a quien lo instaló;
- los favoritos y contraseñas del navegador;
- en el teléfono, las fotos y las conversaciones de WhatsApp, que se exportan desde Ajustes.

## Con qué frecuencia

Pregúntese cuánto trabajo está dispuesto a repetir. Si la respuesta es un día, copie a diario; si es una semana, los viernes. En una casa basta el primer domingo de mes. Lo importante es que tenga fecha fija, porque «cuando me acuerde» es nunca.

## Cómo hacerlo sin complicarse

En Windows busque «Historial de archivos», conecte el disco y actívelo: guarda versiones de sus carpetas y permite volver atrás si borró algo ayer. Si prefiere control total, FreeFileSync compara dos carpetas y copia solo lo que cambió; ocupa poco y es gratis.

Los virus que cifran archivos también cifran el disco conectado. Por eso la regla de oro: **conectar, copiar, expulsar, guardar**. Un disco externo que vive enchufado no es un respaldo, es otra parte de la computadora.

## Pruebe la copia

Una copia que nunca se ha abierto es una esperanza. Una vez al trimestre saque el disco, abra tres fotos y dos documentos al azar, y cierre. Dos minutos.

## Qué disco comprar

Para documentos y fotos de una familia, un externo de 1 TB alcanza años. Para un negocio o un fotógrafo, 4 TB con contraseña. Las memorias USB sirven para llevar y traer, no para guardar: se pierden, se doblan y se borran sin avisar. Y rote: un disco que cumple cinco años pasa a ser la tercera copia y se compra otro.

## Si ya pasó

Si borró algo o el disco hace un sonido raro, **apague**. No instale nada, no formatee, no lo meta en el congelador. Cada minuto encendido escribe encima de lo que quiere salvar. Tráigalo tal cual y díganos exactamente qué hizo, aunque le dé pena: lo hemos visto todo.`,
  comments: [
    [
      'Zoila Espinosa',
      'Imprimí esta página y la pegué junto a la computadora del trabajo. El viernes es día de copia.',
    ],
    ['Yasmany Quesada', 'Lo del congelador me lo dijeron a mí también. Menos mal que no hice caso.'],
  ],
}
