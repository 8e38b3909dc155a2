/** site.md#contact */
export const contactFields = ['name', 'email', 'subject', 'body'] as const

/** Seen by programs alone; whoever fills it in is none of our customers. */
export const trapField = 'website'

/** Made in the browser when the message is sent, so that sent again it stays one message. */
export const keyField = 'key'
