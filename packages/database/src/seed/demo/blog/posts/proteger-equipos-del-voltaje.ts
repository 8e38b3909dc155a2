import type { DemoPost } from '../post.ts'

export const voltageProtection: DemoPost = {
  slug: 'proteger-equipos-del-voltaje',
  title: 'Regleta, regulador o UPS: qué protege cada uno',
  excerpt:
    'Tres aparatos que se confunden en la vidriera y sirven para cosas distintas. Cómo escoger sin gastar de más.',
  author: 'Ernesto Guerra Milán',
  category: 'Energía',
  tags: ['energía', 'ups', 'protección', 'voltaje'],
  daysAgo: 77,
  body: `Después de un apagón largo el taller se llena. No es el apagón lo que rompe los equipos, sino el regreso: la corriente vuelve con un golpe y encuentra todo encendido. Para eso existen tres defensas, y conviene saber qué hace cada una.

## La regleta con protección

Dentro lleva unas piezas llamadas varistores que, ante un pico, se dejan atravesar y lo desvían a tierra. Se miden en julios: cuantos más, más golpe soportan antes de agotarse. Protege contra picos breves, como los de un rayo lejano o el arranque de un motor vecino.

Lo que no hace: corregir un voltaje bajo ni mantener nada encendido. Y sin polo a tierra trabaja a medias. Cuando se apaga su luz de protección, se acabó, aunque las tomas sigan dando corriente.

**Úsela siempre**, es lo mínimo para cualquier equipo.

## El regulador

Tiene un transformador con varias salidas y escoge la que deja el voltaje más cerca de 120. Si en su casa la corriente anda por 95 al anochecer, el regulador la sube; si llega con 140, la baja. Eso evita la muerte lenta de fuentes, motores y fusores, que se recalientan intentando compensar.

Lo que no hace: guardar energía. Si se va la luz, se apaga.

**Úselo** para impresoras láser, televisores y refrigeradores donde el voltaje sea malo. Calcule la potencia con margen: una láser al calentar puede pedir 900 W durante unos segundos.

## El UPS

Lleva batería y entra en menos de un parpadeo cuando falta la corriente. Los interactivos, que son los que vendemos, incluyen además un regulador sencillo y protección contra picos. Su trabajo es darle minutos: guardar, cerrar y apagar en orden.

Lo que no hace: sustituir a una planta. Un UPS de 600 VA mantiene una computadora diez minutos, no la tarde. Y hay aparatos que **nunca** se conectan a las tomas de batería: impresoras láser, ventiladores, planchas, refrigeradores.

**Úselo** para computadoras de mesa, servidores, cajas y el router.

## Cuánto necesita

Sume los vatios de lo que va a respaldar. Una PC de oficina con monitor consume entre 80 y 150 W; un router, 8; una ticketera en reposo, casi nada. Compre un UPS que en vatios, no en VA, duplique esa suma: la batería durará más y tendrá autonomía razonable.

## La batería también se cuida

- Cárguelo ocho horas antes de estrenarlo.
- No lo deje meses desenchufado: una batería descargada se sulfata.
- Cada tres meses desconéctelo de la pared con todo encendido y deje que trabaje unos minutos.
- El calor es su enemigo. Por cada diez grados de más vive la mitad.
- A los dos o tres años cámbiela. Si pita sin motivo o se apaga al instante, ya tocaba.

## La regla que no cuesta nada

Cuando se vaya la luz, apague los interruptores de lo que estaba encendido y espere cinco minutos después de que vuelva. Ese gesto ha salvado más computadoras que todos los aparatos de nuestra vidriera juntos.`,
  comments: [
    ['Hubert Peña', 'Perdí una placa por conectar una láser al UPS. Nadie me lo había explicado así.'],
    ['Niurka Almaguer', '¿El router de ETECSA también se puede poner en el UPS con la computadora?'],
    [
      'Ernesto Guerra Milán',
      'Sí, Niurka. Consume tan poco que apenas se nota, y así no pierde la conexión mientras guarda.',
    ],
  ],
}
