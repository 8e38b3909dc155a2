import { errorCodes } from '@tecnoclick/contract/platform/error-codes'
import { keyPermissions } from '@tecnoclick/domain/people/api-key'
import {
  type Permission,
  permissions,
  permissionsOf,
  staffRoles,
} from '@tecnoclick/domain/people/permissions'
import { expect, test } from 'vitest'
import { insertApiKey } from './testing/people.ts'
import { type Person, useTestApi } from './testing/test-api.ts'

/** Every route and who may use it, staff by their permission. A missing or extra row fails. */
const access = {
  'GET /security/me': 'public',
  'POST /security/login': 'public',
  'POST /security/logout': 'public',
  'GET /security/checkexpiration': 'public',
  'POST /security/sign-up': 'public',
  'POST /security/sign-up/business': 'public',
  'GET /security/activate/user/{token}': 'public',
  'POST /security/activate/resend': 'public',
  'POST /security/reset-password/init': 'public',
  'GET /security/reset-password/link/{token}': 'public',
  'POST /security/reset-password/finish': 'public',
  'GET /security/login/second-factor': 'public',
  'POST /security/login/second-factor': 'public',
  'GET /security/confirmation/options': 'customer',
  'POST /security/confirmation': 'customer',
  'GET /security/second-factor': 'customer',
  'POST /security/second-factor/totp': 'customer',
  'POST /security/second-factor/totp/confirm': 'customer',
  'DELETE /security/second-factor/totp': 'customer',
  'GET /security/second-factor/passkeys/options': 'customer',
  'POST /security/second-factor/passkeys': 'customer',
  'DELETE /security/second-factor/passkeys/{id}': 'customer',
  'POST /security/second-factor/backup-codes': 'customer',
  'GET /security/sessions': 'customer',
  'DELETE /security/sessions': 'customer',
  'DELETE /security/sessions/{id}': 'customer',
  'POST /account/data': 'customer',
  'GET /account/closing': 'customer',
  'POST /account/closing': 'customer',
  'GET /profiles': 'customer',
  'GET /profiles/{id}': 'customer',
  'POST /profiles': 'customer',
  'PATCH /profiles/{id}': 'customer',
  'GET /addresses/fulldatabyuser/{userId}': 'customer',
  'GET /addresses/{id}': 'customer',
  'POST /addresses': 'customer',
  'PATCH /addresses/{id}': 'customer',
  'GET /countries': 'public',
  'GET /countries/{id}': 'public',
  'POST /countries': 'places:write',
  'PATCH /countries/{id}': 'places:write',
  'GET /admin/countries': 'delivery:read',
  'GET /admin/countries/{id}': 'delivery:read',
  'GET /states': 'public',
  'GET /states/{id}': 'public',
  'POST /states': 'places:write',
  'PATCH /states/{id}': 'places:write',
  'GET /admin/states': 'delivery:read',
  'GET /admin/states/{id}': 'delivery:read',
  'GET /cities': 'public',
  'GET /cities/{id}': 'public',
  'POST /cities': 'places:write',
  'PATCH /cities/{id}': 'places:write',
  'GET /admin/cities': 'delivery:read',
  'GET /admin/cities/{id}': 'delivery:read',
  'GET /currencies': 'public',
  'GET /settings': 'public',
  'GET /delivery': 'public',
  'GET /admin/delivery-zones': 'delivery:read',
  'GET /admin/delivery-zones/{id}': 'delivery:read',
  'POST /admin/delivery-zones': 'delivery:write',
  'PATCH /admin/delivery-zones/{id}': 'delivery:write',
  'DELETE /admin/delivery-zones/{id}': 'delivery:write',
  'GET /admin/delivery/export': 'delivery:read',
  'POST /admin/delivery/import': 'delivery:write',
  'GET /admin/pickup-points': 'delivery:read',
  'GET /admin/pickup-points/{id}': 'delivery:read',
  'POST /admin/pickup-points': 'delivery:write',
  'PATCH /admin/pickup-points/{id}': 'delivery:write',
  'GET /cart': 'customer',
  'POST /cart': 'customer',
  'PUT /cart': 'customer',
  'PUT /cart/code': 'customer',
  'DELETE /cart/code': 'customer',
  'POST /cart/items': 'customer',
  'PATCH /cart/items/{id}': 'customer',
  'DELETE /cart/items/{id}': 'customer',
  'GET /sellorders': 'customer',
  'POST /sellorders': 'customer',
  'GET /sellorders/{id}': 'customer',
  'GET /sellorders/{id}/payment': 'customer',
  'PATCH /sellorders/{id}': 'orders:write',
  'GET /sellorders/fulldata/{id}': 'customer',
  'GET /sellorders/fulldatabyuser/{userId}': 'customer',
  'POST /sellorders/{id}/cancel': 'customer',
  'POST /sellorders/{id}/payment': 'customer',
  'POST /sellorders/{id}/messages': 'customer',
  'POST /sellorders/{id}/messages/read': 'orders:write',
  'POST /sellorders/{id}/number': 'orders:write',
  'POST /sellorders/counter': 'counter:write',
  'POST /admin/sellorders': 'orders:write',
  'PUT /admin/sellorders/{id}/contents': 'orders:write',
  'POST /admin/sellorders/{id}/contents/quote': 'orders:write',
  'POST /admin/sellorders/{id}/link': 'orders:write',
  'GET /order-links/{token}': 'public',
  'POST /order-links/{token}/payment': 'public',
  'PUT /order-links/{token}/payment-method': 'public',
  'POST /order-links/{token}/receipts': 'public',
  'GET /sellorders/{id}/family-link': 'customer',
  'POST /sellorders/{id}/family-link': 'customer',
  'DELETE /sellorders/{id}/family-link': 'customer',
  'GET /admin/sellorders/{id}/family-link': 'orders:read',
  'DELETE /admin/sellorders/{id}/family-link': 'orders:write',
  'POST /admin/sellorders/{id}/reopen': 'orders:reopen',
  'POST /admin/sellorders/{id}/void': 'counter:write',
  'GET /admin/counter': 'counter:write',
  'GET /sellorders/{id}/delivery': 'customer',
  'GET /admin/sellorders/{id}/delivery': 'orders:read',
  'POST /admin/sellorders/{id}/step': 'orders:write',
  'PUT /admin/sellorders/{id}/courier': 'orders:write',
  'GET /admin/couriers': 'orders:write',
  'GET /admin/deliveries': 'deliveries:read',
  'POST /admin/deliveries/{id}': 'deliveries:write',
  'GET /track-order': 'public',
  'POST /cart-links': 'customer',
  'GET /cart-links': 'customer',
  'DELETE /cart-links/{id}': 'customer',
  'GET /shared-carts/{token}': 'public',
  'POST /shared-carts/{token}/cart': 'customer',
  'GET /sellorders/{id}/returns': 'customer',
  'POST /sellorders/{id}/returns': 'customer',
  'GET /returns/{id}': 'customer',
  'POST /returns/{id}/withdraw': 'customer',
  'GET /admin/returns': 'returns:read',
  'GET /admin/returns/export': 'returns:read',
  'POST /admin/sellorders/{id}/returns': 'returns:write',
  'POST /admin/returns/{id}/decision': 'returns:write',
  'POST /admin/returns/{id}/receipt': 'returns:write',
  'POST /admin/returns/{id}/settlement': 'returns:write',
  'GET /admin/payments': 'payments:read',
  'GET /admin/bank-messages': 'payments:read',
  'GET /admin/bank-messages/{id}': 'payments:read',
  'POST /admin/bank-messages': 'payments:write',
  'POST /admin/bank-messages/{id}/match': 'payments:write',
  'POST /admin/bank-messages/{id}/dismissal': 'payments:write',
  'GET /admin/bank-gateway': 'payments:read',
  'PUT /admin/bank-gateway': 'settings:write',
  'POST /bank-messages': 'public',
  'POST /admin/sellorders/{id}/payment': 'payments:write',
  'POST /admin/sellorders/{id}/payments': 'payments:write',
  'POST /admin/sellorders/{id}/excess': 'payments:write',
  'POST /admin/sellorders/{id}/refunds': 'payments:write',
  'GET /sellorderdetails': 'customer',
  'GET /sellorderdetails/{id}': 'customer',
  'POST /sellorderdetails': 'orders:write',
  'PATCH /sellorderdetails/{id}': 'orders:write',
  'POST /outcomes': 'customer',
  'GET /consecutives': 'numbering:read',
  'GET /consecutives/{id}': 'numbering:read',
  'GET /consecutives/findbydocument/{document}': 'numbering:read',
  'POST /consecutives': 'numbering:write',
  'PATCH /consecutives/{id}': 'numbering:write',
  'DELETE /consecutives/{id}': 'numbering:write',
  'PATCH /products/updatestock/{id}': 'stock:write',
  'POST /stock-alerts': 'public',
  'POST /stock-alerts/words': 'public',
  'GET /stock-alerts/{token}': 'public',
  'POST /stock-alerts/{token}/unsubscribe': 'public',
  'GET /admin/settings': 'settings:read',
  'PATCH /admin/settings/{key}': 'settings:write',
  'GET /files': 'customer',
  'POST /files': 'customer',
  'GET /files/{name}': 'public',
  'POST /files/photos': 'customer',
  'POST /files/receipts': 'customer',
  'POST /files/return-photos': 'customer',
  'GET /typeservices': 'public',
  'GET /typeservices/{id}': 'public',
  'GET /typeservices/fulldata': 'public',
  'POST /typeservices': 'services:write',
  'PATCH /typeservices/{id}': 'services:write',
  'GET /admin/typeservices': 'services:read',
  'GET /services': 'public',
  'GET /services/{id}': 'public',
  'GET /services/fulldata': 'public',
  'POST /services': 'services:write',
  'PATCH /services/{id}': 'services:write',
  'GET /admin/services': 'services:read',
  'POST /orderservices': 'customer',
  'GET /orderservices/fulldata': 'customer',
  'GET /orderservices/fulldata/{id}': 'customer',
  'GET /orderservices/fulldatabyuser/{userId}': 'customer',
  'PATCH /orderservices/{id}': 'serviceOrders:write',
  'POST /orderservices/{id}/number': 'serviceOrders:write',
  'GET /orderservices/{id}/ticket': 'customer',
  'POST /orderservices/claim': 'customer',
  'POST /orderservices/{id}/accept': 'customer',
  'POST /orderservices/{id}/reject': 'customer',
  'POST /orderservices/{id}/messages': 'customer',
  'POST /orderservices/{id}/messages/read': 'serviceOrders:write',
  'GET /orderservices/{id}/photos/{name}': 'customer',
  'DELETE /orderservices/{id}/ticket': 'serviceOrders:write',
  'GET /services/ticket/{token}': 'public',
  'POST /services/ticket/{token}/accept': 'public',
  'POST /services/ticket/{token}/reject': 'public',
  'POST /services/ticket/{token}/messages': 'public',
  'POST /services/ticket/{token}/photos': 'public',
  'GET /services/ticket/{token}/photos/{name}': 'public',
  'GET /resets/fulldata': 'public',
  'GET /resets/{id}': 'public',
  'GET /resets/{id}/payment': 'customer',
  'POST /resets': 'resets:write',
  'PATCH /resets/{id}': 'resets:write',
  'GET /admin/resets': 'resets:read',
  'GET /admin/resets/{id}': 'resets:read',
  'PUT /admin/resets/{id}/file': 'resets:write',
  'POST /salereset': 'customer',
  'GET /salereset/fulldata': 'customer',
  'GET /salereset/{id}': 'customer',
  'PATCH /salereset/{id}': 'customer',
  'GET /admin/salereset': 'resetSales:read',
  'GET /admin/downloads': 'resetSales:read',
  'POST /contactemails': 'public',
  'POST /contactemails/sendemail': 'public',
  'GET /admin/contactemails': 'messages:read',
  'GET /admin/contactemails/{id}': 'messages:read',
  'PATCH /admin/contactemails/{id}': 'messages:write',
  'POST /admin/contactemails/{id}/reply': 'messages:write',
  'GET /pages/{slug}': 'public',
  'GET /payment-methods': 'customer',
  'GET /faq': 'public',
  'GET /documents': 'public',
  'GET /team': 'public',
  'GET /admin/pages': 'pages:read',
  'GET /admin/pages/{id}': 'pages:read',
  'GET /admin/payment-methods': 'payments:read',
  'GET /admin/payment-methods/{id}': 'payments:read',
  'POST /admin/pages': 'pages:write',
  'POST /admin/payment-methods': 'settings:write',
  'PATCH /admin/pages/{id}': 'pages:write',
  'PATCH /admin/payment-methods/{id}': 'settings:write',
  'GET /admin/faq': 'pages:read',
  'GET /admin/faq/{id}': 'pages:read',
  'POST /admin/faq': 'pages:write',
  'PATCH /admin/faq/{id}': 'pages:write',
  'GET /admin/documents': 'pages:read',
  'GET /admin/documents/{id}': 'pages:read',
  'POST /admin/documents': 'pages:write',
  'PATCH /admin/documents/{id}': 'pages:write',
  'GET /admin/team': 'pages:read',
  'GET /admin/team/{id}': 'pages:read',
  'POST /admin/team': 'pages:write',
  'PATCH /admin/team/{id}': 'pages:write',
  'GET /posts': 'public',
  'GET /posts/sidebar': 'public',
  'GET /posts/slug/{slug}': 'public',
  'GET /admin/posts': 'blog:read',
  'GET /admin/posts/{id}': 'blog:read',
  'POST /admin/posts': 'blog:write',
  'PATCH /admin/posts/{id}': 'blog:write',
  'GET /admin/comments': 'blog:read',
  'POST /admin/comments': 'blog:write',
  'DELETE /admin/comments/{id}': 'blog:write',
  'GET /promises': 'public',
  'GET /admin/promises': 'banners:read',
  'GET /admin/promises/{id}': 'banners:read',
  'POST /admin/promises': 'banners:write',
  'PATCH /admin/promises/{id}': 'banners:write',
  'GET /translations': 'public',
  'GET /admin/translations': 'pages:read',
  'GET /admin/promises/export': 'banners:read',
  'POST /admin/promises/import': 'banners:write',
  'GET /admin/translations/export': 'pages:read',
  'POST /admin/translations/import': 'pages:write',
  'PUT /admin/translations/{key}': 'pages:write',
  'GET /banners': 'public',
  'GET /admin/banners': 'banners:read',
  'GET /admin/banners/{id}': 'banners:read',
  'POST /admin/banners': 'banners:write',
  'PATCH /admin/banners/{id}': 'banners:write',
  'POST /newsletter': 'public',
  'GET /newsletter/{token}': 'public',
  'POST /newsletter/{token}/confirm': 'public',
  'POST /newsletter/{token}/unsubscribe': 'public',
  'GET /admin/newsletter': 'newsletter:read',
  'GET /catalogue': 'public',
  'GET /catalogue/suggestions': 'public',
  'GET /catalogue/printer': 'public',
  'GET /catalogue/snapshot': 'public',
  'GET /catalogue/snapshot/changes': 'public',
  'GET /products/latest': 'public',
  'GET /products/top-rated': 'public',
  'GET /products/discounted': 'public',
  'GET /products/popular': 'public',
  'GET /products/featured': 'public',
  'GET /products/best-sellers': 'public',
  'GET /products/related/{slug}': 'public',
  'GET /products/compatible/{slug}': 'public',
  'GET /products/together': 'public',
  'GET /products/fulldata': 'public',
  'GET /products/by-ids': 'public',
  'GET /products/slugs': 'public',
  'GET /products/slug/{slug}': 'public',
  'GET /products/{id}': 'public',
  'POST /products': 'products:create',
  'PATCH /products/{id}': 'products:write',
  'PATCH /products/updatereviews/{id}': 'reviews:write',
  'PATCH /products/updaterating/{id}': 'reviews:write',
  'GET /admin/products': 'products:read',
  'GET /admin/products/{id}': 'products:read',
  'GET /categories/fulldata': 'public',
  'GET /categories/slug/{slug}': 'public',
  'GET /categories/{id}': 'public',
  'POST /categories': 'categories:write',
  'PATCH /categories/{id}': 'categories:write',
  'GET /admin/categories': 'categories:read',
  'GET /admin/categories/{id}': 'categories:read',
  'GET /brands': 'public',
  'GET /brands/{id}': 'public',
  'POST /brands': 'brands:write',
  'PATCH /brands/{id}': 'brands:write',
  'GET /admin/brands': 'brands:read',
  'GET /admin/brands/{id}': 'brands:read',
  'GET /attributes/fulldata': 'public',
  'GET /attributes/{id}': 'public',
  'POST /attributes': 'attributes:write',
  'PATCH /attributes/{id}': 'attributes:write',
  'GET /admin/attributes': 'attributes:read',
  'GET /admin/attributes/{id}': 'attributes:read',
  'POST /admin/pictures': 'pictures:write',
  'GET /reviews': 'public',
  'GET /reviews/{id}': 'public',
  'POST /reviews': 'public',
  'GET /reviews/confirm/{token}': 'public',
  'POST /reviews/confirm/{token}': 'public',
  'PATCH /reviews/{id}': 'reviews:write',
  'GET /admin/reviews': 'reviews:read',
  'GET /security/me/printer': 'customer',
  'PUT /security/me/printer': 'customer',
  'GET /wishlist': 'customer',
  'PUT /wishlist': 'customer',
  'GET /compare': 'customer',
  'PUT /compare': 'customer',
  'PUT /sellorders/{id}/payment-method': 'customer',
  'GET /admin/searches': 'searches:read',
  'GET /admin/search-rules': 'categories:read',
  'GET /admin/search-rules/{id}': 'categories:read',
  'POST /admin/search-rules': 'categories:write',
  'PATCH /admin/search-rules/{id}': 'categories:write',
  'GET /admin/waiting': 'workQueue:read',
  'GET /admin/warnings': 'settings:read',
  'GET /admin/sellorders/export-lines': 'orders:read',
  'GET /admin/sellorders/export': 'orders:read',
  'GET /admin/search': 'workQueue:read',
  'GET /admin/reply-templates': 'templates:read',
  'GET /admin/reply-templates/{id}': 'templates:read',
  'POST /admin/reply-templates': 'templates:write',
  'PATCH /admin/reply-templates/{id}': 'templates:write',
  'GET /admin/sellorders/{id}/desk': 'orders:read',
  'GET /admin/colleagues/sellorders': 'orders:read',
  'PUT /admin/sellorders/{id}/assignee': 'orders:write',
  'POST /admin/sellorders/{id}/notes': 'orders:write',
  'DELETE /admin/sellorders/{id}/notes/{noteId}': 'orders:write',
  'GET /admin/orderservices/{id}/desk': 'serviceOrders:read',
  'GET /admin/colleagues/orderservices': 'serviceOrders:read',
  'PUT /admin/orderservices/{id}/assignee': 'serviceOrders:write',
  'POST /admin/orderservices/{id}/notes': 'serviceOrders:write',
  'DELETE /admin/orderservices/{id}/notes/{noteId}': 'serviceOrders:write',
  'GET /admin/contactemails/{id}/desk': 'messages:read',
  'GET /admin/colleagues/contactemails': 'messages:read',
  'PUT /admin/contactemails/{id}/assignee': 'messages:write',
  'POST /admin/contactemails/{id}/notes': 'messages:write',
  'DELETE /admin/contactemails/{id}/notes/{noteId}': 'messages:write',
  'GET /admin/sellorders/{id}/mails': 'orders:read',
  'POST /admin/sellorders/{id}/mails/{mailId}/resend': 'orders:write',
  'GET /admin/orderservices': 'serviceOrders:read',
  'GET /admin/orderservices/customers': 'serviceOrders:receive',
  'POST /admin/orderservices': 'serviceOrders:receive',
  'GET /admin/customers': 'customers:read',
  'GET /admin/customers/{id}': 'customers:read',
  'PATCH /admin/customers/{id}': 'customers:write',
  'POST /admin/customers/{id}/activation': 'customers:write',
  'POST /admin/customers/{id}/second-factor/reset': 'customers:secure',
  'GET /admin/api-keys': 'apiKeys:read',
  'POST /admin/api-keys': 'apiKeys:write',
  'DELETE /admin/api-keys/{id}': 'apiKeys:write',
  'GET /admin/staff': 'staff:read',
  'PATCH /admin/staff/{id}': 'staff:write',
  'DELETE /admin/staff/{id}/second-factor': 'staff:write',
  'GET /admin/staff/invitations': 'staff:read',
  'POST /admin/staff/invitations': 'staff:write',
  'DELETE /admin/staff/invitations/{id}': 'staff:write',
  'GET /staff-invitations/{token}': 'public',
  'POST /staff-invitations/{token}/accept': 'public',
  'POST /admin/orderservices/{id}/decision': 'serviceOrders:receive',
  'POST /admin/orderservices/{id}/payments': 'servicePayments:write',
  'POST /admin/orderservices/{id}/refunds': 'servicePayments:write',
  'GET /admin/closing': 'closing:read',
  'POST /admin/closing': 'closing:write',
  'POST /admin/closing/corrections': 'closing:correct',
  'POST /admin/closing/hand-ins': 'closing:write',
  'GET /admin/closings': 'closing:read',
  'GET /admin/closings/export': 'closing:read',
  'GET /admin/changes': 'workQueue:read',
  'GET /admin/webhooks': 'webhooks:read',
  'GET /admin/webhooks/{id}': 'webhooks:read',
  'POST /admin/webhooks': 'webhooks:write',
  'PATCH /admin/webhooks/{id}': 'webhooks:write',
  'GET /admin/webhooks/{id}/secret': 'webhooks:write',
  'POST /admin/webhooks/{id}/secret': 'webhooks:write',
  'POST /admin/webhooks/{id}/test': 'webhooks:write',
  'GET /admin/webhook-events': 'webhooks:read',
  'GET /admin/webhook-events/{id}': 'webhooks:read',
  'POST /admin/webhook-events/{id}/resend': 'webhooks:write',
  'GET /admin/mails': 'mails:read',
  'GET /admin/mails/{id}': 'mails:read',
  'POST /admin/mails/{id}/resend': 'mails:write',
  'POST /admin/mails/test': 'mails:write',
  'GET /admin/audit-log': 'auditLog:read',
  'GET /admin/audit-log/{id}': 'auditLog:read',
  'GET /admin/dashboard': 'dashboard:read',
  'GET /admin/files': 'files:read',
  'POST /admin/files': 'files:write',
  'DELETE /admin/files/{id}': 'files:write',
  'GET /admin/products/export': 'products:read',
  'POST /admin/products/import': 'products:import',
  'GET /admin/products/imports': 'products:import',
  'POST /admin/products/imports/{import}/undo': 'products:import',
  'GET /admin/products/{id}/reservations': 'stock:read',
  'GET /admin/products/{id}/moves': 'stock:read',
  'GET /admin/stock-alerts': 'stock:read',
  'GET /admin/stock-sheets': 'stock:receive',
  'POST /admin/stock-sheets': 'stock:receive',
  'POST /admin/stock-sheets/lookup': 'stock:receive',
  'GET /admin/stock-sheets/{id}': 'stock:receive',
  'PATCH /admin/stock-sheets/{id}': 'stock:receive',
  'POST /admin/stock-sheets/{id}/book': 'stock:receive',
  'POST /admin/stock-sheets/{id}/discard': 'stock:receive',
  'POST /admin/stock-sheets/{id}/reveal': 'stock:receive',
  'POST /admin/products/bulk': 'products:write',
  'GET /admin/usual-rate': 'prices:write',
  'POST /admin/sellorders/bulk': 'orders:write',
  'GET /admin/margins': 'costs:read',
  'GET /security/me/credit': 'customer',
  'POST /security/me/credit/vouchers': 'customer',
  'POST /sellorders/{id}/credit': 'customer',
  'GET /admin/credit': 'payments:read',
  'GET /admin/credit/balance': 'payments:read',
  'GET /admin/credit/export': 'payments:read',
  'GET /admin/credit/{id}': 'payments:read',
  'POST /admin/credit/entries': 'credit:write',
  'POST /admin/credit/vouchers': 'payments:write',
  'GET /admin/promotions': 'prices:write',
  'GET /admin/promotions/{id}': 'prices:write',
  'POST /admin/promotions': 'prices:write',
  'PATCH /admin/promotions/{id}': 'prices:write',
  'POST /admin/promotions/{id}/stop': 'prices:write',
  'GET /admin/promotions/{id}/uses': 'prices:write',
  'POST /admin/promotions/preview': 'prices:write',
  'POST /admin/sellorders/quote': 'orders:write',
  'GET /admin/recalculations': 'prices:write',
  'POST /admin/recalculations': 'prices:write',
  'POST /admin/recalculations/preview': 'prices:write',
  'POST /admin/recalculations/{recalculation}/undo': 'prices:write',
  'POST /admin/rates/{currency}/review': 'prices:write',
} as const satisfies Record<string, 'public' | 'customer' | Permission>

