import type { Locale } from '../platform/locales.ts'

interface CodeTexts {
  subject: string
  text: string
}

type OfKinds = Record<'phone-code' | 'sign-in-code', CodeTexts>

/** Short messages with a code, each one SMS. Spanish without accents that would take twice the room (platform.md#sms). */
export const codeMessages: Readonly<Record<Locale, OfKinds>> = {
  es: {
    'phone-code': {
      subject: 'Código para su teléfono',
      text: '{code} es su codigo para recibir SMS de {store}. Vale {minutes} minutos.',
    },
    'sign-in-code': {
      subject: 'Código para entrar',
      text: '{code} es su codigo para entrar en {store}. Vale {minutes} minutos. No lo comparta con nadie.',
    },
  },
  en: {
    'phone-code': {
      subject: 'Code for your phone',
      text: '{code} is your code to get SMS of {store}. Valid for {minutes} minutes.',
    },
    'sign-in-code': {
      subject: 'Code to sign in',
      text: '{code} is your code to sign in at {store}. Valid for {minutes} minutes. Share it with nobody.',
    },
  },
  ru: {
    'phone-code': {
      subject: 'Код для телефона',
      text: '{code} — код для SMS от {store}, на {minutes} мин.',
    },
    'sign-in-code': {
      subject: 'Код для входа',
      text: '{code} — код входа в {store} на {minutes} мин. Никому не говорите.',
    },
  },
  ar: {
    'phone-code': {
      subject: 'رمز هاتفك',
      text: '{code} رمز استلام رسائل {store}، صالح {minutes} دقائق.',
    },
    'sign-in-code': {
      subject: 'رمز الدخول',
      text: '{code} رمز الدخول إلى {store}، صالح {minutes} دقائق. لا تعطه لأحد.',
    },
  },
}
