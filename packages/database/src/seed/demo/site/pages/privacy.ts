/** Markdown. */
export const privacy = `En TecnoClick pedimos los datos que hacen falta para venderle, entregarle y atenderle, y ninguno más. Esta página explica cuáles son, para qué se usan, quién los ve y cómo puede usted cambiarlos o borrarlos.

## Qué datos guardamos

- **De su cuenta:** correo electrónico, nombre, apellidos, teléfono, y carné de identidad o pasaporte si decide indicarlo. De las empresas guardamos además nombre, código REEUP, código de cliente y sitio web.
- **De sus direcciones:** calle, número, apartamento, municipio, provincia y un teléfono de contacto para el mensajero.
- **De sus compras:** productos, cantidades, precios, moneda, forma de pago, código de transacción y notas que usted escriba.
- **De los servicios:** marca y modelo del equipo, descripción de la falla y las fotos que adjunte.
- **De los archivos de reset:** identificador de hardware que envía el programa, fecha de descarga y llave entregada.
- **De sus mensajes y opiniones:** el texto, su nombre y su correo. El correo de una opinión nunca se publica.

La contraseña no la conocemos. Se transforma en su propio navegador antes de viajar y se almacena protegida de forma que ni el personal de la tienda puede leerla.

## Para qué los usamos

Usamos sus datos para tramitar pedidos y servicios, verificar pagos, emitir facturas y ofertas, hacer llegar la mercancía, responder consultas y cumplir las obligaciones contables. Si usted se suscribe al boletín, también para enviarle novedades; cada correo lleva un enlace para dejar de recibirlo. No elaboramos perfiles publicitarios, ni vendemos ni prestamos listas de clientes.

## Quién los ve

Acceden a ellos únicamente las personas de la tienda que atienden su pedido, y cada modificación hecha desde administración queda registrada con fecha y autor. El mensajero recibe solo nombre, dirección, teléfono y el bulto. Las entidades bancarias conocen la transferencia que usted ordena, pero no el contenido de la compra. Entregaremos información a las autoridades cuando la ley lo exija y mediante solicitud escrita.

## Qué guarda su navegador

El sitio usa cookies propias, imprescindibles para funcionar:

- la de sesión, que lo mantiene identificado y desaparece al salir; dura como máximo treinta días, o treinta minutos sin actividad si marca que el equipo es compartido;
- la de idioma, la de moneda y la de ahorro de datos, que recuerdan sus preferencias;
- la de recuperación de contraseña, que dura diez minutos.

Además, el navegador conserva una copia del carrito, la lista de deseos, la comparación y el catálogo público, para que pueda consultarlos sin conexión. Al cerrar sesión se borra todo lo privado. Ninguna página carga contenido de otros servidores: no hay estadísticas de terceros, anuncios, tipografías externas ni botones que le sigan el rastro. El mapa de contacto se carga solo si usted lo pide.

## Cuánto tiempo los conservamos

Los pedidos y facturas se conservan durante el plazo que fija la legislación contable. Los datos de su cuenta, mientras la mantenga abierta. Las sesiones vencidas, los códigos de recuperación y los registros técnicos se eliminan de manera periódica. Las fotos adjuntas a un servicio se borran un año después de cerrado. De las búsquedas guardamos el texto y la cantidad de veces, sin asociarlos a ninguna persona.

## Cómo los protegemos

La comunicación con el sitio viaja cifrada. Los archivos comprados y las fotos de sus equipos son privados y exigen identificarse. Limitamos los intentos fallidos de inicio de sesión, cerramos las demás sesiones cuando cambia la contraseña y hacemos copias de seguridad a diario. Ningún sistema es infalible: si ocurriera un incidente que afecte sus datos, se lo comunicaremos por correo con lo que sabemos y lo que debe hacer.

## Sus derechos

Desde su cuenta puede ver y corregir el perfil, las direcciones y la fotografía. Puede solicitarnos por escrito una copia de sus datos, la rectificación de lo que esté mal o el cierre de la cuenta. Al cerrarla eliminamos lo que no estamos obligados a conservar y disociamos su nombre del resto. Contestamos en un plazo de diez días hábiles, conforme a la Ley 149 de Protección de Datos Personales.

## Menores de edad

La tienda se dirige a personas mayores de dieciocho años. Si detectamos una cuenta de un menor sin autorización de sus padres, la cerramos.

## Contacto

Para todo lo relativo a privacidad escriba al correo que aparece al pie de la página o visítenos en el local con su documento de identidad. Si cambiamos esta política, lo avisaremos en el sitio con treinta días de antelación.
`
