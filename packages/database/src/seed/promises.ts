import type { Transaction } from '../connect.ts'
import { promises } from '../schema/site/promises.ts'
import { translations } from '../schema/site/translations.ts'

/** The three of the owner's documents are shown (catalogue.md#home-page). */
const first = [
  { icon: 'truck', title: 'Envío gratis desde {freeDelivery}', text: 'Para pedidos a domicilio' },
  { icon: 'headset', title: 'Soporte 24/7', text: 'Tienda: {hours}' },
  { icon: 'percent', title: 'Descuento de hasta 30%', text: 'En productos seleccionados' },
  { icon: 'shield', title: 'Pago seguro', text: 'Por transferencia o al recibir', enable: false },
] as const

const translated = [
  [
    'Envío gratis desde {freeDelivery}',
    'Free delivery from {freeDelivery}',
    'Бесплатная доставка от {freeDelivery}',
    'توصيل مجاني ابتداءً من {freeDelivery}',
  ],
  ['Para pedidos a domicilio', 'For home deliveries', 'При доставке на дом', 'للطلبات الموصلة إلى المنزل'],
  ['Soporte 24/7', 'Support 24/7', 'Поддержка 24/7', 'دعم على مدار الساعة'],
  ['Tienda: {hours}', 'Shop: {hours}', 'Магазин: {hours}', 'المتجر: {hours}'],
  ['Descuento de hasta 30%', 'Discount up to 30%', 'Скидки до 30%', 'خصم يصل إلى 30%'],
  ['En productos seleccionados', 'On selected products', 'На отдельные товары', 'على منتجات مختارة'],
  ['Pago seguro', 'Safe payment', 'Безопасная оплата', 'دفع آمن'],
  [
    'Por transferencia o al recibir',
    'By bank transfer or on delivery',
    'Переводом или при получении',
    'بالتحويل أو عند الاستلام',
  ],
] as const

/** Inserted only once: staff switch them off or rewrite them. */
export async function addPromises(tx: Transaction): Promise<void> {
  const [anyPromise] = await tx.select({ id: promises.id }).from(promises).limit(1)
  if (anyPromise) return
  await tx.insert(promises).values(first.map((promise, position) => ({ ...promise, position })))
  await tx
    .insert(translations)
    .values(translated.map(([source, en, ru, ar]) => ({ area: 'promises' as const, source, en, ru, ar })))
    .onConflictDoNothing()
}
