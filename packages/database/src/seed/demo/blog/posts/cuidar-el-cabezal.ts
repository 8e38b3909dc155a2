import type { DemoPost } from '../post.ts'

export const careForPrintHead: DemoPost = {
  slug: 'cuidar-el-cabezal',
  title: 'Siete hábitos que le alargan la vida al cabezal',
  excerpt:
    'El cabezal es la pieza más cara de una impresora de tinta. Casi todos los que llegan tupidos al taller se habrían salvado con rutina.',
  author: 'Reinier Cedeño Vega',
  category: 'Cuidado de equipos',
  tags: ['impresoras', 'mantenimiento', 'tinta', 'taller'],
  daysAgo: 19,
  body: `En el banco del taller hay una bandeja con cabezales que no tuvieron remedio. Les pegamos una etiqueta con la causa y hace poco las contamos: de cada diez, siete murieron por abandono, dos por tinta dudosa y uno por corriente. Ninguno por viejo. Estos son los hábitos que habrían vaciado la bandeja.

## 1. Apague con el botón, nunca con la regleta

Al apagarla por su botón, la impresora lleva el cabezal a su estación y lo tapa con una goma húmeda. Si le corta la corriente de golpe, se queda destapado en medio del carro y en una noche de calor la tinta hace costra. Es el error más común y el más barato de evitar.

## 2. Imprima algo cada semana

Una página con los cuatro colores basta. No la limpieza automática, que gasta mucha tinta y llena la almohadilla: una foto pequeña, un logotipo, una prueba de inyectores. Póngalo en el calendario del teléfono los lunes.

## 3. No deje caer el nivel por debajo de la marca

Cuando un tanque baja de la línea inferior, la manguera chupa aire. Esa burbuja viaja hasta el cabezal y aparece como una raya blanca que ninguna limpieza quita. Rellene con un dedo de margen.

## 4. Dos limpiezas y descanso

Si sale una raya, haga una limpieza, pruebe, haga otra y pare. Espere unas horas, mejor una noche. La tinta fresca va ablandando la seca desde dentro. Cinco limpiezas seguidas solo calientan el cabezal y desperdician media botella.

## 5. Tinta conocida

La tinta original no es un capricho: tiene la viscosidad que espera cada inyector, más fino que un cabello. Hay genéricas decentes, pero también hay agua con colorante. Si va a cambiar de marca, espere a gastar la anterior; mezcladas pueden coagular.

## 6. Polvo fuera

Cierre la bandeja de entrada, tape el equipo con una tela transpirable y no lo ponga junto a la ventana de la calle. El polvo se pega a la goma de la estación y deja de sellar. Cada tres meses limpie esa goma con un hisopo y agua destilada, sin alcohol.

## 7. Corriente limpia

Un pico no rompe el cabezal a la vista: lo va debilitando. Regleta con protección siempre, y si en su zona el voltaje baja por las tardes, regulador.

## ¿Y si ya está tupido?

Haga la prueba de inyectores y mírela con calma. Si faltan segmentos sueltos, paciencia y los pasos de arriba. Si falta un color entero, revise primero que haya tinta y que la palanca de transporte esté abierta, que más de una vez era eso. Si lleva meses parada, no insista: tráigala. En banco, con líquido neutro y sin presión, recuperamos dos de cada tres.

Lo que nunca debe hacer es meter una jeringa con alcohol o limpiador de cristales. El alcohol ataca el pegamento del cabezal y la presión lo revienta por dentro. De esos también hay en la bandeja, con una etiqueta que dice «vecino que sabe».`,
  comments: [
    [
      'Maikel Infante',
      'Culpable del número uno durante años. Ya le expliqué a toda la familia lo del botón.',
    ],
    ['Rosa Elena', '¿El agua destilada se consigue con ustedes? En la farmacia no hay.'],
    [
      'Reinier Cedeño Vega',
      'Rosa Elena, pase por el taller con un pomito limpio y le regalamos la que necesita para la goma.',
    ],
  ],
}
