import type { Transaction } from '@tecnoclick/database/connect'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { renderMail } from './layout.ts'
import { queueMail } from './queue-mail.ts'
import { readStore } from './read-store.ts'

/** 'Correo de prueba': shows staff that mail is delivered and how it looks. */
export async function queueTestMail(tx: Transaction, { to, now }: { to: string; now: Date }): Promise<void> {
  const store = await readStore(tx)
  const content = {
    heading: 'Correo de prueba',
    paragraphs: [
      `Si lee este mensaje, el correo de ${store.storeName} funciona.`,
      'No tiene que hacer nada más. Los avisos a sus clientes salen de esta misma dirección.',
    ],
    facts: [
      { label: 'Solicitado el', value: formatDateTime(now, 'es') },
      { label: 'Enviado a', value: to },
    ],
  }
  await queueMail(tx, {
    kind: 'test',
    to,
    subject: `Correo de prueba de ${store.storeName}`,
    ...renderMail(content, store),
    dedupeKey: `test:${to}:${now.getTime()}`,
  })
}
