/** Whose side of a conversation wrote: names of staff are not shown. */
export const messageAuthors = ['customer', 'staff'] as const

export type MessageAuthor = (typeof messageAuthors)[number]
