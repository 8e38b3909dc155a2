import type { Translation } from '../platform/translation.ts'
import type { progress as source } from './progress.es.ts'

export const progress = {
  title: 'Отслеживание',
  stages: {
    received: 'Заказ получен',
    preparing: 'Готовится',
    ready: 'Можно забирать',
    onTheWay: 'В пути',
    delivered: 'Доставлен',
    completed: 'Завершён',
    cancelled: 'Отменён',
  },
  code: 'Код получения',
  codeText: 'Назовите его тому, кто передаёт вам заказ, и только когда заказ уже у вас в руках.',
  failed:
    '{date} мы пытались доставить заказ, но не смогли. Напишите нам, чтобы договориться о новой доставке.',
} satisfies Translation<typeof source, 'ru'>
