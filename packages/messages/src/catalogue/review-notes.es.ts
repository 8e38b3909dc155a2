/** What a review waits for, said by the server where it is written: no page downloads them. */
export const reviewNotes = {
  unconfirmed:
    'Falta un paso: abra el enlace que le enviamos a su correo. Sin él, su valoración no se publica.',
  waiting: 'Recibimos su valoración. La publicaremos cuando la revisemos.',
} as const