/** Customers use it for what is theirs; staff answer by it. */
const answeredByStaff: Partial<Record<string, Permission>> = { 'PATCH /salereset/{id}': 'resetSales:write' }

/** Routes of customers that programs may call: staff use them too. Keys are refused at all others. */
const openToKeys: Partial<Record<string, Permission>> = {
  'GET /profiles': 'customers:read',
  'GET /profiles/{id}': 'customers:read',
  'GET /addresses/fulldatabyuser/{userId}': 'customers:read',
  'GET /addresses/{id}': 'customers:read',
  'GET /sellorders': 'orders:read',
  'GET /sellorders/{id}': 'orders:read',
  'GET /sellorders/{id}/payment': 'orders:read',
  'GET /sellorders/fulldata/{id}': 'orders:read',
  'GET /sellorders/fulldatabyuser/{userId}': 'orders:read',
  'GET /sellorderdetails': 'orders:read',
  'GET /sellorderdetails/{id}': 'orders:read',
  'GET /sellorders/{id}/returns': 'returns:read',
  'GET /returns/{id}': 'returns:read',
  'GET /orderservices/fulldata': 'serviceOrders:read',
  'GET /orderservices/fulldata/{id}': 'serviceOrders:read',
  'GET /orderservices/fulldatabyuser/{userId}': 'serviceOrders:read',
  'GET /orderservices/{id}/photos/{name}': 'serviceOrders:read',
  'GET /salereset/{id}': 'resetSales:read',
  'PATCH /salereset/{id}': 'resetSales:write',
}

