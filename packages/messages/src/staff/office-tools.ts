export const search = {
  title: 'Buscar en todo',
  open: 'Buscar en todo (tecla /)',
  label: 'Buscar',
  hint: 'Número, nombre, fin de un teléfono o código, SKU, sección…',
  places: 'Secciones',
  settings: 'Ajustes',
  nothing: 'Nada coincide con «{q}».',
  kinds: {
    order: 'Pedidos',
    return: 'Devoluciones',
    serviceOrder: 'Órdenes de servicio',
    customer: 'Clientes',
    product: 'Productos',
    unit: 'Números de serie',
    serial: 'Hardware Id',
    payment: 'Códigos de transacción',
    mail: 'Correos',
  },
} as const

export const shortcuts = {
  title: 'Atajos del teclado',
  open: 'Atajos del teclado',
  groups: [
    {
      name: 'En cualquier pantalla',
      keys: [
        { key: '/', does: 'Buscar en todo' },
        { key: 'Ctrl + K', does: 'Buscar en todo, también al escribir' },
        { key: '?', does: 'Esta lista' },
        { key: 'Esc', does: 'Cerrar la ventana' },
      ],
    },
    {
      name: 'Ir a',
      keys: [
        { key: 'g a', does: 'Por atender' },
        { key: 'g p', does: 'Pedidos' },
        { key: 'g m', does: 'Venta de mostrador' },
        { key: 'g s', does: 'Órdenes de servicio' },
        { key: 'g r', does: 'Reset y llaves' },
        { key: 'g c', does: 'Clientes' },
        { key: 'g i', does: 'Productos' },
      ],
    },
    {
      name: 'En «Por atender»',
      keys: [
        { key: 'j', does: 'Bajar una fila' },
        { key: 'k', does: 'Subir una fila' },
        { key: 'Enter', does: 'Abrir' },
        { key: 'a', does: 'Atender la fila' },
      ],
    },
    {
      name: 'En la búsqueda',
      keys: [
        { key: '↓ ↑', does: 'Moverse por lo encontrado' },
        { key: 'Enter', does: 'Abrir' },
      ],
    },
  ],
} as const

export const replyTemplates = {
  title: 'Plantillas de respuesta',
  text: 'Respuestas que se escriben a menudo. Se eligen al responder un pedido, una orden de servicio o un mensaje.',
  caption: 'Plantillas de respuesta',
  empty: 'Todavía no hay plantillas.',
  add: 'Agregar plantilla',
  edit: 'Cambiar plantilla',
  name: 'Nombre',
  body: 'Texto',
  bodyHint:
    'Se completan solos: {fields}. Otra palabra entre llaves no se acepta. Donde falte el dato, la plantilla no se ofrece.',
  enable: 'Se ofrece al responder',
  taken: 'Ya hay una plantilla con ese nombre.',
  choose: 'Plantilla',
  choosePlaceholder: 'Elegir una plantilla…',
} as const
