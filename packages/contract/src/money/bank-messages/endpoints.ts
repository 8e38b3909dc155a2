import { readableEndpoints } from '../../platform/editable.ts'
import { endpoint } from '../../platform/endpoint.ts'
import type {
  BankGateway,
  BankGatewayChange,
  BankMessageDismissal,
  BankMessageMatch,
  BankMessageRow,
  GatewayAnswer,
  NewBankMessage,
  TakenBankMessage,
} from './schemas.ts'

export const adminBankMessages = readableEndpoints<BankMessageRow>('/admin/bank-messages')
export const takeBankMessage = endpoint<{ body: NewBankMessage; response: TakenBankMessage }>(
  'POST',
  '/admin/bank-messages',
)
export const matchBankMessage = endpoint<{
  params: { id: number }
  body: BankMessageMatch
  response: BankMessageRow
}>('POST', '/admin/bank-messages/{id}/match')
export const dismissBankMessage = endpoint<{
  params: { id: number }
  body: BankMessageDismissal
  response: BankMessageRow
}>('POST', '/admin/bank-messages/{id}/dismissal')

export const getBankGateway = endpoint<{ response: BankGateway }>('GET', '/admin/bank-gateway')
export const changeBankGateway = endpoint<{ body: BankGatewayChange; response: BankGateway }>(
  'PUT',
  '/admin/bank-gateway',
)
/** A webhook `sms:received` of the app SMS Gateway for Android. */
export const receiveBankMessage = endpoint<{ response: GatewayAnswer }>('POST', '/bank-messages')
