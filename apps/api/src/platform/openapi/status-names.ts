/** Short descriptions of the statuses, for every response of the document. */
export const statusNames: Readonly<Record<number | 'default', string>> = {
  200: 'Done',
  201: 'Created',
  204: 'Done; no body',
  206: 'The part of the file that Range asks for',
  304: 'Not changed since the ETag of If-None-Match',
  400: 'Malformed query or body',
  401: 'Not signed in, or the sign-in failed',
  403: 'Not allowed',
  404: 'Not found, or not visible to the caller',
  409: 'The state of the shop does not allow it',
  413: 'The body is too large',
  415: 'Another media type is expected',
  416: 'The file has no such range',
  422: 'Invalid fields',
  429: 'Too many requests; Retry-After says when to try again',
  default: 'The shop failed or is overloaded; a retry may succeed',
}
