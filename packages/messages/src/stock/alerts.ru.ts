import type { Translation } from '../platform/translation.ts'
import type { alerts as source } from './alerts.es.ts'

export const alerts: Translation<typeof source, 'ru'> = {
  title: 'Ваши уведомления о товарах',
  waiting: {
    one: 'Для {email} ожидает {count} уведомление: мы напишем, когда товар поступит.',
    few: 'Для {email} ожидают {count} уведомления: мы напишем, когда товары поступят.',
    many: 'Для {email} ожидают {count} уведомлений: мы напишем, когда товары поступят.',
    other: 'Для {email} ожидают {count} уведомления: мы напишем, когда товары поступят.',
  },
  none: 'Для {email} уведомлений не осталось: мы больше не будем писать о товарах.',
  end: 'Больше не присылать',
  catalogue: 'Смотреть товары',
  badTitle: 'Эта ссылка больше не действует',
  badText: 'Откройте ссылку из последнего уведомления.',
}
