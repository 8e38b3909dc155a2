import type { restValidation as source } from './rest-validation.es.ts'
import type { Translation } from './translation.ts'

export const restValidation = {
  messagesFull: 'В этой переписке уже 200 сообщений: позвоните или напишите на почту',
  commonPassword: 'Это один из самых распространённых паролей, его легко угадать. Выберите другой.',
  passwordForm: 'Пароль передан неверно. Обновите страницу и попробуйте ещё раз.',
  signUpConfirm: 'Подтвердите пароль',
  signUpMismatch: 'Пароли не совпадают',
  accountType: 'Укажите, как вы хотите зарегистрироваться (частное лицо или компания)',
  newPassword: 'Введите новый пароль',
  newPasswordConfirm: 'Подтвердите новый пароль',
  newPasswordMismatch: 'Новые пароли не совпадают',
  resetKey: 'Введите код подтверждения',
  resetKeyLength: 'Код должен состоять из 4 цифр!',
  companyName: 'Введите название компании',
  companyCode: 'Введите код REEUP компании',
  plan: 'Сумма не соответствует ни одному тарифу этого файла',
  website: 'Неверный адрес сайта',
  taken: 'Уже используется',
  future: 'Дата должна быть в будущем',
} satisfies Translation<typeof source, 'ru'>
