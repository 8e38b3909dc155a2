import { editableInAll } from '../platform/editable-texts.ts'

interface FamilyMail {
  /** In place of a number. */
  numberToCome: string
  paidSubject: string
  paid: string
  next: string
  deliveredSubject: string
  delivered: string
  deliveredByCode: string
  pickedUp: string
  recipient: string
  place: string
  product: string
  quantity: string
  amount: string
  total: string
}

/** To whoever paid for somebody else, in the language of the page that they used. */
export const familyMails = editableInAll<FamilyMail>('selling', 'familyMails', {
  es: {
    numberToCome: '(número por asignar)',
    paidSubject: 'Recibimos su pago: pedido {number}',
    paid: 'Verificamos el pago del pedido {number}. Gracias.',
    next: 'Le escribiremos otra vez cuando se entregue.',
    deliveredSubject: 'Entregado: pedido {number}',
    delivered: 'El pedido {number} que usted pagó se entregó el {time}.',
    deliveredByCode: 'Quien lo recibió dio su código de entrega.',
    pickedUp: 'El pedido {number} que usted pagó está completado.',
    recipient: 'Recibe',
    place: 'Municipio',
    product: 'Producto',
    quantity: 'Cantidad',
    amount: 'Importe',
    total: 'Total',
  },
  en: {
    numberToCome: '(number to come)',
    paidSubject: 'We received your payment: order {number}',
    paid: 'We verified the payment of order {number}. Thank you.',
    next: 'We will write to you again when it is delivered.',
    deliveredSubject: 'Delivered: order {number}',
    delivered: 'Order {number}, which you paid for, was delivered on {time}.',
    deliveredByCode: 'Whoever received it gave their delivery code.',
    pickedUp: 'Order {number}, which you paid for, is completed.',
    recipient: 'Recipient',
    place: 'Municipality',
    product: 'Product',
    quantity: 'Quantity',
    amount: 'Amount',
    total: 'Total',
  },
  ru: {
    numberToCome: '(номер будет присвоен)',
    paidSubject: 'Мы получили вашу оплату: заказ {number}',
    paid: 'Мы проверили оплату заказа {number}. Спасибо.',
    next: 'Мы напишем вам ещё раз, когда его доставят.',
    deliveredSubject: 'Доставлено: заказ {number}',
    delivered: 'Заказ {number}, который вы оплатили, доставлен {time}.',
    deliveredByCode: 'Получатель назвал свой код доставки.',
    pickedUp: 'Заказ {number}, который вы оплатили, выполнен.',
    recipient: 'Получатель',
    place: 'Муниципалитет',
    product: 'Товар',
    quantity: 'Количество',
    amount: 'Сумма',
    total: 'Итого',
  },
  ar: {
    numberToCome: '(الرقم لاحقًا)',
    paidSubject: 'استلمنا دفعتك: الطلب {number}',
    paid: 'تحققنا من دفع الطلب {number}. شكرًا لك.',
    next: 'سنكتب لك مرة أخرى عند تسليمه.',
    deliveredSubject: 'تم التسليم: الطلب {number}',
    delivered: 'تم تسليم الطلب {number} الذي دفعته في {time}.',
    deliveredByCode: 'قدّم المستلم رمز التسليم الخاص به.',
    pickedUp: 'اكتمل الطلب {number} الذي دفعته.',
    recipient: 'المستلم',
    place: 'البلدية',
    product: 'المنتج',
    quantity: 'الكمية',
    amount: 'المبلغ',
    total: 'الإجمالي',
  },
})
