import { endpoint } from '../endpoint.ts'
import type { ListQuery } from '../list-query.ts'
import type { List } from '../wire.ts'
import type { Mail, MailDetail, TestMail } from './schemas.ts'

type Numbered = { id: number }

export const listMails = endpoint<{ query?: ListQuery; response: List<Mail> }>('GET', '/admin/mails')
export const getMail = endpoint<{ params: Numbered; response: MailDetail }>('GET', '/admin/mails/{id}')
/** 'Reenviar': sends the same content again as a new mail. */
export const resendMail = endpoint<{ params: Numbered; response: MailDetail }>(
  'POST',
  '/admin/mails/{id}/resend',
)
/** 'Correo de prueba'. */
export const sendTestMail = endpoint<{ body: TestMail; response: { to: string } }>(
  'POST',
  '/admin/mails/test',
)
