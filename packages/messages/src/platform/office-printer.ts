/** The receipt printer of a computer. */
export const printer = {
  title: 'Impresora de recibos',
  text: 'Imprime sin preguntar y abre el cajón. Vale para este equipo y este navegador.',
  connect: 'Conectar impresora de recibos',
  print: 'Imprimir el recibo',
  unsupported:
    'Este navegador no habla con impresoras. Use Chrome o Edge, o imprima con el diálogo del navegador.',
  chosen: 'Conectada: {name}',
  ports: { usb: 'Por USB', serial: 'Por puerto serie', bluetooth: 'Por Bluetooth' },
  roll: 'Ancho del rollo',
  rolls: { roll58: '58 mm', roll80: '80 mm' },
  drawer: 'El cajón está conectado a ella',
  test: 'Imprimir una prueba',
  tested: 'Enviada. Compruebe que las letras con tilde y la ñ salen bien.',
  connected: 'La impresora está conectada.',
  forget: 'Olvidar la impresora',
  failed: 'La impresora no respondió. Compruebe que está encendida y con papel.',
}
