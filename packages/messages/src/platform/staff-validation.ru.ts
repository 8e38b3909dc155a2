import type { staffErrors as errorSource, staffValidation as source } from './staff-validation.es.ts'
import type { Translation } from './translation.ts'

export const staffValidation = {
  serial: 'Введите серийный номер: от 3 до 40 букв и цифр',
  serialTwice: 'Этот серийный номер указан дважды',
  serialsMissing: 'Не хватает серийных номеров',
  serialsTooMany: 'Серийных номеров больше, чем единиц',
  serialsDiffer: 'Не совпадает с серийными номерами заказа',
  imei: 'Проверьте IMEI: в нём 15 цифр, последняя — контрольная',
  abovePrice: 'Должно быть больше цены',
  notSellable: 'Бракованное или повреждённое не возвращается на склад',
  max12: 'Не больше 12, через запятую',
  slug: 'Только строчные латинские буквы, цифры и дефисы',
} satisfies Translation<typeof source, 'ru'>

export const staffErrors = {
  invoiced: 'По заказу выставлен счёт-фактура. Сначала аннулируйте его кредит-нотой.',
  serialTaken: 'Этот серийный номер уже в другом заказе или не продаётся.',
  serialMismatch: 'Выдаётся не то, что было собрано: проверьте серийные номера или укажите причину.',
} satisfies Translation<typeof errorSource, 'ru'>
