/** What a program reads when its API key is refused: Spanish like every message of the API. */
export const keyErrors = {
  keyMalformed: 'La llave de API está incompleta o mal escrita.',
  keyUnknown: 'Esa llave de API no existe.',
  keyExpired: 'La llave de API venció.',
  keyRevoked: 'La llave de API fue revocada.',
  keySuspended: 'La llave de API no sirve: quien la creó ya no trabaja en la tienda.',
  keyWrongNetwork: 'La llave de API no vale desde esta dirección de red.',
  keyLacksPermission: 'A la llave de API le falta el permiso {permission}.',
  keyNotAccepted: 'Esta operación es de personas: no admite llaves de API.',
} as const
