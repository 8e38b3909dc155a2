import type { Translation } from '../platform/translation.ts'
import type { codeSignIn as source } from './code-sign-in.es.ts'

/** Texts of the page that signs in with a code, which gets them with its data. */
export const codeSignIn: Translation<typeof source, 'ru'> = {
  link: 'Войти с кодом',
  title: 'Войти с кодом',
  intro:
    'Если вы подключили Telegram или подтвердили телефон в разделе «Уведомления», мы отправим код. Он действует один раз и десять минут.',
  channel: 'Куда его отправить',
  channels: { telegram: 'В Telegram', sms: 'По SMS' },
  send: 'Отправить код',
  sent: 'Если эта учётная запись может его получить, код уже в пути',
  sentText:
    'Введите его здесь. Если он не придёт через несколько минут, войдите с паролем или запросите другой.',
  code: 'Код из 6 цифр',
  submit: 'Войти',
  again: 'Запросить другой код',
  wrong: 'Код не подходит или уже истёк.',
  none: 'Этот магазин не отправляет коды. Войдите с паролем.',
}