type Needed = (typeof access)[keyof typeof access]

const routes = Object.entries(access) as [string, Needed][]

/** Sent by somebody else of the same kind: they end the session that the other routes need. */
const endsSession = new Set(['POST /security/logout', 'POST /account/closing'])

const shop = useTestApi({ rateLimitFactor: 1_000_000 })

/** Asks every route, for a row that does not exist: nobody changes what the next route needs. */
async function* askEveryRoute(viewer: string, signIn: () => Promise<Pick<Person, 'fetch'>>) {
  const person = await signIn()
  for (const [signature, needed] of routes) {
    const [method = '', path = ''] = signature.split(' ')
    const { fetch } = endsSession.has(signature) ? await signIn() : person
    const response = await fetch(path.replace(/\{\w*[iI]d\}/g, '999999').replace(/\{\w+\}/, 'nobody'), {
      method,
      ...(['POST', 'PATCH', 'PUT'].includes(method) && { json: {} }),
    })
    yield { signature, needed, response, title: `${viewer} at ${signature} (${needed})` }
  }
}

function expectAdmission(title: string, { status }: Response, expected: 'admitted' | 401 | 403): void {
  if (expected === 'admitted') expect.soft([401, 403], title).not.toContain(status)
  else expect.soft(status, title).toBe(expected)
  expect.soft(status, title).toBeLessThan(500)
}

