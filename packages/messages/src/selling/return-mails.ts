import { editable, editableInAll } from '../platform/editable-texts.ts'

/** To the shop, in Spanish. */
export const { returnAskedMail } = editable('selling', {
  returnAskedMail: {
    subject: 'Piden una devolución: {number}, pedido {order}',
    warrantySubject: 'Piden una garantía: {number}, pedido {order}',
    heading: 'Hay una devolución por atender',
    line: '{product} × {quantity}',
    photos: 'Fotos: {count}',
    action: 'Abrir la devolución',
  },
})

interface ReturnMail {
  heading: string
  /** In place of a number. */
  numberToCome: string
  acceptedSubject: string
  accepted: string
  bring: string
  refusedSubject: string
  refused: string
  settledSubject: string
  settled: string
  outcomes: { stock: string; scrap: string; repair: string }
  refund: string
  code: string
  note: string
  action: string
}

/** To the buyer, in the language in which the return was asked for. */
export const returnMails = editableInAll<ReturnMail>('selling', 'returnMails', {
  es: {
    numberToCome: '(número por asignar)',
    heading: 'Su devolución {number}',
    acceptedSubject: 'Aceptamos su devolución {number}',
    accepted: 'Aceptamos la devolución {number} del pedido {order}.',
    bring: 'Traiga el producto con su embalaje y accesorios a {address}.',
    refusedSubject: 'No podemos aceptar su devolución {number}',
    refused: 'No podemos aceptar la devolución {number} del pedido {order}.',
    settledSubject: 'Su devolución {number} está resuelta',
    settled: 'La devolución {number} del pedido {order} está resuelta.',
    outcomes: {
      stock: '{product} × {quantity}: devuelto',
      scrap: '{product} × {quantity}: devuelto',
      repair: '{product} × {quantity}: reparación en garantía sin costo, {service}',
    },
    refund: 'Le devolvimos {amount} por {method}.',
    code: 'Código de transacción: {code}',
    note: 'Nota de la tienda:',
    action: 'Ver mi devolución',
  },
  en: {
    numberToCome: '(number to be assigned)',
    heading: 'Your return {number}',
    acceptedSubject: 'We accept your return {number}',
    accepted: 'We accept return {number} of order {order}.',
    bring: 'Bring the product with its packaging and accessories to {address}.',
    refusedSubject: 'We cannot accept your return {number}',
    refused: 'We cannot accept return {number} of order {order}.',
    settledSubject: 'Your return {number} is settled',
    settled: 'Return {number} of order {order} is settled.',
    outcomes: {
      stock: '{product} × {quantity}: returned',
      scrap: '{product} × {quantity}: returned',
      repair: '{product} × {quantity}: free repair under warranty, {service}',
    },
    refund: 'We refunded {amount} by {method}.',
    code: 'Transaction code: {code}',
    note: 'Note from the shop:',
    action: 'See my return',
  },
  ru: {
    numberToCome: '(номер будет присвоен)',
    heading: 'Ваш возврат {number}',
    acceptedSubject: 'Мы приняли ваш возврат {number}',
    accepted: 'Мы приняли возврат {number} по заказу {order}.',
    bring: 'Принесите товар с упаковкой и аксессуарами по адресу: {address}.',
    refusedSubject: 'Мы не можем принять ваш возврат {number}',
    refused: 'Мы не можем принять возврат {number} по заказу {order}.',
    settledSubject: 'Ваш возврат {number} завершён',
    settled: 'Возврат {number} по заказу {order} завершён.',
    outcomes: {
      stock: '{product} × {quantity}: возвращено',
      scrap: '{product} × {quantity}: возвращено',
      repair: '{product} × {quantity}: бесплатный ремонт по гарантии, {service}',
    },
    refund: 'Мы вернули {amount}, способ: {method}.',
    code: 'Код операции: {code}',
    note: 'Комментарий магазина:',
    action: 'Посмотреть возврат',
  },
  ar: {
    numberToCome: '(سيتم تعيين الرقم)',
    heading: 'طلب الإرجاع {number}',
    acceptedSubject: 'قبلنا طلب الإرجاع {number}',
    accepted: 'قبلنا طلب الإرجاع {number} للطلب {order}.',
    bring: 'أحضر المنتج مع عبوته وملحقاته إلى {address}.',
    refusedSubject: 'لا يمكننا قبول طلب الإرجاع {number}',
    refused: 'لا يمكننا قبول طلب الإرجاع {number} للطلب {order}.',
    settledSubject: 'اكتمل طلب الإرجاع {number}',
    settled: 'اكتمل طلب الإرجاع {number} للطلب {order}.',
    outcomes: {
      stock: '{product} × {quantity}: أُعيد',
      scrap: '{product} × {quantity}: أُعيد',
      repair: '{product} × {quantity}: إصلاح مجاني تحت الضمان، {service}',
    },
    refund: 'أعدنا إليك {amount} عبر {method}.',
    code: 'رمز العملية: {code}',
    note: 'ملاحظة من المتجر:',
    action: 'عرض طلب الإرجاع',
  },
})
