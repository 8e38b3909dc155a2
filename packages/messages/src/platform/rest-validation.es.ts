/**
 * Rules of forms that no page of the catalogue has. Sign-up and recovery have different texts for the same rule
 * (people.md#registration, people.md#password-recovery).
 */
export const restValidation = {
  messagesFull: 'Esta conversación ya tiene 200 mensajes: llame o escriba por correo',
  commonPassword: 'Esa contraseña es de las más usadas y se adivina enseguida. Elija otra.',
  passwordForm: 'La contraseña no llegó bien. Recargue la página e intente otra vez.',
  signUpConfirm: 'Confirme la contraseña',
  signUpMismatch: 'Las contraseñas no coinciden',
  accountType: 'Especifique como desea registrarse (Persona o Empresa)',
  newPassword: 'Escriba la Contraseña nueva',
  newPasswordConfirm: 'Confime la Contraseña',
  newPasswordMismatch: 'Las Contraseñas no coinciden',
  resetKey: 'Introduzca el código de verificación',
  resetKeyLength: 'El código debe contener 4 dígitos!',
  companyName: 'Introduzca el nombre de su empresa',
  companyCode: 'Introduzca el código REEUP de su empresa',
  plan: 'El importe no corresponde a ningún plan de este archivo',
  website: 'Dirección web no válida',
  taken: 'Ya está en uso',
  future: 'La fecha debe estar en el futuro',
} as const