test('the table lists exactly the mounted routes, with their permissions', () => {
  const mounted = shop.api.routes.map(
    ({ endpoint, access, permission }) =>
      [`${endpoint.method} ${endpoint.path}`, access === 'admin' ? permission : access] as const,
  )
  expect(mounted.toSorted()).toEqual(Object.entries(access).toSorted())
})

test('every permission is asked for by a route', () => {
  const named = new Set<string | undefined>([...Object.values(access), ...Object.values(answeredByStaff)])
  expect(permissions.filter((permission) => !named.has(permission))).toEqual([])
})

test('a visitor is admitted to public routes alone', async () => {
  for await (const { needed, response, title } of askEveryRoute('a visitor', () => shop.as(undefined)))
    expectAdmission(title, response, needed === 'public' ? 'admitted' : 401)
})

test.each(['user', 'business'] as const)('a customer (%s) is admitted to no route of staff', async (role) => {
  for await (const { needed, response, title } of askEveryRoute(role, () => shop.as(role)))
    expectAdmission(title, response, needed === 'public' || needed === 'customer' ? 'admitted' : 403)
})

test.each(staffRoles)('staff (%s) are admitted by their permissions', async (role) => {
  const given: readonly string[] = ['public', 'customer', ...permissionsOf(role)]
  const asked = askEveryRoute(role, () => shop.asStaff(role))
  for await (const { signature, needed, response, title } of asked)
    expectAdmission(title, response, given.includes(answeredByStaff[signature] ?? needed) ? 'admitted' : 403)
})

