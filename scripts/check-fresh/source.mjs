import { writeFileSync } from 'node:fs'
import { hostEnvironment, run } from './command.mjs'

/** Clones the commit that is checked out. Changes that were not committed stay behind. */
export async function cloneHead(workspace, checkout, target, { bare = false } = {}) {
  // git refuses the checkout of another user, and root often is another user. A setting of the command line would not
  // reach the process that reads the checkout.
  const settings = workspace.path('gitconfig')
  writeFileSync(settings, '[safe]\n\tdirectory = *\n[init]\n\tdefaultBranch = main\n')
  const env = { ...hostEnvironment, GIT_CONFIG_GLOBAL: settings }
  const options = ['--quiet', '--no-local', ...(bare ? ['--bare'] : [])]
  await run(['git', 'clone', ...options, checkout, target], { env })
}
