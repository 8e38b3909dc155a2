import { endpoint } from '../../platform/endpoint.ts'
import type { Notices } from './schemas.ts'
import type {
  PhoneCode,
  PhoneCodeRequest,
  SentPhoneCode,
  SmsGateway,
  SmsGatewayBody,
  TestedSms,
} from './sms-schemas.ts'

/** An SMS with a code goes to the phone; the code before serves no more. */
export const requestPhoneCode = endpoint<{ body: PhoneCodeRequest; response: SentPhoneCode }>(
  'POST',
  '/account/notices/phone',
)
export const confirmPhone = endpoint<{ body: PhoneCode; response: Notices }>(
  'POST',
  '/account/notices/phone/code',
)
export const removePhone = endpoint<{ response: undefined }>('DELETE', '/account/notices/phone')

export const getSmsGateway = endpoint<{ response: SmsGateway }>('GET', '/admin/sms')
export const changeSmsGateway = endpoint<{ body: SmsGatewayBody; response: SmsGateway }>('PUT', '/admin/sms')
/** 'Enviar prueba': one SMS to a number, at once. */
export const testSmsGateway = endpoint<{ body: PhoneCodeRequest; response: TestedSms }>(
  'POST',
  '/admin/sms/test',
)
