import '../quick-start.ts'
import { connectDatabase } from '@tecnoclick/database/connect'
import { migrate } from '@tecnoclick/database/migrate'
import { type AdminAccount, addFirstAdmin, adminAccountError } from '../admin-account.ts'
import { readConfiguration } from '../configuration.ts'
import { Fault } from '../fault.ts'
import { openQuestions } from './question.ts'
import { print, runCommand } from './run-command.ts'
import { withDatabase } from './with-database.ts'

/** `npm run admin:create`: uses ADMIN_EMAIL and ADMIN_PASSWORD, or asks. */
await runCommand('No se pudo crear la cuenta', async () => {
  const configuration = readConfiguration(process.env)
  const account = configuration.admin ?? (await askForAccount())
  const added = await withDatabase(configuration, (url) => add(url, account))
  if (!added) {
    throw new Fault(
      `Ya existe una cuenta con el correo ${account.email}: no se ha cambiado. Use otro correo, o recupere su contraseña en la tienda.`,
      'configuration',
    )
  }
  print(`✓ Cuenta de administración creada: ${account.email}`)
})

async function askForAccount(): Promise<AdminAccount> {
  const questions = openQuestions()
  try {
    const email = (await questions.ask('Correo electrónico')).trim()
    const password = await questions.askSecretly('Contraseña (de 8 a 128 caracteres)')
    const repeated = await questions.askSecretly('Repita la contraseña')
    const complaint = adminAccountError({ email, password })
    if (complaint) throw new Fault(`${complaint}: no se ha creado ninguna cuenta.`, 'configuration')
    if (password !== repeated) throw new Fault('Las contraseñas no coinciden.', 'configuration')
    return { email, password }
  } finally {
    questions.close()
  }
}

async function add(url: string, account: AdminAccount): Promise<boolean> {
  await migrate(url)
  const database = connectDatabase(url, { max: 1 })
  try {
    return await addFirstAdmin(database, account)
  } finally {
    await database.close()
  }
}
