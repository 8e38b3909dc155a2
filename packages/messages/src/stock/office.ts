export const stockAlerts = {
  title: 'Avisos de existencias',
  text: 'Quién espera que vuelva un producto, o que llegue lo que buscó. El correo sale solo cuando hay unidades.',
  caption: 'Avisos pedidos por los clientes',
  empty: 'Nadie ha pedido que le avisen.',
  columns: { product: 'Producto', email: 'Quién', stock: 'Hay', asked: 'Lo pidió', state: 'Estado' },
  searchHint: 'Correo, producto, SKU o palabras',
  wanted: 'Buscó «{words}»',
  waiting: 'Espera',
  notified: 'Avisado el {date}',
  onlyWaiting: 'Los que esperan',
  onlyNotified: 'Los avisados',
} as const
