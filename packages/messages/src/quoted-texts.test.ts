import { expect, test } from 'vitest'
import { flatten } from './platform/flatten.ts'
import type { Locale } from './platform/locales.ts'
import { tables } from './tables.ts'

/**
 * Texts quoted in docs/product, letter for letter, unusual spellings included, by the page and heading that quotes them.
 */
const spanish = {
  'site.md#header-and-footer': [
    'Soluciones Tecnológicas al Alcance de un Click',
    'Inicio',
    'Tienda',
    'Servicios',
    'Reset & Firmwares',
    'Contáctenos',
    'Nosotros',
    'Documentos',
    'Registrarme',
    'Entrega',
    'Privacidad',
    'Términos',
    'Contacto',
    'Seguir pedido',
  ],
  'site.md#failures': ['Intentar de nuevo'],
  'site.md#offline': ['Ahorro de datos', 'datos de las {time}', '{count} por enviar'],
  'site.md#contact': [
    'Complete este campo',
    'Longitud máxima es 50!',
    'Longitud máxima es {max}!',
    'El mensaje se ha enviado correctamente',
  ],
  'catalogue.md#product-list': [
    'Bienvenido a nuestra tienda',
    'Contáctenos y cotice su pedido',
    'No se encontraron elementos',
    'Prueba limpiando el filtro',
    'Limpiar filtro',
  ],
  'catalogue.md#search-and-suggestions': ['Buscar entre más de {n} productos', 'Resultados para {query}'],
  'catalogue.md#product-cards': ['Oferta', 'Destacado', 'Nuevo'],
  'catalogue.md#availability': [
    'Agregar al Carrito',
    'No disponible',
    'Proximamente',
    'Inicie sesión para agregar al carrito',
    'Avíseme',
  ],
  'catalogue.md#prices': ['Consultar precio'],
  'catalogue.md#reviews': ['La valoracion ha sido completada', 'Compra verificada'],
  'catalogue.md#wishlist-and-compare': ['solo diferencias'],
  'selling.md#cart': [
    'Producto "{name}" agregado al carrito!',
    'Tu carrito está vacío!',
    'Tu carrito esta vacío!',
    'Pedir cotización',
  ],
  'selling.md#stock': ['EL producto {name} no esta disponible'],
  'selling.md#reservations': ['Sin reserva'],
  'selling.md#checkout': [
    'Finalizar Pedido',
    '¿Deseas finalizar la solicitud?',
    'Sí',
    'Cancelar',
    'Solicitud Completada',
    'No se encuentran direcciones de envío configuradas',
  ],
  'selling.md#delivery': ['Envio', '¿Llegamos a su municipio?'],
  'selling.md#order-states': [
    'PENDIENTE',
    'EN PROCESO',
    'COMPLETADA',
    'CANCELADA',
    'Ver Respuesta',
    'Cancelar pedido',
  ],
  'selling.md#payment': ['Introduzca el Código de Transacción', 'Pago verificado'],
  'selling.md#order-pages': [
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
    '{product} × {quantity}',
    'Volver',
  ],
  'workshop.md#service-requests': [
    'Solicitar Servicio',
    'Ud necesita iniciar sesión para realizar una solicitud de servicios',
  ],
  'resets.md#purchase': ['Inicie sesión para tener acceso a los resets', 'la solicitud ha sido enviada'],
  'resets.md#fulfilment': ['Hardware Id enviado', 'Introduzca la llave '],
  'resets.md#my-requests': ['Modelo', 'Archivo', 'Transacción', 'Descargar', 'Hardw ID', 'Llave'],
  'platform.md#access': [
    'Usted no tiene permisos suficientes para realizar esta operación',
    'Acceso denegado',
  ],
  'platform.md#input-rules': ['Complete este campo', 'Correo electrónico no válido'],
  'people.md#screens': [
    'Dashboard',
    'Editar Perfil',
    'Mis Órdenes',
    'Solicitudes Reset/Firmware',
    'Direcciones',
    'Cambiar Contraseña',
  ],
  'people.md#registration': [
    'Especifique como desea registrarse (Persona o Empresa)',
    'Longitud mínima es 8!',
    'Longitud máxima es 128!',
    'Confirme la contraseña',
    'Las contraseñas no coinciden',
    'Registro realizado con éxito. Le hemos enviado un email para verificar su identidad',
  ],
  'people.md#activation': [
    'Ir al inicio',
    'Ver información de activación',
    'Seguir con mi compra',
    'Su cuenta no está activada. Revise su correo electrónico.',
  ],
  'people.md#sign-in': ['Usuario'],
  'people.md#sessions': ['Equipo compartido'],
  'people.md#password-recovery': [
    'Obtener código',
    'Email enviado',
    '{message}. El email no se ha enviado. Intente otra vez',
    'Longitud mínima es 6!',
    'Escriba la Contraseña nueva',
    'Confime la Contraseña',
    'Las Contraseñas no coinciden',
    'Introduzca el código de verificación',
    'El código debe contener 4 dígitos!',
    'Se ha cambiado la Contraseña correctamente',
  ],
  'people.md#profiles': [
    'Administrador',
    'CI/PASAPORTE',
    'REEUP',
    'Introduzca el nombre de su empresa',
    'Introduzca el código REEUP de su empresa',
    'Su perfil ha sido actualizado correctamente',
  ],
  'people.md#wholesale-approval': ['NO APROBADO'],
  'people.md#avatars': ['Su avartar se ha actualizado'],
  'people.md#addresses': [
    'No hay direcciones para mostrar',
    'Más datos',
    'Nueva Dirección',
    'Promover',
    'Editar',
    'Quitar',
    'Seleccione un País',
    'Seleccione una Provincia/Estado',
    'Seleccione un Municipio/Ciudad',
    'No puede quitar la dirección principal. Antes, establezca otra dirección como principal.',
    'Ud no tiene direcciones creadas. Se establecerá ésta como principal',
    'No se creó la dirección',
    'Se cambio la dirección principal correctamente',
    'Se quitó la dirección correctamente',
    'Se Agregó una dirección',
    'Se Modificó la dirección',
  ],
}

