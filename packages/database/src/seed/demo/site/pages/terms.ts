/** Markdown. Promises keys within 24 hours (resets.md#fulfilment). The date of the last change is in the row. */
export const terms = `Estas condiciones regulan el uso del sitio de TecnoClick, la compra de productos, la solicitud de servicios técnicos y la adquisición de archivos de reset y firmware. Al crear una cuenta, hacer un pedido o solicitar un servicio, usted declara que las ha leído y que está de acuerdo. Si algo no queda claro, escríbanos antes de comprar: preferimos responder una pregunta que discutir una reclamación.

## 1. Quiénes somos

TecnoClick es un negocio de tecnología y equipos de oficina con sede en Bayamo, provincia de Granma. Vendemos impresoras, computadoras, insumos, redes y accesorios, y contamos con taller propio. Nuestros datos de contacto, dirección y horario de atención aparecen al pie de todas las páginas del sitio.

## 2. La cuenta

Para agregar productos al carrito, pedir servicios o comprar archivos es necesario registrarse como persona natural o como empresa. Usted se compromete a dar datos verdaderos, a mantenerlos al día y a guardar su contraseña. Cada cuenta se activa mediante un enlace que enviamos al correo indicado.

Las cuentas de empresa requieren el código REEUP. La tarifa mayorista se muestra únicamente cuando hemos revisado los datos y asignado un código de cliente; hasta ese momento la empresa compra a precio minorista. Podemos suspender una cuenta que suministre información falsa, intente acceder a datos ajenos o use el sitio para fines distintos de los previstos.

## 3. Productos, precios y monedas

Las descripciones, fotografías y características se publican con la mayor exactitud posible. Los precios se expresan en dólares estadounidenses, moneda libremente convertible y pesos cubanos. El precio en pesos no resulta de una conversión automática: es el precio fijado para esa moneda. Cuando un producto no tiene precio en la moneda elegida aparece la indicación de consultar.

El precio válido es el que figura en el momento de confirmar el pedido. Si cambia entre que usted lo vio y el instante de confirmar, el sistema se lo muestra y le pide su conformidad antes de continuar.

## 4. Existencias y reserva

La cantidad disponible que muestra la tienda es real. Al poner un producto en el carrito, las unidades quedan reservadas a su nombre durante dos horas desde el último cambio. Pasado ese tiempo vuelven a la venta, aunque la línea permanece en el carrito marcada como sin reserva. Ningún cliente puede acumular más de noventa y nueve unidades de un mismo artículo.

## 5. El pedido

El pedido se entiende hecho cuando recibe un número consecutivo y un correo de confirmación. A partir de ahí pasa por los estados pendiente, en proceso y completado. Mientras se encuentre pendiente usted puede cancelarlo desde su cuenta sin explicar el motivo; cuando ya está en proceso, comuníquese con nosotros.

TecnoClick puede cancelar un pedido si el pago no se verifica en un plazo razonable, si detecta un error manifiesto en el precio o si un daño imprevisto deja la mercancía fuera de condiciones. En tales casos se le informa y se devuelve lo pagado por la misma vía.

## 6. Formas de pago

Aceptamos transferencia bancaria por Transfermóvil o EnZona, cheque a nombre de la entidad, efectivo contra entrega y billetera digital. En los pagos por transferencia debe indicarse el código de transacción. Cada código sirve una sola vez, ya sea para un pedido o para un archivo; presentar el de otra persona o repetir uno usado se considera un intento de fraude.

## 7. Entrega

Puede recoger su compra en nuestro local, en el horario publicado, o pedir entrega a domicilio. El cargo por envío se muestra como una línea aparte antes de confirmar. Entregamos en Bayamo en un plazo de uno a tres días hábiles y en otros municipios según la ruta acordada. Quien recibe debe presentar su documento de identidad y revisar el bulto delante del mensajero; los golpes visibles se anotan en el acta de entrega.

## 8. Garantía y devoluciones

Cada producto tiene el plazo de garantía que indica su ficha, contado desde la entrega. Cubre defectos de fabricación. No cubre daños por sobrevoltaje, golpes, líquidos, insumos no originales ni intervenciones de terceros. Para hacerla valer conserve la factura y el embalaje.

Aceptamos devoluciones dentro de los siete días siguientes a la entrega cuando el producto está sin usar y con todos sus accesorios. Los insumos abiertos y los archivos digitales descargados no admiten devolución, salvo defecto comprobado.

## 9. Servicios técnicos

La solicitud de servicio genera un número y un enlace para consultar su estado. El diagnóstico precede siempre al presupuesto, y no se repara nada sin que usted lo acepte. Una cotización vence en la fecha señalada. Los equipos terminados o rechazados que no se recojan en sesenta días pueden generar un cargo por almacenamiento.

Antes de entregar un equipo haga copia de sus datos. Tomamos precauciones, pero no respondemos por información que el propio desperfecto haya dañado.

## 10. Archivos de reset y firmware

Los archivos se ofrecen para los modelos exactos que se indican. Usted es responsable de comprobar el modelo de su equipo, de escribir correctamente sus datos y de seguir las instrucciones incluidas. TecnoClick no responde por errores en los datos introducidos ni por el uso en un modelo distinto.

Hay dos modalidades: uso único, que activa el archivo en un equipo por una vez, y uso permanente, cuyo precio equivale a diez veces el anterior. Tras verificar el pago habilitamos la descarga. Después de descargar, usted envía el identificador de hardware que muestra el programa, una sola vez, y nosotros le respondemos con la llave de activación.

**Los códigos de activación se envían en un plazo de hasta 24 horas** desde que recibimos el identificador. Las solicitudes llegadas en domingo o día feriado se atienden dentro de ese mismo plazo siempre que las comunicaciones lo permitan. El archivo es personal: no puede revenderse, publicarse ni compartirse.

## 11. Opiniones y contenido

Cualquier persona puede opinar sobre un producto, una vez por correo electrónico. Las opiniones de quienes compraron a través de su cuenta llevan la marca de compra verificada. Retiramos las que contengan insultos, publicidad o datos personales; no retiramos una crítica por ser desfavorable. El correo de quien opina nunca se muestra.

## 12. Disponibilidad del sitio

Trabajamos para que la tienda funcione todos los días y también con mala conexión. Aun así puede haber interrupciones por mantenimiento, cortes eléctricos o fallas de comunicación. Un pedido confirmado no se pierde por una interrupción.

## 13. Responsabilidad

Nuestra responsabilidad se limita al importe pagado por el producto o servicio de que se trate. No respondemos por ganancias dejadas de percibir ni por daños derivados de instalaciones eléctricas deficientes, falta de respaldo de la información o uso contrario a las instrucciones del fabricante.

## 14. Datos personales

El tratamiento de sus datos se explica en la política de privacidad, que forma parte de estas condiciones.

## 15. Cambios y ley aplicable

Podemos actualizar este texto. La fecha de la última modificación aparece al comienzo y los pedidos se rigen por la versión vigente el día en que se hicieron. Las diferencias se resuelven primero conversando; si no hay acuerdo, ante los órganos competentes de la provincia de Granma, conforme a la legislación cubana.
`
