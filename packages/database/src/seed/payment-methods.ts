import { creditMethod } from '@tecnoclick/domain/money/credit/credit'
import type { LocalizedText } from '@tecnoclick/domain/platform/localized-text'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../connect.ts'
import { paymentMethods } from '../schema/selling/payment-methods.ts'

interface SeededMethod {
  code: string
  name: LocalizedText
  instructions: LocalizedText
}

/** The methods of every new shop, in the order shown (selling.md#payment-methods). */
const seededMethods: readonly SeededMethod[] = [
  {
    code: 'transfer',
    name: { es: 'Transferencia bancaria', en: 'Bank transfer', ru: 'Банковский перевод', ar: 'تحويل بنكي' },
    instructions: {
      es: 'Transfiera el importe exacto a nuestra cuenta con Transfermóvil o desde su banco y envíenos aquí el código de transacción o una foto del comprobante.',
      en: 'Transfer the exact amount to our account with Transfermóvil or from your bank, then send us the transaction code or a photo of the receipt here.',
      ru: 'Переведите точную сумму на наш счёт через Transfermóvil или из своего банка и отправьте нам здесь код операции или фото квитанции.',
      ar: 'حوّل المبلغ بالضبط إلى حسابنا عبر Transfermóvil أو من بنكك، ثم أرسل لنا هنا رمز المعاملة أو صورة الإيصال.',
    },
  },
  {
    code: 'check',
    name: { es: 'Cheque', en: 'Check', ru: 'Чек', ar: 'شيك' },
    instructions: {
      es: 'Entregue el cheque en nuestra tienda, a nombre de la empresa que figura en la proforma y por el importe total. Escriba en él el número del pedido.',
      en: 'Bring the check to our shop, made out to the company named on the proforma and for the full amount. Write the order number on it.',
      ru: 'Принесите чек в наш магазин: на имя компании, указанной в счёте-проформе, и на полную сумму. Укажите в нём номер заказа.',
      ar: 'سلّم الشيك في متجرنا باسم الشركة المذكورة في الفاتورة المبدئية وبالمبلغ الكامل، واكتب عليه رقم الطلب.',
    },
  },
  {
    code: 'cash',
    name: {
      es: 'Efectivo al recibir',
      en: 'Cash on delivery',
      ru: 'Наличные при получении',
      ar: 'نقدًا عند الاستلام',
    },
    instructions: {
      es: 'Pague en efectivo cuando reciba el pedido o lo recoja en la tienda. Traiga el importe exacto si puede.',
      en: 'Pay in cash when you receive the order or pick it up at the shop. Bring the exact amount if you can.',
      ru: 'Оплатите наличными при получении заказа или в магазине. По возможности приготовьте точную сумму.',
      ar: 'ادفع نقدًا عند استلام الطلب أو عند أخذه من المتجر. أحضر المبلغ بالضبط إن أمكن.',
    },
  },
  {
    code: 'wallet',
    name: { es: 'Monedero en línea', en: 'Online wallet', ru: 'Онлайн-кошелёк', ar: 'محفظة إلكترونية' },
    instructions: {
      es: 'Le escribimos para acordar el pago desde su monedero. Cuando pague, envíenos aquí el código de transacción o una foto del comprobante.',
      en: 'We write to you to arrange the payment from your wallet. Once you have paid, send us the transaction code or a photo of the receipt here.',
      ru: 'Мы напишем вам, чтобы договориться об оплате из вашего кошелька. После оплаты отправьте нам здесь код операции или фото квитанции.',
      ar: 'سنراسلك للاتفاق على الدفع من محفظتك. بعد الدفع أرسل لنا هنا رمز المعاملة أو صورة الإيصال.',
    },
  },
  {
    code: creditMethod,
    name: { es: 'Saldo a favor', en: 'Store credit', ru: 'Баланс в магазине', ar: 'رصيد لدى المتجر' },
    instructions: { es: '', en: '', ru: '', ar: '' },
  },
]

/** Adds what is missing. A row that the migration made for older orders has no texts yet and gets them. */
export async function addPaymentMethods(tx: Transaction): Promise<void> {
  await tx
    .insert(paymentMethods)
    .values(
      seededMethods.map((method, index) => ({
        ...method,
        position: index + 1,
        shopAccounts: method.code === 'transfer',
        // Nobody chooses it: what a customer has is offered by itself.
        enable: method.code !== creditMethod,
      })),
    )
    .onConflictDoUpdate({
      target: paymentMethods.code,
      set: { name: sql`excluded.name`, instructions: sql`excluded.instructions` },
      setWhere: sql`${paymentMethods.instructions} = '{}'::jsonb`,
    })
}
