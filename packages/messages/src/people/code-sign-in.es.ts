/** Texts of the page that signs in with a code, which gets them with its data. */
export const codeSignIn = {
  link: 'Entrar con un código',
  title: 'Entrar con un código',
  intro:
    'Si conectó Telegram o verificó su teléfono en «Avisos», le enviamos un código. Sirve una vez y durante diez minutos.',
  channel: 'Por dónde lo recibe',
  channels: { telegram: 'En Telegram', sms: 'Por SMS' },
  send: 'Enviar el código',
  sent: 'Si esa cuenta puede recibirlo, el código va en camino',
  sentText: 'Escríbalo aquí. Si no llega en unos minutos, entre con su contraseña o pida otro.',
  code: 'Código de 6 cifras',
  submit: 'Entrar',
  again: 'Pedir otro código',
  wrong: 'El código no sirve o ya venció.',
  none: 'Esta tienda no envía códigos. Entre con su contraseña.',
} as const
