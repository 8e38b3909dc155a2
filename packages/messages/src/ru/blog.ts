import type { blog as source } from '../es/blog.ts'
import type { Translation } from '../table.ts'

export const blog = {
  title: 'Блог',
  readMore: 'Читать далее',
  publishedOn: 'Опубликовано {date}',
  by: 'Автор: {author}',
  search: 'Поиск по блогу',
  about: 'О блоге',
  categories: 'Категории',
  latest: 'Последние записи',
  tags: 'Метки',
  comments: {
    one: '{count} комментарий',
    few: '{count} комментария',
    many: '{count} комментариев',
    other: '{count} комментария',
  },
  latestComments: 'Последние комментарии',
  previousPost: 'Предыдущая запись',
  nextPost: 'Следующая запись',
  related: 'Похожие записи',
  none: 'Записей пока нет',
  layouts: { classic: 'Классический', grid: 'Сетка', list: 'Список', sidebar: 'Панель слева' },
  newsletter: {
    title: 'Рассылка',
    text: 'Получайте новости и советы по уходу за техникой.',
    email: 'Ваша электронная почта',
    submit: 'Подписаться',
    done: 'Мы отправили вам письмо для подтверждения подписки.',
  },
} satisfies Translation<typeof source, 'ru'>
