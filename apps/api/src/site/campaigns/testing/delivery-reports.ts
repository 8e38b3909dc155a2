/** Reports in the form in which mail servers send them. `{header}` is the one of the mail that came back. */
type Report = (header: string) => string

const lines = (...parts: string[]) => parts.join('\r\n')

/** Postfix 3. */
export const postfix: Report = (header) =>
  lines(
    'Return-Path: <>',
    'From: MAILER-DAEMON@correo.tienda.cu (Mail Delivery System)',
    'Subject: Undelivered Mail Returned to Sender',
    'To: contacto@tienda.cu',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="4XyzAb1jQzJ.1763600000/correo.tienda.cu"',
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--4XyzAb1jQzJ.1763600000/correo.tienda.cu',
    'Content-Description: Notification',
    'Content-Type: text/plain; charset=utf-8',
    '',
    "I'm sorry to have to inform you that your message could not",
    'be delivered to one or more recipients.',
    '',
    '--4XyzAb1jQzJ.1763600000/correo.tienda.cu',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; correo.tienda.cu',
    'Arrival-Date: Thu, 19 Nov 2026 10:00:00 -0500 (CST)',
    '',
    'Final-Recipient: rfc822; nadie@nauta.cu',
    'Original-Recipient: rfc822;nadie@nauta.cu',
    'Action: failed',
    'Status: 5.1.1',
    'Remote-MTA: dns; mx.nauta.cu',
    'Diagnostic-Code: smtp; 550 5.1.1 <nadie@nauta.cu>: Recipient address rejected:',
    '    User unknown in virtual mailbox table',
    '',
    '--4XyzAb1jQzJ.1763600000/correo.tienda.cu',
    'Content-Description: Undelivered Message',
    'Content-Type: message/rfc822',
    '',
    header,
    '',
    'Hola',
    '--4XyzAb1jQzJ.1763600000/correo.tienda.cu--',
    '',
  )

/** Gmail: a nested related part first, headers alone at the end. */
export const gmail: Report = (header) =>
  lines(
    'Content-Type: multipart/report; boundary="000000000000abc"; report-type=delivery-status',
    'To: contacto@tienda.cu',
    'From: Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
    '',
    '--000000000000abc',
    'Content-Type: multipart/related; boundary="000000000000def"',
    '',
    '--000000000000def',
    'Content-Type: multipart/alternative; boundary="000000000000fed"',
    '',
    '--000000000000fed',
    'Content-Type: text/plain; charset="UTF-8"',
    '',
    '** Address not found **',
    '--000000000000fed--',
    '--000000000000def--',
    '--000000000000abc',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; googlemail.com',
    'Received-From-MTA: dns; contacto@tienda.cu',
    '',
    'Final-Recipient: rfc822; nadie@gmail.com',
    'Action: failed',
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550-5.1.1 The email account that you tried to reach does not exist. Please try',
    ' 550-5.1.1 double-checking the recipient.',
    'Last-Attempt-Date: Thu, 19 Nov 2026 07:00:00 -0800 (PST)',
    '',
    '--000000000000abc',
    'Content-Type: text/rfc822-headers',
    '',
    header,
    '--000000000000abc--',
  )

/** Exchange: the report in base64. */
export const exchange: Report = (header) =>
  lines(
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    ' boundary="_a1b2c3_"',
    '',
    '--_a1b2c3_',
    'Content-Type: text/html; charset="us-ascii"',
    '',
    '<html></html>',
    '--_a1b2c3_',
    'Content-Type: message/delivery-status',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(
      lines(
        'Reporting-MTA: dns;EX01.empresa.cu',
        '',
        'Final-recipient: RFC822;nadie@empresa.cu',
        'Action: failed',
        'Status: 5.1.10',
        'Diagnostic-code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
        '',
      ),
    ).toString('base64'),
    '--_a1b2c3_',
    'Content-Type: message/rfc822',
    '',
    header,
    '--_a1b2c3_--',
  )

/** A full mailbox: its owner may empty it. */
export const overQuota: Report = (header) =>
  postfix(header)
    .replace('Status: 5.1.1', 'Status: 5.2.2')
    .replace(/Diagnostic-Code:.*\r\n.*table/, 'Diagnostic-Code: smtp; 552 5.2.2 Mailbox is over quota')

/** On its way still. */
export const delayed: Report = (header) =>
  postfix(header).replace('Action: failed', 'Action: delayed').replaceAll('5.1.1', '4.4.1')

/** Somebody who is on holiday. */
export const outOfOffice: Report = (header) =>
  lines(
    'From: ana@nauta.cu',
    'Auto-Submitted: auto-replied',
    'Content-Type: text/plain',
    '',
    header,
    'Vuelvo el lunes.',
  )
