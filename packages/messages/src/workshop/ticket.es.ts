/** Texts of the ticket alone, which has no script: no browser downloads them. */
export const ticket = {
  closed: 'Ese presupuesto ya fue respondido, fue sustituido o ha vencido.',
  notFound: 'Este enlace no abre ninguna solicitud.',
  readOnly:
    'Este enlace solo muestra la reparación. Para responder, entre en su cuenta o use el enlace de su correo.',
  yes: 'Sí, confirmar',
  back: 'Volver a la solicitud',
  continue: 'Continuar',
  claim: 'Agregar a mi cuenta',
  claimText: 'Con una cuenta recibe los avisos por correo y ve sus reparaciones juntas.',
} as const
