import type { Translation } from './translation.ts'
import type { validation as source } from './validation.es.ts'

export const validation = {
  required: 'Заполните это поле',
  email: 'Неверный адрес электронной почты',
  min6: 'Минимальная длина: 6 символов!',
  min8: 'Минимальная длина: 8 символов!',
  max128: 'Максимальная длина: 128 символов!',
  max50: 'Максимальная длина: 50 символов!',
  maxLength: 'Максимальная длина: {max}!',
  country: 'Выберите страну',
  state: 'Выберите провинцию',
  city: 'Выберите муниципалитет или город',
  brand: 'Выберите марку',
  address: 'Выберите адрес',
  transactionCode: 'Введите код транзакции',
  transactionCodeForm: 'Только латиница, цифры и дефис',
  transactionCodeShort: 'Не меньше шести букв и цифр, из них четыре цифры',
  hardwareId: 'Введите ID оборудования',
  phone: 'Неверный номер телефона',
  number: 'Введите число',
  plainText: 'Переносы строк и управляющие символы здесь недопустимы',
  unknown: 'Не существует',
} satisfies Translation<typeof source, 'ru'>
