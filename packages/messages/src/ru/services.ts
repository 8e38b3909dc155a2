import type { services as source } from '../es/services.ts'
import type { Translation } from '../table.ts'

export const services = {
  title: 'Услуги',
  request: 'Заказать услугу',
  none: 'Услуг пока нет',
  failed: 'Не удалось загрузить услуги',
  signInRequired: 'Чтобы заказать услугу, необходимо войти',
  order: {
    title: 'Заявка на услугу',
    service: 'Услуга',
    brand: 'Марка',
    model: 'Модель',
    failure: 'Общее описание (неисправность)',
    homeService: 'Выезд на дом',
    address: 'Адрес',
    chooseAddress: 'Выберите адрес',
    noAddresses: 'Адреса доставки не указаны',
    photos: 'Фотографии неисправности',
    photosHint: 'До 4 фотографий по 5 МБ',
    submit: 'Отправить заявку',
    confirmTitle: 'Отправка заявки',
    confirmText: 'Отправить заявку на услугу?',
    done: 'Заявка оформлена',
  },
  ticket: {
    title: 'Заказ услуги {number}',
    status: 'Статус',
    history: 'История',
    answer: 'Ответ',
    quote: 'Смета',
    validUntil: 'Действительна до {date}',
    accept: 'Принять смету',
    reject: 'Отклонить смету',
    accepted: 'Смета принята',
    rejected: 'Смета отклонена',
  },
} satisfies Translation<typeof source, 'ru'>
