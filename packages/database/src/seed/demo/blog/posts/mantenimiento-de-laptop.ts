import type { DemoPost } from '../post.ts'

export const laptopCare: DemoPost = {
  slug: 'mantenimiento-de-laptop',
  title: 'La laptop en verano: calor, polvo y batería',
  excerpt: 'Por qué se pone lenta en agosto, qué puede limpiar usted y qué conviene dejarle al taller.',
  author: 'Ernesto Guerra Milán',
  category: 'Cuidado de equipos',
  tags: ['laptops', 'mantenimiento', 'batería'],
  daysAgo: 121,
  body: `En agosto nos llegan laptops «lentas» que en enero volaban. Nadie les instaló nada: es el calor. Cuando el procesador pasa de cierta temperatura se frena solo para no quemarse, y usted lo nota en que todo tarda. Cuidarla en verano es, sobre todo, dejarla respirar.

## Dónde la apoya

Las rejillas están debajo. Encima de la cama, del sofá o de las piernas, la tela las tapa y el ventilador chupa pelusa. Use una superficie dura. Si no tiene mesa, una bandeja de madera con dos tapas de botella como patas levanta un dedo y baja cinco grados. Las bases con ventilador ayudan, pero menos que un buen hueco por debajo.

## El polvo

Cada seis meses, con la laptop apagada y sin cargador, sople las rejillas con una pera de goma o aire comprimido a ráfagas cortas. Sujete el aspa del ventilador con un palillo para que no gire a lo loco: si la hace girar el aire, genera corriente y puede dañar la placa. No use aspiradora, que crea estática.

Dentro, entre el ventilador y el radiador, se forma una manta gris que ninguna pera saca. Para eso hay que abrir. Si su equipo suena como un avión o quema al tacto, toca taller: limpieza, pasta térmica nueva y vuelve a ser la de antes.

## La batería

- No la deje siempre al cien por ciento enchufada en un cuarto caliente. Muchas marcas tienen un modo que la detiene en ochenta: actívelo si trabaja fijo.
- No espere al cero. Entre veinte y ochenta es donde más vive.
- Si va a guardarla un mes, que sea a la mitad de carga y en un lugar fresco.
- Una batería hinchada levanta el teclado o la almohadilla táctil. Apáguela, no la presione y tráigala ese mismo día: es peligrosa.

## El cargador

La mitad de las placas quemadas que vemos vinieron de un cargador imitado. Mire los voltios y los amperios de la etiqueta; los voltios deben ser iguales, los amperios iguales o mayores. Conéctelo primero a la pared y después a la laptop, y siempre con regleta.

## Por dentro del sistema

Abra el Administrador de tareas y mire la pestaña Inicio: cada programa que arranca con Windows es un pasajero más. Deje el antivirus y poco más. Compruebe que quede libre al menos un quince por ciento del disco; por debajo de eso hasta lo nuevo se arrastra. Y si todavía tiene disco mecánico, cámbielo por uno sólido: no hay mejora más grande por menos dinero.

## La pantalla y el teclado

Paño de microfibra apenas húmedo, sin alcohol ni limpiacristales, que se comen la capa antirreflejo. El teclado se voltea y se golpea con suavidad. Si cae líquido: apague de inmediato, quite el cargador, voltéela en forma de tienda de campaña y no la encienda «a ver si prende». Cada minuto encendida con agua dentro es una pista de la placa que se corroe.

## Un calendario razonable

Pera de aire cada seis meses, limpieza interna cada año o año y medio, batería cada tres o cuatro años. Anótelo en una pegatina bajo la tapa, con la fecha. El que venga detrás se lo agradecerá.`,
  comments: [
    ['Idania Corría', 'Lo de las tapas de botella es una maravilla, ahora ni suena el ventilador.'],
    ['Pedro Luis', '¿Cuánto demoran en cambiar la pasta térmica de una Inspiron?'],
    [
      'Ernesto Guerra Milán',
      'Pedro Luis, si la trae por la mañana se la lleva por la tarde, con la limpieza incluida.',
    ],
  ],
}
