/** Texts of the page of personal data, which gets them with its data. */
export const personalData = {
  confirmText: 'Para descargar sus datos o cerrar la cuenta lo preguntamos otra vez.',
  download: {
    title: 'Descargar mis datos',
    text: 'Un solo archivo con todo lo que guardamos sobre usted: perfil, direcciones, pedidos y pagos, solicitudes de servicio y reset, reseñas, listas, avisos, mensajes, sesiones, verificación en dos pasos y registro de cambios.',
    submit: 'Descargar',
    tooMany: 'Ha descargado sus datos varias veces. Espere una hora e intente de nuevo.',
    failed: 'No se pudo preparar el archivo. Intente otra vez.',
  },
  close: {
    title: 'Cerrar mi cuenta',
    text: 'No se puede deshacer. Después puede registrarse de nuevo con el mismo correo.',
    removed: 'Se borra',
    removedText:
      'Perfil, foto, direcciones, carrito, lista de deseos, avisos, boletín, mensajes, sesiones, verificación en dos pasos, fotos de averías y los correos que le enviamos. Sus reseñas quedan sin su nombre.',
    kept: 'Se conserva, y por qué',
    keptOrders:
      'Los pedidos terminados con su número, importes, pagos, nombre y dirección de facturación: la contabilidad lo exige.',
    keptServices:
      'Las reparaciones y los reset, sin sus textos ni su dirección: por la garantía y los cobros.',
    keptLog: 'El registro de cambios de la tienda: es la prueba de quién hizo qué y no se puede modificar.',
    lost: 'Ya no podrá descargar los archivos de reset que compró ni consultar sus pedidos.',
    open: 'Antes hay que terminar o cancelar esto:',
    kinds: {
      order: 'Pedido {number}',
      payment: 'Pago por verificar del pedido {number}',
      return: 'Devolución {number}',
      serviceOrder: 'Solicitud de servicio {number}',
      resetSale: 'Solicitud de reset {number}',
    },
    staff: 'Las cuentas del personal las cierra un administrador.',
    submit: 'Cerrar mi cuenta',
    confirmTitle: '¿Cerrar la cuenta para siempre?',
    confirmText: 'Se borrarán sus datos personales. No se puede deshacer.',
  },
} as const
