import { Fault } from './fault.mjs'

const again = 'y repita la orden; lo ya descargado no se pierde.'

const causes = [
  [/ENOSPC/, `No queda espacio en el disco. Libere alrededor de 1 GB ${again}`],
  [
    /EACCES|EPERM|EROFS/,
    `No hay permiso para escribir en esta carpeta. Use una carpeta propia o corrija su dueño ${again}`,
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|network/i,
    `No se pudo descargar: no hay conexión con el registro de npm. Revise la red o el proxy ${again}`,
  ],
  [
    /EUSAGE|can only install packages when/,
    'package.json y package-lock.json no coinciden. Ejecute «npm install» y guarde el package-lock.json nuevo.',
  ],
  [/EINTEGRITY/, `Un paquete llegó dañado. Ejecute «npm cache clean --force» ${again}`],
  [
    /ENOENT .*npm|spawn npm/,
    `No se encuentra npm. Instálelo junto con Node desde https://nodejs.org ${again}`,
  ],
]

export function explainInstall(output) {
  const errors = output
    .split('\n')
    .filter((line) => /^npm (error|ERR!)/.test(line))
    .slice(0, 15)
    .join('\n')
  const known = causes.find(([pattern]) => pattern.test(output))
  const sentence = known?.[1] ?? 'npm no pudo instalar las dependencias; arriba está lo que dijo.'
  return new Fault(sentence, { detail: errors || output.slice(-2000) })
}
