/** Markdown. Company, vision, services and hours (site.md#content-pages). */
export const aboutUs = `TecnoClick nació en Bayamo en una mesa de taller, con un destornillador y tres impresoras matriciales que nadie quería arreglar. De aquel banco salió un negocio que hoy vende, instala y repara tecnología para hogares, trabajadores por cuenta propia, mipymes y entidades estatales de todo el oriente del país.

## La empresa

Somos un equipo pequeño. Quien le vende una impresora sabe qué tinta lleva, cuánto cuesta cada página y qué le suele fallar a los tres años, porque comparte techo con quien la repara. Eso cambia la manera de vender: preferimos que se lleve un equipo más barato que le resuelva, antes que uno caro que le sobre.

Trabajamos con existencia real. Lo que aparece en la página está en nuestro almacén, revisado y con garantía por escrito. Publicamos los precios en tres monedas y no los cambiamos al llegar al mostrador.

## Nuestra visión

Queremos que cualquier persona, viva en la calle General García o en un batey de Bartolomé Masó, pueda comprar tecnología con la misma información y el mismo trato. Por eso la tienda funciona con mala conexión, gasta pocos datos y deja consultar el catálogo aunque se haya ido la red. Soluciones tecnológicas al alcance de un clic no es solo el lema: es la medida con que juzgamos cada cosa que hacemos.

## Qué hacemos

- **Venta** de impresoras, plóteres, computadoras, redes, energía, insumos y equipos de oficina, al detalle y al por mayor.
- **Taller** de impresoras, laptops y UPS, con diagnóstico antes del presupuesto y un enlace para seguir su reparación.
- **Redes**: cableado, Wi-Fi y enlaces entre locales.
- **Reset y firmware** para equipos EPSON, con llave de activación en un plazo de hasta 24 horas.
- **Contratos** de mantenimiento y compraventa para empresas.

## Cómo trabajamos

Probamos cada equipo antes de entregarlo, explicamos lo que hacemos y damos la cara cuando algo sale mal. Recogemos cartuchos, tóneres y baterías agotadas para que no terminen en el basurero. Enseñamos: dos veces al año recibimos estudiantes de los politécnicos de la provincia que hacen aquí sus prácticas.

## Horario

Abrimos de lunes a sábado, de 9:00 a 18:00. Los domingos y feriados contestamos los mensajes urgentes y las llaves de activación. Si viene de otro municipio, avísenos por teléfono y le tendremos el pedido preparado.
`
