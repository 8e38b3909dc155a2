import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate --name <what-it-does>`, run in this folder, writes the next migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/schema/**/*.ts',
  out: './migrations',
  breakpoints: false,
})
