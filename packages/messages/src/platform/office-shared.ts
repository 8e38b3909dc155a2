/** Headings of the navigation's groups. */
export const navigation = {
  attend: 'Atender',
  catalogue: 'Catálogo',
  feedback: 'Opiniones y correo',
  content: 'Contenido',
  operations: 'La casa',
  places: 'Lugares de entrega',
  shop: 'Tienda',
  /** The bar at the bottom of a phone, with its short labels. */
  daily: {
    title: 'Lo de cada día',
    counter: 'Mostrador',
    resetSales: 'Llaves',
    walkIn: 'Recibir',
    deliveries: 'Entregas',
    more: 'Más',
    moreSections: 'secciones',
  },
} as const

/** Shared by several lists and forms. */
export const common = {
  search: 'Buscar',
  clear: 'Limpiar',
  state: 'Estado',
  everyState: 'Cualquier estado',
  shown: 'Visible',
  hidden: 'No visible',
  onlyShown: 'Visibles',
  onlyHidden: 'No visibles',
  position: 'Orden',
  positionHint: 'De menor a mayor. Los iguales van por orden de llegada.',
  enable: 'Visible en la tienda',
  slug: 'Final del enlace',
  slugHint: 'Minúsculas, números y guiones. Si lo deja vacío se hace del nombre.',
  name: 'Nombre',
  description: 'Descripción',
  image: 'Imagen',
  date: 'Fecha',
  open: 'Abrir {name}',
  edit: 'Cambiar {name}',
  seeInShop: 'Ver en la tienda',
  saved: '«{name}» quedó guardado.',
  added: '«{name}» se agregó.',
  add: 'Agregar',
  markdown: 'Se escribe con Markdown: ## título, **negrita**, - lista, [texto](/enlace).',
} as const

export const upload = {
  choose: 'Subir imagen',
  change: 'Cambiar imagen',
  remove: 'Quitar imagen',
  hint: 'JPEG, PNG, WebP o GIF de hasta 5 MB.',
  busy: 'Subiendo…',
  retry: 'Reintentar',
  preview: 'Vista previa',
  document: 'Subir PDF',
  changeDocument: 'Cambiar PDF',
  documentHint: 'Un PDF de hasta 5 MB.',
} as const

export const list = {
  bulk: {
    select: 'Elegir',
    all: 'Elegir todas las filas de la página',
    one: 'Elegir {name}',
    everything: 'Elegir los {count}',
    first: 'Elegir los primeros {count} de {total}',
    chosen: { one: '{count} elegido', other: '{count} elegidos' },
    none: 'Quitar la selección',
    done: { one: 'Cambió {count}.', other: 'Cambiaron {count}.' },
    refused: { one: '{count} no cambió', other: '{count} no cambiaron' },
    dismiss: 'Entendido',
  },
  actions: 'Acciones',
  filters: 'Filtros',
  clearFilter: 'Quitar el filtro {name}',
  searchChoice: 'Buscar en la lista',
  noChoice: 'Nada coincide.',
  dates: {
    label: 'Fechas',
    from: 'Desde',
    to: 'Hasta',
    since: 'desde el {day}',
    until: 'hasta el {day}',
    today: 'Hoy',
    week: '7 días',
    month: 'Este mes',
  },
  range: '{first}–{last} de {total}',
  failed: 'No se pudo cargar la lista.',
  outdated: 'No se pudo actualizar la lista. Lo que ve puede haber cambiado.',
  emptyTitle: 'Aquí no hay nada',
  emptyFiltered: 'Ninguno coincide con lo elegido.',
  showAll: 'Mostrar todos',
} as const