test.each([
  ['every permission', keyPermissions],
  ['no permission', []],
] as [string, readonly Permission[]][])('a key with %s is admitted by it', async (name, given) => {
  const { userId } = await shop.asStaff('administrator')
  const { key } = await insertApiKey(shop.database.db, userId, {
    now: shop.clock.now,
    permissions: [...given],
  })
  const program: Pick<Person, 'fetch'> = { fetch: (path, init) => shop.fetch(path, { ...init, token: key }) }
  const asked = askEveryRoute(`a key with ${name}`, async () => program)
  for await (const { signature, needed, response, title } of asked) {
    const permission = needed === 'customer' ? openToKeys[signature] : needed
    if (needed === 'public' || given.includes(permission as Permission)) {
      expectAdmission(title, response, 'admitted')
      continue
    }
    expectAdmission(title, response, 403)
    const isForPeople = !permission || !keyPermissions.includes(permission as Permission)
    expect.soft((await response.json()).error, title).toMatchObject({
      statusCode: 403,
      code: isForPeople ? 'keyNotAccepted' : 'keyLacksPermission',
    })
  }
})

test('staff without the permission are refused by its code, and see nobody else’s rows', async () => {
  const [ana, editor] = [await shop.as('user'), await shop.asStaff('editor')]
  const refused = await editor.fetch('/admin/customers')
  expect((await refused.json()).error).toMatchObject({ statusCode: 403, code: 'forbidden' })
  for (const path of [
    '/addresses/fulldatabyuser',
    '/sellorders/fulldatabyuser',
    '/orderservices/fulldatabyuser',
  ])
    expect((await editor.fetch(`${path}/${ana.userId}`)).status, path).toBe(404)
  for (const path of ['/sellorders', '/sellorderdetails', '/profiles', '/orderservices/fulldata'])
    expect(await (await editor.fetch(path)).json(), path).toEqual({ data: [], total: 0 })
  const answer = { method: 'PATCH', json: { descargable: true } }
  expect((await editor.fetch('/salereset/999999', answer)).status).toBe(403)
})

test('on the wire all staff are admin, told apart by their permissions', async () => {
  const seller = await (await (await shop.asStaff('seller')).fetch('/security/me')).json()
  expect(seller.user).toMatchObject({ role: 'admin', permissions: permissionsOf('seller') })
  const ana = await (await (await shop.as('user')).fetch('/security/me')).json()
  expect(ana.user).toMatchObject({ role: 'user', permissions: [] })
})

test('a refusal has its code, its name and a Spanish message', async () => {
  const visitor = await (await shop.fetch('/admin/settings')).json()
  expect(visitor.error).toMatchObject({
    statusCode: 401,
    name: 'Error',
    code: 'unauthenticated',
    message: 'Acceso denegado',
  })
  const user = await (await (await shop.as('user')).fetch('/admin/settings')).json()
  expect(user.error).toMatchObject({
    statusCode: 403,
    name: 'UnauthorizedError',
    code: 'forbidden',
    message: 'Usted no tiene permisos suficientes para realizar esta operación',
  })
  expect(Object.keys(errorCodes)).toContain(user.error.code)
})
