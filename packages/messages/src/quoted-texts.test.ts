import { expect, test } from 'vitest'
import { flatten } from './flatten.ts'
import type { Locale } from './locales.ts'
import { tables } from './tables.ts'

/**
 * The owner's own words, letter for letter, odd spellings included, by the section of the two specifications that
 * quotes or names them (A: storefront, B: account and services; D: the rulings on them).
 */
const spanish = {
  'A §1': ['Soluciones Tecnológicas al Alcance de un Click'],
  'A §2': [
    'Bienvenido a nuestra tienda',
    'Contáctenos y cotice su pedido',
    'Tu carrito esta vacío!',
    'Inicio',
    'Tienda',
    'Servicios',
    'Reset & Firmwares',
    'Contáctenos',
    'Documentos',
    'Registrarme',
    'No se encontraron elementos',
    'Prueba limpiando el filtro',
    'Limpiar filtro',
  ],
  'A §4': [
    'Producto "{name}" agregado al carrito!',
    'EL producto {name} no esta disponible',
    'Agregar al Carrito',
    'No disponible',
    'Proximamente',
    'Finalizar Pedido',
    '¿Deseas finalizar la solicitud?',
    'Sí',
    'Cancelar',
    'PENDIENTE',
    'Solicitud Completada',
  ],
  'A §5': [
    'Complete este campo',
    'Correo electrónico no válido',
    'Longitud mínima es 8!',
    'Longitud máxima es 20!',
    'Confirme la contraseña',
    'Las contraseñas no coinciden',
    'Especifique como desea registrarse (Persona o Empresa)',
    'No se encuentran direcciones de envío configuradas',
  ],
  'A §6': [
    'Inicie sesión para agregar al carrito',
    'Usted no tiene permisos suficientes para realizar esta operación',
    'Acceso denegado',
  ],
  'A §8': [
    'Usuario',
    'Registro realizado con éxito. Le hemos enviado un email para verificar su identidad',
    'No se encuentran direcciones de envío configuradas',
    'Inicie sesión para agregar al carrito',
    'EL producto {name} no esta disponible',
    'La valoracion ha sido completada',
    'Tu carrito está vacío!',
    'Tu carrito esta vacío!',
    'No se encontraron elementos',
  ],
  'A §9': ['Envio'],
  'B §2': [
    'Dashboard',
    'Editar Perfil',
    'Mis Órdenes',
    'Solicitudes Reset/Firmware',
    'Direcciones',
    'Cambiar Contraseña',
    'No hay direcciones para mostrar',
    'Nueva Dirección',
    'Promover',
    'Editar',
    'Quitar',
    'Ordenes de Venta',
    'Id',
    'No Order',
    'Fecha',
    'Estado',
    'Total',
    'Ordenes de Servicio',
    'No. Orden',
    'Servicio',
    'Modelo',
    'Ver Respuesta',
    '{product} × {quantity}',
    'Volver',
    'Archivo',
    'Transacción',
    'Descargar',
    'Hardw ID',
    'Llave',
    'CI/PASAPORTE',
    'REEUP',
    'Email enviado',
  ],
  'B §3': ['NO APROBADO'],
  'B §4': ['PENDIENTE', 'EN PROCESO', 'No se creó la dirección'],
  'B §5': [
    'Complete este campo',
    'Correo electrónico no válido',
    'Seleccione un País',
    'Seleccione una Provincia/Estado',
    'Seleccione un Municipio/Ciudad',
    'Escriba la Contraseña nueva',
    'Longitud mínima es 6!',
    'Confime la Contraseña',
    'Las Contraseñas no coinciden',
    'Introduzca el código de verificación',
    'El código debe contener 4 dígitos!',
    'Introduzca el nombre de su empresa',
    'Introduzca el código REEUP de su empresa',
    'Longitud máxima es 50!',
    'Longitud máxima es 20!',
    'Introduzca el Código de Transacción',
    'Introduzca la llave ',
  ],
  'B §6': [
    'Inicie sesión para tener acceso a los resets',
    'Ud necesita iniciar sesión para realizar una solicitud de servicios',
    'Usted no tiene permisos suficientes para realizar esta operación',
    'Acceso denegado',
  ],
  'B §8': [
    'No puede quitar la dirección principal. Antes, establezca otra dirección como principal.',
    'Ud no tiene direcciones creadas. Se establecerá ésta como principal',
    'No se creó la dirección',
    'No se encuentran direcciones de envío configuradas',
    '{message}. El email no se ha enviado. Intente otra vez',
    'Se cambio la dirección principal correctamente',
    'Se quitó la dirección correctamente',
    'Se Agregó una dirección',
    'Se Modificó la dirección',
    'Su avartar se ha actualizado',
    'Su perfil ha sido actualizado correctamente',
    'Se ha cambiado la Contraseña correctamente',
    'Hardware Id enviado',
    'El mensaje se ha enviado correctamente',
    'Email enviado',
    'la solicitud ha sido enviada',
    'Solicitud Completada',
  ],
  'B §9': ['NO APROBADO'],
  'D §1': ['Consultar precio'],
  'D §2': [
    'Equipo compartido',
    'Su cuenta no está activada. Revise su correo electrónico.',
    'Obtener código',
  ],
  'D §4': ['Sin reserva', 'Pago verificado', 'COMPLETADA', 'CANCELADA'],
  'D §5': ['Compra verificada'],
  'the shell': [
    'Nosotros',
    'Entrega',
    'Privacidad',
    'Términos',
    'Contacto',
    'Seguir pedido',
    'Intentar de nuevo',
    'Buscar entre más de {n} productos',
    'Ahorro de datos',
    'datos de las {time}',
    '{count} por enviar',
  ],
  'the screens': [
    'Ir al inicio',
    'Ver información de activación',
    'Administrador',
    'Resultados para {query}',
    'Oferta',
    'Destacado',
    'Nuevo',
    'Avísame',
    'solo diferencias',
    'Cancelar pedido',
    'Pedir cotización',
    'Solicitar Servicio',
    '¿Llegamos a tu municipio?',
  ],
}

