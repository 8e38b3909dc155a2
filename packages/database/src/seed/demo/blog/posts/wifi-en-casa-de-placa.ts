import type { DemoPost } from '../post.ts'

export const wifiBehindConcrete: DemoPost = {
  slug: 'wifi-en-casa-de-placa',
  title: 'Wi-Fi que atraviesa la placa: mejorar la señal en casa',
  excerpt:
    'Antes de comprar otro router, mueva el que tiene. Orden de soluciones, de la gratuita a la que cuesta, para casas cubanas.',
  author: 'Yaimara Figueredo Céspedes',
  category: 'Redes',
  tags: ['redes', 'wifi', 'nauta hogar', 'router'],
  daysAgo: 58,
  body: `La mayoría de las visitas que hago por «mala señal» terminan sin vender nada. El router estaba en el piso, detrás del refrigerador, pegado a la pared de la calle. Antes de gastar, siga este orden.

## Primero, el sitio

La señal Wi-Fi se comporta como una luz: la placa de hormigón la frena, el espejo y el metal la rebotan, el agua se la traga. Una pecera, un tanque o un refrigerador entre usted y el router son una pared más.

Póngalo alto, en el centro de la casa, lejos del microondas y del teléfono inalámbrico. Si el cable telefónico llega a la sala y usted trabaja en el fondo, es mejor alargar el cable de red, que cuesta poco, que pedirle milagros al aire. Las antenas, en vertical si todos están en la misma planta; una acostada si hay que subir un piso.

## Segundo, el canal

En un edificio hay veinte redes gritando a la vez. Con una aplicación gratuita como WiFi Analyzer vea cuáles ocupan los vecinos y elija en 2,4 GHz el 1, el 6 o el 11, el que esté más vacío. Si su router tiene 5 GHz, úsela para lo que está cerca: es más rápida y casi nadie la ocupa, aunque atraviesa menos.

## Tercero, la velocidad contratada

Si contrató un mega, ningún router le dará diez. Mida con cable antes de culpar al Wi-Fi. Y reparta: en los Archer se limita la velocidad por aparato, de modo que una actualización no deje sin clase a los demás.

## Cuarto, ampliar

Cuando el sitio y el canal están bien y aún falta, hay tres caminos.

- **Extensor.** Se enchufa a mitad de camino. Es cómodo y barato, pero reparte a la mitad porque recibe y emite por el mismo aire. Bueno para un cuarto, no para una casa entera.
- **Punto de acceso con cable.** Un cable hasta el fondo y allí otro equipo emitiendo. Es la solución que dura. Puede ser un router viejo puesto en modo punto de acceso.
- **Varios puntos coordinados.** Para hostales y casas de dos plantas: dos o tres Omada en el techo que se manejan como una sola red, y el teléfono salta de uno a otro sin cortarse.

## Errores que veo cada semana

Poner dos routers con el mismo rango de direcciones, dejar la contraseña de fábrica, esconder el aparato en un mueble cerrado donde se cocina, y comprar antenas de «alta ganancia» que concentran la señal hacia los lados y dejan sin nada al piso de arriba.

## Durante el apagón

El router gasta menos que un bombillo. Un UPS pequeño lo mantiene más de una hora, y una batería de 12 V con el conector adecuado, toda la noche. Como la central telefónica suele tener respaldo, seguirá conectado cuando el barrio esté a oscuras.

## Cuándo llamarnos

Si hay que cruzar la calle, llegar al almacén o cubrir un patio, venga con un croquis y las distancias. Con antenas exteriores y línea de vista un enlace de un kilómetro es cosa de una mañana.`,
  comments: [
    [
      'Leandro Pacheco',
      'Subí el router encima del escaparate y cambié al canal 11. El cuarto del fondo pasó de nada a tres rayitas.',
    ],
    ['Odalys Verdecia', 'Lo del router en batería de 12 V nos salvó las clases en línea todo el verano.'],
  ],
}
