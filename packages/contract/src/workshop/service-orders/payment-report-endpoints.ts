import { endpoint } from '../../platform/endpoint.ts'
import type { NewPaymentReport, RepairPayment, ReportJudgement } from './payment-report-schemas.ts'

export const getRepairPayment = endpoint<{ params: { id: number }; response: RepairPayment }>(
  'GET',
  '/orderservices/{id}/payment',
)
/** The same code again changes nothing. */
export const reportRepairPayment = endpoint<{
  params: { id: number }
  body: NewPaymentReport
  response: RepairPayment
}>('POST', '/orderservices/{id}/payment')

export const getTicketPayment = endpoint<{ params: { token: string }; response: RepairPayment }>(
  'GET',
  '/services/ticket/{token}/payment',
)
export const reportTicketPayment = endpoint<{
  params: { token: string }
  body: NewPaymentReport
  response: RepairPayment
}>('POST', '/services/ticket/{token}/payment')

export const judgePaymentReport = endpoint<{
  params: { id: number; reportId: number }
  body: ReportJudgement
  response: RepairPayment
}>('POST', '/admin/orderservices/{id}/payment-reports/{reportId}')
