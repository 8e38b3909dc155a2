import type { TextProblem } from '@tecnoclick/domain/platform/message-text'
import type { MessageName } from '../editable-messages.ts'
import { fillText } from './fill-text.ts'
import type { Locale } from './locales.ts'

/** Names of the messages, for staff. */
const names: Readonly<Record<MessageName, string>> = {
  'catalogue.reviewConfirmation': 'Confirmar una valoración',
  'catalogue.reviewRequest': 'Pedir una valoración',
  'catalogue.reviewExists': 'Valoración repetida',
  'delivery.ready': 'Pedido listo para recoger',
  'delivery.onTheWay': 'Pedido en camino',
  'delivery.failed': 'Entrega fallida',
  'delivery.delivered': 'Entregado sin código',
  'people.activation': 'Activar la cuenta',
  'people.apiKeyCreated': 'Llave de API nueva (personal)',
  'people.addressTaken': 'Ya tiene una cuenta',
  'people.recoveryCode': 'Código para recuperar la contraseña',
  'people.recoveryLink': 'Enlace para recuperar la contraseña',
  'people.passwordChanged': 'Contraseña cambiada',
  'people.staffInvitation': 'Invitación al equipo (personal)',
  'people.secondFactor': 'Cambió la verificación en dos pasos',
  'people.telegramCode': 'Conectar Telegram',
  'people.newDevice': 'Inicio de sesión nuevo',
  'people.accountClosed': 'Cuenta cerrada',
  'people.businessApproved': 'Empresa aprobada',
  'resets.resetRequest': 'Reset: solicitud recibida',
  'resets.resetRequestShop': 'Reset: transferencia por verificar (tienda)',
  'resets.resetVerified': 'Reset: pago verificado',
  'resets.resetRejected': 'Reset: pago no encontrado',
  'resets.hardwareIdShop': 'Reset: Hardware Id recibido (tienda)',
  'resets.resetKey': 'Reset: llave lista',
  'resets.resetDecisions': 'Reset que no funcionó: decisión',
  'resets.resetFacts': 'Reset: rótulos de los datos',
  'selling.orderConfirmation': 'Confirmación del pedido',
  'selling.orderEdited': 'Pedido cambiado',
  'selling.orderShop': 'Pedido nuevo (tienda)',
  'selling.orderChange': 'Novedades del pedido',
  'selling.orderMessage': 'Mensaje del cliente sobre un pedido (tienda)',
  'selling.orderExpiring': 'Falta el pago del pedido',
  'selling.orderUnchecked': 'Pago sin comprobar',
  'selling.orderUncheckedShop': 'Pago sin comprobar (tienda)',
  'selling.orderExpired': 'Pedido vencido sin pago',
  'selling.creditExpiring': 'Saldo que vence',
  'selling.orderDigest': 'Pedidos seguidos en un solo correo',
  'selling.orderCancelledShop': 'Pedido cancelado por el cliente (tienda)',
  'selling.orderRefund': 'Reembolso hecho',
  'selling.orderPayment': 'Pago del pedido',
  'selling.orderFacts': 'Pedidos: rótulos de los datos',
  'selling.cartReminder': 'Carrito olvidado',
  'selling.invoice': 'Factura y nota de crédito',
  'selling.stockAlert': 'Producto disponible otra vez',
  'selling.familyMails': 'A quien paga por otra persona',
  'selling.returnMails': 'Devoluciones y garantías',
  'selling.returnAskedMail': 'Piden una devolución (tienda)',
  'site.campaignMails': 'Campañas: lo que la tienda añade',
  'site.accountsChanged': 'Cuentas para transferencias (personal)',
  'site.webhookDisabled': 'Webhook desactivado (personal)',
  'site.contactMessage': 'Mensaje de contacto (tienda)',
  'site.contactReply': 'Respuesta a un mensaje de contacto',
  'site.newsletterConfirmation': 'Confirmar el boletín',
  'workshop.serviceRequest': 'Solicitud de servicio recibida',
  'workshop.serviceRequestShop': 'Solicitud de servicio (tienda)',
  'workshop.serviceAnswer': 'Novedades de la reparación y presupuesto',
  'workshop.paymentReport': 'Pago de reparación por verificar (tienda)',
  'workshop.quoteDecision': 'Respuesta al presupuesto (tienda)',
  'workshop.recordedDecision': 'Respuesta al presupuesto anotada',
  'workshop.serviceMessage': 'Mensajes de una reparación',
  'workshop.serviceFacts': 'Reparaciones: rótulos de los datos',
}

const problems = {
  blank: 'Escriba el texto o restaure el original.',
  tooLong: 'Como máximo {longest} caracteres.',
  oneLine: 'Este texto va en una sola línea.',
  notPlain: 'Tiene caracteres que no se ven. Escríbalo otra vez sin copiarlo.',
  looseBrace: 'Hay una llave { o } suelta: los datos se escriben como en el original.',
  unknown: 'Este mensaje no tiene el dato {names}.',
  missing: 'Falta el dato {names}.',
  noText: 'El mensaje no tiene este texto.',
} as const

/** Why the office does not take a text, in Spanish. The API says it in the same words. */
export function describeTextProblem(problem: TextProblem | { code: 'noText' }): string {
  const listed = (words: readonly string[]) => words.map((word) => `{${word}}`).join(', ')
  switch (problem.code) {
    case 'tooLong':
      return fillText(problems.tooLong, problem)
    case 'unknown':
      return fillText(problems.unknown, { names: listed(problem.names) })
    case 'missing':
      return fillText(problems.missing, { names: listed(problem.names) })
    default:
      return problems[problem.code]
  }
}

const languages: Readonly<Record<Locale, string>> = {
  es: 'Español',
  en: 'Inglés',
  ru: 'Ruso',
  ar: 'Árabe',
}

/** The texts of messages, worded by the owner (platform.md#message-texts). */
export const messageTexts = {
  title: 'Textos de los mensajes',
  text: 'Lo que dicen los correos y los avisos de Telegram. Cambie lo que quiera; lo que no cambie sigue como viene.',
  caption: 'Mensajes con su idioma y estado',
  empty: 'No hay mensajes así.',
  name: 'Mensaje',
  names,
  language: 'Idioma',
  everyLanguage: 'Todos los idiomas',
  languages,
  search: 'Buscar',
  searchHint: 'Nombre o parte del texto',
  state: 'Estado',
  everyState: 'Todos',
  states: { shipped: 'Como viene', changed: 'Cambiado', outdated: 'Por revisar' },
  edit: 'Cambiar «{name}»',
  saved: 'Los textos de «{name}» quedaron guardados.',
  kinds: { subject: 'Asunto', heading: 'Título', action: 'Botón', label: 'Rótulo', text: 'Texto' },
  numbered: '{kind} {number}',
  placeholders: 'Datos: {names}',
  restore: 'Restaurar el texto original',
  restoreAll: 'Restaurar todos',
  shippedText: 'Original: {text}',
  outdated:
    'Su texto ya no sirve y se envía el original. Corríjalo o restaure el original. Su texto es el de este campo.',
  preview: 'Vista previa',
  previewShow: 'Ver el mensaje con datos reales',
  previewReal: 'Con los datos del último mensaje, del {date}.',
  previewSample: 'Todavía no se ha enviado ninguno: los datos son de ejemplo.',
  views: { label: 'Cómo se ve', light: 'Claro', dark: 'Oscuro', plain: 'Solo texto' },
  subject: 'Asunto: {subject}',
} as const
