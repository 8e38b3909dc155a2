import { editable } from '../platform/editable-texts.ts'

/** Mails are in Spanish only. The sender fills in placeholders such as `{store}`; the API adds the layout. */
export const mails = editable('resets', {
  resetRequest: {
    subject: 'Recibimos su solicitud: {file}',
    heading: 'Recibimos su solicitud',
    received:
      'Verificaremos la transferencia {code} y le avisaremos por este medio cuando pueda descargar el archivo.',
    action: 'Ver mis solicitudes',
  },
  resetRequestShop: {
    subject: 'Transferencia por verificar: {file}',
    heading: 'Transferencia por verificar',
  },
  resetVerified: {
    subject: 'Pago verificado: {file}',
    heading: 'Pago verificado',
    download: 'Ya puede descargar su archivo desde Solicitudes Reset/Firmware en su cuenta.',
    hardwareId:
      'Después de ejecutarlo, envíenos el Hardware Id que muestra. Le responderemos con la llave en un plazo de hasta {hours} horas.',
    action: 'Descargar el archivo',
  },
  resetRejected: {
    subject: 'No encontramos su transferencia: {file}',
    heading: 'No encontramos su transferencia',
    text: 'No pudimos verificar el pago con el código {code}. Revise el código y haga la solicitud otra vez con el correcto, o escríbanos.',
    reason: 'Motivo: {reason}',
    action: 'Ver mis solicitudes',
  },
  hardwareIdShop: {
    subject: 'Hardware Id recibido: {file}',
    heading: 'Llave por responder',
    promise: 'Prometimos la llave antes del {time}.',
  },
  resetKey: {
    subject: 'Su llave está lista: {file}',
    heading: 'Su llave está lista',
    use: 'Escriba esta llave en el programa. También aparece en Solicitudes Reset/Firmware, con un botón para copiarla.',
    action: 'Ver mis solicitudes',
  },
  resetDecisions: {
    credited: {
      subject: 'Le devolvimos el importe: {file}',
      heading: 'Su dinero volvió como saldo',
      text: 'Lamentamos que el archivo {file} no funcionara en su equipo. Tiene {amount} de saldo a favor para su próxima compra.',
      why: 'Nota: {reason}',
      action: 'Ver mi saldo',
    },
    refused: {
      subject: 'Sobre el archivo que no funcionó: {file}',
      heading: 'No devolvemos el importe',
      text: 'Revisamos su aviso de que el archivo {file} no funcionó y no devolvemos el importe.',
      why: 'Motivo: {reason}',
      action: 'Ver mis solicitudes',
    },
  },
  resetFacts: {
    file: 'Archivo',
    plan: 'Plan',
    amount: 'Importe',
    code: 'Código de transacción',
    customer: 'Cliente',
    hardwareId: 'Hardware Id',
  },
})

/** Why the rule of the owner gives no money back. */
export const outcomeReasons = {
  limit: 'Devoluciones automáticas desde el {date}: {times}. Es el máximo para cada cliente.',
} as const
