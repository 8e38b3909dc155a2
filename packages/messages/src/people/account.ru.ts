import type { Translation } from '../platform/translation.ts'
import type { account as source } from './account.es.ts'

export const account = {
  menu: 'Меню личного кабинета',
  dashboard: {
    title: 'Обзор',
    greeting: 'Здравствуйте, {name}',
    editProfile: 'Редактировать профиль',
    principalAddress: 'Основной адрес',
    noAddresses: 'Адресов пока нет',
  },
  avatar: {
    change: 'Сменить фотографию',
    hint: 'JPEG, PNG, WebP или GIF, до 5 МБ',
    preview: 'Предварительный просмотр фотографии',
    uploading: 'Загрузка фотографии: {percent} %',
    done: 'Ваш аватар обновлён',
    upload: 'Загрузить фотографию',
  },
  profile: {
    title: 'Редактировать профиль',
    name: 'Имя',
    lastname: 'Фамилия',
    identity: 'Удостоверение личности/паспорт',
    phone: 'Телефон',
    clientCode: 'Код клиента',
    clientCodePending: 'НЕ ОДОБРЕН',
    companyName: 'Название компании',
    companyCode: 'Код REEUP',
    website: 'Сайт',
    admin: 'Администратор',
    save: 'Сохранить',
    done: 'Ваш профиль успешно обновлён',
    clientCodeHint: 'Магазин присваивает его после одобрения вашей компании. Тогда вы увидите оптовые цены.',
  },
  password: {
    title: 'Сменить пароль',
    newPassword: 'Новый пароль',
    confirmPassword: 'Подтверждение пароля',
    code: 'Код подтверждения',
    codeHint: 'Мы отправим код из 4 цифр на вашу электронную почту.',
    getCode: 'Получить код',
    submit: 'Сменить пароль',
    done: 'Пароль успешно изменён',
  },
} satisfies Translation<typeof source, 'ru'>
