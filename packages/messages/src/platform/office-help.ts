/** The staff's guide, one page per screen. `picture` is the file name of a screenshot. */
export const help = {
  title: 'Ayuda',
  text: 'Una página por mesa de trabajo. Lo que se hace cada día está primero.',
  back: 'Toda la ayuda',
  open: 'Abrir la mesa',
  picture: 'La mesa «{title}»',
  groups: {
    day: 'Cada día',
    catalogue: 'Catálogo',
    people: 'Opiniones y correo',
    content: 'Contenido',
    house: 'La casa',
  },
  pages: {
    waiting: {
      title: 'Por atender',
      group: 'day',
      href: '/admin',
      steps: [
        'Es la primera pantalla: todo lo que espera, lo más urgente arriba. Se actualiza sola cada 20 segundos.',
        'Con las teclas j y k se baja y se sube; Enter abre lo elegido.',
        'El número junto a «Por atender» y en la pestaña del navegador dice cuántas cosas quedan.',
        'Las llaves de reset tienen reloj: se prometen en 24 horas.',
      ],
    },
    orders: {
      title: 'Pedidos',
      group: 'day',
      href: '/admin/orders',
      steps: [
        'Abra el pedido y responda: el cliente recibe su respuesta por correo y la ve en su cuenta.',
        'El estado solo avanza: PENDIENTE, EN PROCESO, COMPLETADA. Un pedido cancelado devuelve sus unidades.',
        'Si el cliente pagó por transferencia, compare el código y el importe y marque «Pago verificado».',
        'Un pedido INVALIDO no tiene número: active el consecutivo ORDEN y pulse «Asignar número».',
        '«Exportar» baja los pedidos del filtro en CSV.',
      ],
    },
    counter: {
      title: 'Venta de mostrador',
      group: 'day',
      href: '/admin/counter',
      steps: [
        'Busque el producto por nombre o SKU y elija la cantidad.',
        'Elija la moneda y si es minorista o mayorista.',
        'Escriba el nombre del comprador. Con su correo recibe el comprobante.',
        'La venta queda COMPLETADA al momento y descuenta las unidades.',
      ],
    },
    serviceOrders: {
      title: 'Órdenes de servicio',
      group: 'day',
      href: '/admin/service-orders',
      steps: [
        'El tablero muestra las órdenes por estado; la lista permite buscar.',
        'Responda y, si hace falta, agregue un presupuesto: el cliente lo acepta o lo rechaza desde su enlace.',
        'El enlace del ticket se envía a quien no tiene cuenta. Deja de abrir 90 días después de cerrar la orden, o cuando usted lo anula.',
        'Imprima la etiqueta con QR y péguela al equipo.',
      ],
    },
    resetSales: {
      title: 'Ventas de reset',
      group: 'day',
      href: '/admin/reset-sales',
      steps: [
        'Busque el código de la transferencia. Uno repetido se señala.',
        'Con el dinero en la cuenta, pulse «Verificar y permitir la descarga»: el cliente baja el zip.',
        'Si no llegó, pulse «Rechazar el pago» y escriba el motivo: el cliente lo recibe por correo.',
        'Cuando el cliente envía su hardware id, respóndale con la llave.',
        '«Revocar» cierra la descarga; «Permitir de nuevo» la abre.',
      ],
    },
    customers: {
      title: 'Clientes',
      group: 'day',
      href: '/admin/customers',
      steps: [
        'Una empresa nueva espera aprobación: póngale un código de cliente y verá precios mayoristas.',
        'Deshabilitar una cuenta cierra sus sesiones; sus pedidos se conservan.',
        'A quien no le llegó el correo de activación se le reenvía desde su ficha.',
      ],
    },
    closing: {
      title: 'Cierre del día',
      group: 'day',
      href: '/admin/closing',
      steps: [
        'Muestra lo vendido y lo cobrado en el día, por moneda y forma de pago.',
        'Elija otro día con la fecha de arriba.',
        '«Imprimir» da una hoja para firmar.',
      ],
    },
    products: {
      title: 'Productos',
      group: 'catalogue',
      href: '/admin/products',
      steps: [
        'En la lista, pulse sobre un precio o sobre las existencias para cambiarlos sin abrir el producto. Enter guarda, Esc deja lo que había.',
        'Al abrir un producto verá sus datos, cuatro precios, fotos, ficha técnica y opciones.',
        'Arrastrar no hace falta: las flechas de cada foto cambian su lugar. La primera es la portada.',
        'Las existencias se ajustan con un motivo, que queda en los movimientos. Ahí se ve quién tiene unidades en su carrito.',
        'Quite «A la venta» para retirar un producto sin perder su historia.',
      ],
    },
    csv: {
      title: 'Importar y exportar',
      group: 'catalogue',
      href: '/admin/products/csv',
      steps: [
        'Exporte, cambie lo que quiera en Excel y guarde como CSV.',
        'Elija el archivo y pulse «Probar sin guardar»: verá qué cambia y qué filas tienen errores.',
        'Una fila con error no detiene a las demás. Corríjala e importe otra vez: lo ya importado no se repite.',
        'Las existencias solo se tocan si marca la casilla.',
      ],
    },
    recalculate: {
      title: 'Recalcular CUP',
      group: 'catalogue',
      href: '/admin/recalculate',
      steps: [
        'Escriba la tasa, elija el redondeo y qué productos.',
        '«Ver antes» muestra cada precio como quedaría.',
        'Después de guardar puede deshacerlo; lo que alguien cambió a mano se respeta.',
      ],
    },
    categories: {
      title: 'Categorías, marcas y atributos',
      group: 'catalogue',
      href: '/admin/categories',
      steps: [
        'Las categorías forman un árbol: elija dentro de cuál va cada una y su orden.',
        'Ocultar una categoría la quita del menú con todo lo que tiene dentro.',
        'Un atributo puede ser filtro o solo parte de la ficha técnica.',
      ],
    },
    resets: {
      title: 'Archivos de reset',
      group: 'catalogue',
      href: '/admin/resets',
      steps: [
        'Agregue la marca, el modelo y el precio en CUP de un uso.',
        'Suba el zip, de hasta 200 MB. La barra muestra cuánto falta.',
        'Sin zip no se ofrece en la tienda.',
      ],
    },
    services: {
      title: 'Servicios',
      group: 'catalogue',
      href: '/admin/services',
      steps: ['Cada servicio pertenece a un tipo.', 'El orden decide cómo se ven en la tienda.'],
    },
    reviews: {
      title: 'Reseñas',
      group: 'people',
      href: '/admin/reviews',
      steps: [
        'Las de quienes compraron el producto se ven al momento; las demás esperan en «Por atender» hasta que las publique.',
        'Una sin confirmar espera a que su autor abra el enlace que recibió por correo.',
        'Ocultarla la quita de la tienda y de la valoración; se puede mostrar de nuevo.',
      ],
    },
    contactMessages: {
      title: 'Mensajes',
      group: 'people',
      href: '/admin/contact-messages',
      steps: [
        'Al abrir un mensaje queda leído.',
        'Escriba la respuesta y envíela: sale por correo y queda guardada.',
        'Archive lo que ya no necesita.',
      ],
    },
    mails: {
      title: 'Correos',
      group: 'people',
      href: '/admin/mails',
      steps: [
        'Todos los correos de la tienda con su estado. Los que fallan dicen por qué.',
        '«Reenviar» escribe uno nuevo con las mismas palabras.',
        'Los códigos y enlaces personales se ven como ••••. El contenido se borra a los 30 días; con código o enlace, al día siguiente.',
        '«Correo de prueba» muestra si el envío funciona.',
      ],
    },
    stockAlerts: {
      title: 'Avisos, boletín y búsquedas',
      group: 'people',
      href: '/admin/stock-alerts',
      steps: [
        'Los avisos de existencias salen solos cuando vuelve el producto.',
        'El boletín lista a quienes confirmaron; descargue sus correos con un botón.',
        'Las búsquedas sin resultado dicen qué pide la gente y no encuentra.',
      ],
    },
    pages: {
      title: 'Textos, banners y documentos',
      group: 'content',
      href: '/admin/pages',
      steps: [
        'Los textos se escriben con Markdown.',
        'Un banner puede tener fechas: aparece y desaparece solo.',
        'Los documentos son PDF; las preguntas frecuentes van por secciones.',
        'Lo guardado se ve en la tienda al momento, y se puede deshacer desde la barra de abajo.',
      ],
    },
    posts: {
      title: 'Blog',
      group: 'content',
      href: '/admin/posts',
      steps: [
        'Un artículo con fecha futura sale ese día.',
        'Los comentarios se agregan y se quitan desde el artículo.',
      ],
    },
    files: {
      title: 'Archivos',
      group: 'content',
      href: '/admin/files',
      steps: ['Cada archivo dice dónde se usa.', 'Solo se puede quitar lo que nada usa.'],
    },
    dashboard: {
      title: 'Resumen',
      group: 'house',
      href: '/admin/dashboard',
      steps: [
        'Ventas por día y moneda, estados, más vendidos, pocas existencias y tiempos de respuesta.',
        'Cada número lleva a su lista.',
      ],
    },
    staff: {
      title: 'Personal',
      group: 'house',
      href: '/admin/staff',
      steps: [
        '«Invitar» manda un enlace que sirve una vez y durante 72 horas; con él la persona elige su contraseña.',
        'Cada función ve solo sus mesas: ventas, taller o textos. El administrador lo ve todo.',
        'Al cambiar la función o quitar el acceso se cierran las sesiones de esa persona en el momento.',
        'Si alguien pierde el teléfono y sus códigos, «Restablecer verificación» le deja configurarla de nuevo.',
        'Siempre queda un administrador, y nadie cambia su propia cuenta.',
      ],
    },
    consecutives: {
      title: 'Consecutivos',
      group: 'house',
      href: '/admin/consecutives',
      steps: [
        'El prefijo y el próximo número de pedidos y servicios.',
        'Cambiarlos abre una serie nueva; la anterior queda cerrada y sin huecos.',
      ],
    },
    auditLog: {
      title: 'Registro',
      group: 'house',
      href: '/admin/audit-log',
      steps: [
        'Quién cambió qué, con el antes y el después; quién consultó datos de clientes y quién entró.',
        'Filtre por clase, acción o fecha.',
      ],
    },
    settings: {
      title: 'Ajustes',
      group: 'house',
      href: '/admin/settings',
      steps: [
        'Nombre, contacto, horarios, envíos y cuentas de transferencia.',
        'Si dos personas cambian lo mismo, a la segunda se le avisa y elige.',
      ],
    },
  },
} as const
