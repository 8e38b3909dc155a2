import type { Translation } from '../platform/translation.ts'
import type { cart as source } from './cart.es.ts'

export const cart = {
  title: 'Корзина',
  summary: 'Итог корзины',
  indicator: {
    one: 'Корзина, {count} товар',
    few: 'Корзина, {count} товара',
    many: 'Корзина, {count} товаров',
    other: 'Корзина, {count} товара',
  },
  emptyMini: 'Ваша корзина пуста!',
  emptyPage: 'Ваша корзина пуста!',
  product: 'Товар',
  price: 'Цена',
  quantity: 'Количество',
  lineTotal: 'Сумма',
  removeLine: 'Удалить {name} из корзины',
  subtotal: 'Стоимость товаров',
  delivery: 'Доставка',
  discount: 'Скидка {name}',
  total: 'Итого',
  update: 'Обновить корзину',
  updated: 'Корзина обновлена',
  removed: 'Товар «{name}» удалён из корзины',
  continue: 'Продолжить покупки',
  view: 'Перейти в корзину',
  checkout: 'Оформить заказ',
  unreserved: 'Без резерва',
  unreservedHint:
    'Срок резерва истёк. Товар будет зарезервирован снова при изменении количества или оформлении заказа.',
  reservedFor: 'В резерве ещё: {time}',
  missingToFree: 'До бесплатной доставки не хватает {amount}',
  requestQuote: 'Запросить расчёт стоимости',
  share: 'Сохранить или поделиться',
  offline: 'Без соединения изменить корзину нельзя. Попробуйте, когда связь восстановится.',
} satisfies Translation<typeof source, 'ru'>
