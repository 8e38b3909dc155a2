import type { Translation } from '../platform/translation.ts'
import type { repairPage as source } from './repair-page.es.ts'

export const repairPage: Translation<typeof source, 'ru'> = {
  intake: {
    title: 'Состояние при приёме',
    type: 'Тип устройства',
    estimate: 'Предварительная оценка',
    range: 'от {from} до {to}',
    marks: 'Видимые повреждения',
    picture: 'Пронумерованные отметки на устройстве',
    answers: { yes: 'Да', no: 'Нет', untested: 'Не проверено' },
    places: {
      topLeft: 'вверху слева',
      top: 'вверху',
      topRight: 'вверху справа',
      left: 'слева',
      center: 'в центре',
      right: 'справа',
      bottomLeft: 'внизу слева',
      bottom: 'внизу',
      bottomRight: 'внизу справа',
    },
  },
  pay: {
    deposit: 'Внесите предоплату',
    rest: 'Оплатите ремонт',
    hint: 'Переведите на этот счёт и укажите здесь код операции. Оплата засчитывается после проверки мастерской.',
    send: 'Я оплатил',
    code: 'Код операции',
    photo: 'Фото чека (необязательно)',
    photoHint: 'Одно, до 5 МБ. Его видите вы и тот, кто проверяет платежи.',
    photoAlt: 'С фото чека',
    states: { reported: 'На проверке', verified: 'Подтверждено', rejected: 'Не поступило' },
  },
}