const english = {
  'A §2': ['Your wish list is empty!', 'You have not chosen any products to compare!', 'Page Not Found'],
  'A §4': ['Product "{name}" added to wish list!', 'Product "{name}" added to compare!'],
  'B §2': ['Request Service', 'Buy', 'Get code', 'Go to Home', 'View activation info'],
  'B §9': ['Mon–Fri 8am–8pm, Sat 8am–6pm, Sun 10am–4pm'],
  'D §4': ['Free delivery from $50'],
}

function missingIn(locale: Locale, texts: readonly string[]): string[] {
  const written = new Set(
    [...flatten(tables[locale])].flatMap(([, entry]) =>
      typeof entry === 'string' ? [entry] : Object.values(entry),
    ),
  )
  return texts.filter((text) => !written.has(text))
}

test.each(Object.entries(spanish))('es holds every text of %s', (_, texts) => {
  expect(missingIn('es', texts)).toEqual([])
})

test.each(Object.entries(english))('en holds every English text of %s', (_, texts) => {
  expect(missingIn('en', texts)).toEqual([])
})

test('twin texts of one sentence are separate entries', () => {
  const { cart, validation } = tables.es
  expect([cart.emptyMini, cart.emptyPage]).toEqual(['Tu carrito está vacío!', 'Tu carrito esta vacío!'])
  expect([validation.signUpConfirm, validation.newPasswordConfirm]).toEqual([
    'Confirme la contraseña',
    'Confime la Contraseña',
  ])
  expect([validation.signUpMismatch, validation.newPasswordMismatch]).toEqual([
    'Las contraseñas no coinciden',
    'Las Contraseñas no coinciden',
  ])
})

test('the English texts have a Spanish twin', () => {
  expect(tables.es.shop.wishlist.empty).toBe('¡Tu lista de deseos está vacía!')
  expect(tables.es.shop.compare.empty).toBe('¡No has elegido ningún producto para comparar!')
  expect(tables.es.shell.notFound.title).toBe('Página no encontrada')
  expect(tables.es.shop.wishlist.added).toBe('¡Producto "{name}" agregado a la lista de deseos!')
  expect(tables.es.shop.compare.added).toBe('¡Producto "{name}" agregado a la comparación!')
})
