import type { Transaction } from '../connect.ts'
import { replyTemplates } from '../schema/staff/reply-templates.ts'

const first = [
  {
    name: 'Listo para recoger',
    body: 'Hola {nombre}: su pedido {pedido} está listo. Puede recogerlo en nuestro horario. Gracias por comprar en {tienda}.',
  },
  {
    name: 'Falta el pago',
    body: 'Hola {nombre}: para preparar su pedido {pedido} faltan {falta}. Cuando pague, escriba el código de la transferencia en la página del pedido.',
  },
  {
    name: 'Gracias por escribir',
    body: 'Hola {nombre}: gracias por escribir a {tienda}.',
  },
] as const

/** Inserted only once: staff switch them off or rewrite them. */
export async function addReplyTemplates(tx: Transaction): Promise<void> {
  const [anyTemplate] = await tx.select({ id: replyTemplates.id }).from(replyTemplates).limit(1)
  if (anyTemplate) return
  await tx.insert(replyTemplates).values(first.map((template, position) => ({ ...template, position })))
}
