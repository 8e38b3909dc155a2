/** Prefix of every part of the browser state, storage key and cache that belongs to one person (saved lists, visited categories, pictures). */
export const privatePrefix = 'private:'

/** Requests whose answer was not shown yet. */
export const pendingKey = `${privatePrefix}pending`