const english = {
  'catalogue.md#wishlist-and-compare': [
    'Your wish list is empty!',
    'You have not chosen any products to compare!',
    'Product "{name}" added to wish list!',
    'Product "{name}" added to compare!',
  ],
  'workshop.md#services': ['Request Service'],
  'resets.md#reset-files': ['Buy'],
  'people.md#password-recovery': ['Get code'],
  'people.md#activation': ['Go to Home', 'View activation info'],
  'site.md#failures': ['Page Not Found'],
  'site.md#screens': ['Mon–Fri 8am–8pm, Sat 8am–6pm, Sun 10am–4pm'],
}

function missingIn(locale: Locale, texts: readonly string[]): string[] {
  const written = new Set(
    [...flatten(tables[locale])].flatMap(([, entry]) =>
      typeof entry === 'string' ? [entry] : Object.values(entry),
    ),
  )
  return texts.filter((text) => !written.has(text))
}

test.each(Object.entries(spanish))('es has every text quoted in %s', (_, texts) => {
  expect(missingIn('es', texts)).toEqual([])
})

test.each(Object.entries(english))('en has every English text quoted in %s', (_, texts) => {
  expect(missingIn('en', texts)).toEqual([])
})

test('two spellings of one sentence are separate entries', () => {
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

test('the English texts have a Spanish translation', () => {
  expect(tables.es.shop.wishlist.empty).toBe('¡Su lista de deseos está vacía!')
  expect(tables.es.shop.compare.empty).toBe('¡No ha elegido ningún producto para comparar!')
  expect(tables.es.shell.notFound.title).toBe('Página no encontrada')
  expect(tables.es.shop.wishlist.added).toBe('¡Producto "{name}" agregado a la lista de deseos!')
  expect(tables.es.shop.compare.added).toBe('¡Producto "{name}" agregado a la comparación!')
})
