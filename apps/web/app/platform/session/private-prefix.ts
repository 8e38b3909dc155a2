/** Prefix of every part of the browser state, storage key and cache that belongs to one person (saved lists, visited categories, pictures). */
export const privatePrefix = 'private:'

/** Requests whose answer was not shown yet, each under a key of its own. They have their account: not everybody's go with a sign-out. */
export const pendingPrefix = 'pending:'

/** Part of the browser state: whose session this browser has. */
export const accountPart = `${privatePrefix}account`
