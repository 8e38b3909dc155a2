import { editable } from '../platform/editable-texts.ts'

/** Mails are in Spanish only. The sender fills in placeholders such as `{store}`; the API adds the layout. */
export const mails = editable('people', {
  activation: {
    subject: 'Active su cuenta en {store}',
    heading: 'Active su cuenta',
    welcome:
      'Gracias por registrarse en {store}. Para terminar, confirme que este correo electrónico es suyo.',
    validity: 'El enlace es válido durante {hours} horas.',
    notYou: 'Si usted no pidió esta cuenta, no abra el enlace: sin él la cuenta no se activa.',
    action: 'Activar mi cuenta',
  },
  apiKeyCreated: {
    subject: 'Nueva llave de API en {store}',
    heading: 'Nueva llave de API',
    happened:
      'La cuenta de personal {by} creó la llave «{name}». Con ella un programa entra en la administración.',
    notYou: 'Si nadie del personal lo hizo, revoque la llave y bloquee esa cuenta ahora mismo.',
  },
  addressTaken: {
    subject: 'Ya tiene una cuenta en {store}',
    heading: 'Ya tiene una cuenta',
    happened: 'Alguien quiso registrarse en {store} con este correo electrónico, pero ya tiene una cuenta.',
    you: 'Si fue usted, inicie sesión con su contraseña. Si no la recuerda, o si nunca llegó a activar la cuenta, pida un código y elija una contraseña nueva.',
    notYou: 'Si no fue usted, no tiene que hacer nada: su cuenta no ha cambiado.',
    action: 'Recuperar mi contraseña',
  },
  recoveryCode: {
    subject: 'Su código de verificación de {store}',
    heading: 'Su código de verificación',
    use: 'Escriba este código junto con su contraseña nueva, en la misma página en que lo pidió, o abra el enlace.',
    validity: 'El código es válido durante {minutes} minutos y admite {tries} intentos.',
    linkValidity: 'El enlace es válido durante {minutes} minutos y sirve una sola vez.',
    notYou:
      'Si usted no lo pidió, ignore este mensaje y no dé el código ni el enlace a nadie: su contraseña sigue siendo la misma.',
    action: 'Elegir una contraseña nueva',
  },
  recoveryLink: {
    subject: 'Recupere su contraseña de {store}',
    heading: 'Recupere su contraseña',
    use: 'Abra el enlace y elija una contraseña nueva.',
  },
  passwordChanged: {
    subject: 'Se cambió su contraseña de {store}',
    heading: 'Su contraseña ha cambiado',
    happened: 'La contraseña de su cuenta se cambió el {time}. Las demás sesiones abiertas se han cerrado.',
    notYou: 'Si no fue usted, recupere su cuenta ahora mismo y avísenos.',
    action: 'Recuperar mi cuenta',
  },
  staffInvitation: {
    subject: 'Invitación para trabajar en {store}',
    heading: 'Le invitamos al equipo',
    invited:
      'Le han invitado a la administración de {store} como {role}. Abra el enlace y elija su contraseña.',
    validity: 'El enlace sirve una sola vez y durante {hours} horas. No lo comparta.',
    notYou:
      'Si no esperaba esta invitación, ignore este mensaje: sin abrir el enlace no se crea ninguna cuenta.',
    action: 'Aceptar la invitación',
  },
  secondFactor: {
    subject: 'Cambió la verificación en dos pasos de {store}',
    heading: 'Verificación en dos pasos',
    added: 'El {time} se agregó a su cuenta un segundo factor para iniciar sesión.',
    removed: 'El {time} se quitó de su cuenta un segundo factor para iniciar sesión.',
    backupCodes:
      'El {time} se crearon códigos de respaldo nuevos para su cuenta. Los anteriores ya no sirven.',
    reset:
      'El {time} un administrador quitó de su cuenta la verificación en dos pasos y cerró sus sesiones. Al entrar de nuevo la configurará otra vez.',
    resetCustomer:
      'El {time} un administrador de la tienda quitó de su cuenta la verificación en dos pasos y cerró sus sesiones, porque se pidió en su nombre. Ya puede entrar solo con su contraseña y configurarla de nuevo.',
    recovered:
      'El {time} se recuperó su cuenta con el enlace de este correo. Como nadie había demostrado antes que este correo es suyo, se quitó la verificación en dos pasos y se cerraron todas las sesiones. Puede configurarla de nuevo en su cuenta.',
    notYou: 'Si no fue usted, cambie su contraseña ahora mismo y avísenos.',
  },
  telegramCode: {
    subject: 'Conecte Telegram con su cuenta de {store}',
    heading: 'Conecte Telegram',
    happened:
      'Se pidió recibir los avisos de su cuenta en Telegram. El enlace abre nuestro bot; también puede escribirle este código a @{bot}. Sirve una vez y durante {minutes} minutos.',
    notYou: 'Si no fue usted, no haga nada: sin este correo nadie puede conectarlo.',
    action: 'Abrir Telegram',
  },
  newDevice: {
    subject: 'Nuevo inicio de sesión en {store}',
    heading: 'Nuevo inicio de sesión',
    happened: 'Se inició sesión en su cuenta desde un dispositivo que no habíamos visto antes.',
    you: 'Si fue usted, no tiene que hacer nada.',
    notYou:
      'Si no fue usted, cierre esa sesión en «Mis dispositivos» y cambie su contraseña: alguien más la conoce.',
    labels: { device: 'Dispositivo', time: 'Fecha y hora', network: 'Red' },
    browserOn: '{browser} en {system}',
    unknownBrowser: 'Navegador desconocido',
    action: 'Ver mis dispositivos',
  },
  accountClosed: {
    subject: 'Su cuenta en {store} está cerrada',
    heading: 'Su cuenta está cerrada',
    happened: 'Cerramos su cuenta el {time}, como usted pidió, y borramos sus datos personales.',
    kept: 'Conservamos sus pedidos terminados con su nombre y su dirección de facturación, porque la contabilidad lo exige.',
    again:
      'Puede registrarse de nuevo con este correo cuando quiera. Este es el último mensaje que le enviamos.',
    notYou: 'Si no fue usted, avísenos respondiendo a este correo.',
  },
  businessApproved: {
    subject: 'Su empresa fue aprobada en {store}',
    heading: 'Su empresa fue aprobada',
    approved: 'Desde ahora ve y paga los precios mayoristas de {store} con su cuenta de siempre.',
    code: 'Código de cliente',
    action: 'Ver el catálogo',
  },
})
