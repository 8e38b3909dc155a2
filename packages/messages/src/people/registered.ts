import type { Locale } from '../platform/locales.ts'

const es = {
  title: 'Revise su correo',
  sentTo: 'Le enviamos un correo a',
  open: 'Ábralo y pulse «Activar mi cuenta». El enlace sirve durante {hours} horas.',
  notThere: '¿No le llega?',
  spam: 'Espere unos minutos y mire en la carpeta de correo no deseado (spam).',
  wrong: '¿La dirección no es esa?',
  again: 'Registrarme con otra',
  known: '¿Ya tenía una cuenta?',
  resend: 'Reenviar el correo',
  againAt: 'Puede pedir otro a las {time}.',
  chat: 'Pedir ayuda por WhatsApp',
  chatText: 'Hola, me registré con {email} y no me llega el correo de activación.',
}

type RegisteredTexts = Record<keyof typeof es, string>

/** Of the page after registering. The server fills them in, so that no other page downloads them. */
export const registered: Record<Locale, RegisteredTexts> = {
  es,
  en: {
    title: 'Check your email',
    sentTo: 'We have sent an email to',
    open: 'Open it and press its button. The link works for {hours} hours.',
    notThere: 'Has it not arrived?',
    spam: 'Wait a few minutes and look in the spam folder.',
    wrong: 'Is that not your address?',
    again: 'Sign up with another one',
    known: 'Did you already have an account?',
    resend: 'Send the email again',
    againAt: 'You can ask for another one at {time}.',
    chat: 'Get help on WhatsApp',
    chatText: 'Hello, I signed up with {email} and the activation email does not arrive.',
  },
  ru: {
    title: 'Проверьте почту',
    sentTo: 'Мы отправили письмо на',
    open: 'Откройте его и нажмите кнопку в письме. Ссылка действует {hours} часов.',
    notThere: 'Письмо не пришло?',
    spam: 'Подождите несколько минут и проверьте папку «Спам».',
    wrong: 'Адрес указан неверно?',
    again: 'Зарегистрироваться с другим',
    known: 'У вас уже был аккаунт?',
    resend: 'Отправить письмо ещё раз',
    againAt: 'Попросить ещё одно можно в {time}.',
    chat: 'Помощь в WhatsApp',
    chatText: 'Здравствуйте, я зарегистрировался с адресом {email}, но письмо для активации не приходит.',
  },
  ar: {
    title: 'تحقق من بريدك',
    sentTo: 'أرسلنا رسالة إلى',
    open: 'افتحها واضغط على الزر الموجود فيها. الرابط صالح لمدة {hours} ساعة.',
    notThere: 'ألم تصلك؟',
    spam: 'انتظر بضع دقائق وابحث في مجلد الرسائل غير المرغوب فيها.',
    wrong: 'العنوان غير صحيح؟',
    again: 'التسجيل بعنوان آخر',
    known: 'هل لديك حساب من قبل؟',
    resend: 'إعادة إرسال الرسالة',
    againAt: 'يمكنك طلب رسالة أخرى في {time}.',
    chat: 'طلب المساعدة عبر واتساب',
    chatText: 'مرحبًا، سجّلت بالعنوان {email} ولم تصلني رسالة التفعيل.',
  },
}
