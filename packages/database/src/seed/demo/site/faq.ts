import { prose } from '../prose.ts'

type Question = readonly [question: string, answer: string]

/** By anchor of /site/faq; the footer's delivery link leads to `entrega`. */
export const faq = {
  compra: [
    [
      '¿Necesito una cuenta para comprar?',
      prose`
        Sí. Puede mirar el catálogo, buscar y comparar sin registrarse, pero el carrito pertenece a una cuenta: así reservamos las
        unidades a su nombre y usted puede seguir la compra desde otro equipo. El registro toma un minuto y se confirma por correo.`,
    ],
    [
      '¿La existencia que muestra la página es real?',
      prose`
        Es la del almacén en ese momento. Al agregar un producto al carrito las unidades quedan apartadas para usted durante dos
        horas; si no termina el pedido, vuelven a la venta.`,
    ],
    [
      '¿Por qué un producto tiene precios distintos en USD, MLC y CUP?',
      prose`
        No convertimos por una tasa del día. El precio en pesos cubanos se fija aparte, y el que ve al confirmar es el que paga. Use
        el selector de moneda de la parte superior para cambiar toda la tienda.`,
    ],
    [
      '¿Venden al por mayor?',
      prose`
        Sí, a empresas, mipymes y cooperativas. Regístrese como empresa con su código REEUP; cuando aprobemos la cuenta verá la tarifa
        mayorista en cada producto, sin cantidades mínimas en la mayoría de ellos.`,
    ],
  ],
  entrega: [
    [
      '¿A qué lugares entregan?',
      prose`
        A domicilio en Bayamo y Manzanillo todos los días hábiles, y en el resto de los municipios de Granma según la ruta de la semana.
        Para otras provincias enviamos con transportista y le damos el número de la guía.`,
    ],
    [
      '¿Cuánto cuesta y cuánto demora el envío?',
      prose`
        El cargo aparece como una línea aparte antes de confirmar. En Bayamo demora de uno a tres días hábiles; en otros municipios, de
        dos a cinco. Si recoge en tienda no paga nada y suele estar listo en el día.`,
    ],
    [
      '¿Puede recibir el pedido otra persona?',
      prose`
        Claro. Escriba su nombre y carné en la nota del pedido. Quien reciba debe revisar el bulto delante del mensajero y firmar el acta;
        los golpes visibles se anotan en ese momento.`,
    ],
    [
      '¿Qué pasa si no hay nadie en casa?',
      prose`
        El mensajero llama al teléfono de la dirección y espera diez minutos. Si no lo localiza, el pedido regresa a la tienda y
        acordamos otra fecha sin costo la primera vez.`,
    ],
  ],
  pagos: [
    [
      '¿Cómo pago por transferencia?',
      prose`
        Al terminar el pedido verá el importe, la cuenta y un código QR para Transfermóvil o EnZona. Haga la transferencia y escriba el
        código de transacción en la página del pedido: nos llega al instante y, al verificarlo, cambia a pago verificado.`,
    ],
    [
      'Hice la transferencia y olvidé poner el código, ¿qué hago?',
      prose`
        Entre en Mis Órdenes, abra el pedido y escríbalo ahí. Lo encuentra en el mensaje del banco. Cada código sirve una sola vez, así
        que cópielo con cuidado.`,
    ],
    [
      '¿Aceptan efectivo o cheque?',
      prose`
        Efectivo contra entrega en las tres monedas y cheque a nombre de la entidad para empresas. Con cheque, el pedido pasa a proceso
        cuando el banco lo acredita.`,
    ],
  ],
  garantia: [
    [
      '¿Qué cubre la garantía?',
      prose`
        Los defectos de fabricación durante el plazo que dice cada ficha. No cubre sobrevoltaje, líquidos, golpes ni insumos no originales.
        Traiga la factura y, si puede, la caja; el diagnóstico no se cobra.`,
    ],
    [
      '¿Puedo devolver un producto?',
      prose`
        En los siete días siguientes a la entrega, sin usar y con sus accesorios. Las tintas y tóneres abiertos y los archivos descargados
        no tienen devolución, salvo que salgan defectuosos.`,
    ],
  ],
  servicios: [
    [
      '¿Cómo sigo la reparación de mi equipo?',
      prose`
        Al recibirlo le damos un enlace, también impreso en código QR. Ahí verá el estado, la respuesta del técnico y el presupuesto, que
        puede aceptar o rechazar sin llamar ni iniciar sesión.`,
    ],
    [
      '¿Cobran el diagnóstico?',
      prose`
        No, si acepta el presupuesto o si el equipo se compró aquí. Cuando decide no reparar cobramos un mínimo por el tiempo de banco, que
        le decimos antes de abrirlo.`,
    ],
    [
      '¿Van a domicilio?',
      prose`
        Sí, para redes, puntos de venta, plóteres y equipos pesados. Marque el servicio a domicilio al solicitarlo y elija la dirección. El
        traslado dentro de Bayamo va incluido.`,
    ],
  ],
  resets: [
    [
      '¿En cuánto tiempo recibo la llave de activación?',
      prose`
        En un plazo de hasta 24 horas desde que envía el identificador de hardware. Lo normal, en horario de tienda, es menos de dos.
        La página se actualiza sola y además le escribimos.`,
    ],
    [
      '¿Qué diferencia hay entre uso único y uso permanente?',
      prose`
        El uso único activa el programa una vez en un equipo. El permanente cuesta diez veces más y sirve sin límite en la computadora que
        registre; conviene a los talleres.`,
    ],
    [
      'Me equivoqué de modelo al comprar un reset, ¿se puede cambiar?',
      prose`
        Si todavía no lo ha descargado, escríbanos y lo cambiamos. Después de la descarga no es posible: compruebe en la etiqueta trasera de
        la impresora el modelo completo antes de pagar.`,
    ],
  ],
} as const satisfies Readonly<Record<string, readonly Question[]>>