export const form = {
  save: 'Guardar',
  cancel: 'Cancelar',
  sessionEnded: 'Su sesión terminó. Inicie sesión en otra pestaña y guarde de nuevo: lo escrito sigue aquí.',
  invalidValue: 'Este valor no es válido.',
  unusualTitle: '¿Es correcto?',
  unusualYes: 'Sí, es correcto',
  unusualPrice:
    'El precio de «{name}» queda por debajo de la décima parte o por encima de diez veces lo normal. Compruebe que no falta ni sobra una cifra.',
  unusualRate:
    'La tasa {rate} se aparta más de un 20 % de la última, {last}. Compruebe que no falta ni sobra una cifra.',
  conflictTitle: 'Otra persona cambió estos datos mientras usted los editaba.',
  conflictNow: 'Ahora dice:',
  conflictChoice:
    'Lo que usted escribió sigue en el formulario. Guarde de nuevo para dejarlo así, o use lo nuevo.',
  useTheirs: 'Usar lo nuevo',
  unsavedTitle: 'Hay cambios sin guardar',
  unsavedText: 'Si sale ahora, se pierde lo que escribió.',
  discard: 'Salir sin guardar',
  keepEditing: 'Seguir editando',
  tabProblems: { one: '{count} error', other: '{count} errores' },
  problemsTitle: 'Falta corregir algo antes de guardar',
  problemsIn: '{tab}: {problems}',
  searchSelect: {
    placeholder: 'Buscar y elegir',
    another: 'Otro',
    chosen: '{label}: elegidos',
    remove: 'Quitar {name}',
    added: 'Se agregó {name}.',
    removed: 'Se quitó {name}.',
    results: { one: '{count} resultado', other: '{count} resultados' },
    none: 'No hay nada con esas palabras.',
  },
} as const

export const undo = {
  label: 'Último cambio',
  action: 'Deshacer',
  done: 'Cambio deshecho.',
  dismiss: 'Cerrar este aviso',
} as const

export const failure = {
  title: 'Algo salió mal',
  text: 'Esta pantalla no se pudo mostrar. Lo que ya guardó no se pierde.',
  retry: 'Intentar de nuevo',
  home: 'Ir al inicio',
} as const

export const noAccess = {
  title: 'Esta parte no es de su función',
  text: 'Si la necesita para su trabajo, pida a un administrador que cambie su función.',
} as const

/** Whether a customer hears of a change. Staff are told so before and after it. */
export const customerNews = {
  told: 'Se avisa al cliente.',
  done: 'Se avisó al cliente.',
  untold: 'El cliente no tiene correo: avísele usted.',
  whatsapp: 'Avisar por WhatsApp',
  orderText: 'Hola, le escribe {store}. Su pedido {number}: {news} {link}',
  repairText: 'Hola, le escribe {store}. Su reparación {number}: {news} {link}',
  returnText: 'Hola, le escribe {store}. Su devolución {number}: {news}',
} as const

export const notFound = {
  title: 'Esta pantalla no existe',
  text: 'El enlace cambió o está mal escrito.',
} as const

export const errors = {
  offline: 'No se pudo conectar con la tienda. Revise la conexión e intente de nuevo.',
  outOfStock: 'No hay unidades suficientes de {name}, o ya no está a la venta.',
  notOffered: 'Esta operación no está disponible.',
} as const

/** Texts of ra-core, under its own keys. */
export const ra = {
  notification: {
    http_error: 'No se pudo conectar con la tienda. Revise la conexión e intente de nuevo.',
    data_provider_error: 'Ocurrió un error inesperado. Intente otra vez.',
    item_doesnt_exist: 'Eso ya no existe.',
    logged_out: 'Su sesión terminó. Inicie sesión de nuevo.',
    not_authorized: 'Usted no tiene permisos suficientes para realizar esta operación',
    i18n_error: 'No se pudieron cargar los textos.',
    updated: 'Guardado.',
    created: 'Agregado.',
    deleted: 'Eliminado.',
  },
  auth: { auth_check_error: 'Inicie sesión para continuar.' },
  message: {
    invalid_form: 'Revise los campos señalados.',
    unsaved_changes: 'Hay cambios sin guardar. ¿Salir de todos modos?',
  },
} as const
