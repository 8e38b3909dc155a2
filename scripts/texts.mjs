/** Commands for shopkeepers speak Spanish; all others are for developers and speak English. */
const spanishCommands = new Set(['start', 'backup', 'restore', 'admin:create'])

const es = {
  locale: 'es-ES',
  unknownCommand: (name, known) => `Orden desconocida: ${name}. Existen: ${known}.`,
  installing: 'Instalando las dependencias (la primera vez tarda alrededor de un minuto)',
  building: (bundle) =>
    `Construyendo ${{ web: 'la tienda', office: 'la administración', server: 'el servidor' }[bundle]}`,
  waitingForLock: (pid) =>
    `Otro proceso${pid ? ` (${pid})` : ''} prepara este mismo proyecto; se espera a que termine`,
  install: {
    noSpace: 'No queda espacio en el disco. Libere alrededor de 2 GB y repita la orden.',
    notWritable:
      'No hay permiso para escribir en esta carpeta. Use una carpeta propia o corrija su dueño y repita la orden.',
    offline:
      'No se pudo descargar: no hay conexión con el registro de npm. Revise la red o el proxy («npm config get proxy») y repita la orden; lo ya descargado no se pierde.',
    certificate:
      'No se confía en el certificado del registro de npm, a menudo por un proxy. Indique el archivo de certificados del proxy en NODE_EXTRA_CA_CERTS y repita la orden.',
    lockfileMismatch:
      'package.json y package-lock.json no coinciden. Ejecute «npm install» y guarde el package-lock.json nuevo.',
    integrity: 'Un paquete llegó dañado. Ejecute «npm cache clean --force» y repita la orden.',
    packageMissing:
      'El registro de npm no tiene uno de los paquetes. Compruebe «npm config get registry» y repita la orden.',
    noNpm: 'No se encuentra npm. Instálelo junto con Node desde https://nodejs.org y repita la orden.',
    unknown: 'npm no pudo instalar las dependencias; arriba está lo que dijo.',
  },
  npmFaulty: (version) =>
    `npm ${version} omite por error paquetes que la tienda necesita: ejecute «npm install --global npm@9» o instale un Node más reciente desde https://nodejs.org, y repita la orden.`,
  platformPackageMissing: ({ name, version, parent, platform }) =>
    `Falta ${name}@${version}, sin el cual ${parent} no funciona en ${platform}: el registro de npm no lo entregó. Compruebe «npm config get registry» y repita la orden.`,
  platformUnsupported: ({ parent, platform }) =>
    `${parent} no existe para ${platform}: use Linux, macOS o Windows en x64, o Linux o macOS en ARM64.`,
  nodeMissing: (version) =>
    `Falta el Node ${version} del proyecto y el de esta máquina es anterior al 24: borre node_modules y repita la orden, o instale Node 24 o posterior desde https://nodejs.org.`,
  nodeDoesNotRun: (version) =>
    `El Node ${version} del proyecto no funciona en esta máquina y el de ella es anterior al 24: instale la biblioteca que falta, nombrada arriba, o Node 24 o posterior desde https://nodejs.org, y repita la orden.`,
  build: {
    noSpace: (bundle) =>
      `No se pudo construir ${bundle}: no queda espacio en el disco. Libere espacio y repita la orden.`,
    failed: (bundle) => `No se pudo construir ${bundle}: arriba está el error. Corríjalo y repita la orden.`,
  },
}

const en = {
  locale: 'en-US',
  unknownCommand: (name, known) => `Unknown command: ${name}. Known commands: ${known}.`,
  installing: 'Installing dependencies (about a minute the first time)',
  building: (bundle) => `Building ${bundle}`,
  waitingForLock: (pid) =>
    `Another process${pid ? ` (${pid})` : ''} is preparing this checkout; waiting for it`,
  install: {
    noSpace: 'No space left on the disk. Free about 2 GB and repeat the command.',
    notWritable:
      'This folder is not writable. Use a folder of your own, or correct its owner, and repeat the command.',
    offline:
      'Download failed: the npm registry cannot be reached. Check the network or the proxy (`npm config get proxy`) and repeat the command; what was downloaded is kept.',
    certificate:
      'The certificate of the npm registry is not trusted, often because of a proxy. Set NODE_EXTRA_CA_CERTS to the file with the certificates of the proxy and repeat the command.',
    lockfileMismatch:
      'package.json and package-lock.json disagree. Run `npm install` and commit the new package-lock.json.',
    integrity: 'A package arrived damaged. Run `npm cache clean --force` and repeat the command.',
    packageMissing:
      'The npm registry lacks one of the packages. Check `npm config get registry` and repeat the command.',
    noNpm: 'npm was not found. Install it together with Node from https://nodejs.org and repeat the command.',
    unknown: 'npm could not install the dependencies; its output is above.',
  },
  npmFaulty: (version) =>
    `npm ${version} wrongly skips packages that the shop needs: run \`npm install --global npm@9\`, or install a later Node from https://nodejs.org, and repeat the command.`,
  platformPackageMissing: ({ name, version, parent, platform }) =>
    `${name}@${version} is missing, and ${parent} does not work on ${platform} without it: the npm registry did not deliver it. Check \`npm config get registry\` and repeat the command.`,
  platformUnsupported: ({ parent, platform }) =>
    `${parent} does not exist for ${platform}: use Linux, macOS or Windows on x64, or Linux or macOS on ARM64.`,
  nodeMissing: (version) =>
    `The project's own Node ${version} is missing and this machine's Node is older than 24: delete node_modules and repeat the command, or install Node 24 or later from https://nodejs.org.`,
  nodeDoesNotRun: (version) =>
    `The project's own Node ${version} does not run on this machine, whose Node is older than 24: install the library named above, or Node 24 or later from https://nodejs.org, and repeat the command.`,
  build: {
    noSpace: (bundle) =>
      `Could not build ${bundle}: no space left on the disk. Free some space and repeat the command.`,
    failed: (bundle) => `Could not build ${bundle}: the error is above. Correct it and repeat the command.`,
  },
}

/** The texts of the command that runs in this process. */
export let texts = en

export function useTextsOf(command) {
  texts = spanishCommands.has(command) ? es : en
}
