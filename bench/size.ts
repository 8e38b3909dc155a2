import { measureSize } from './measure-size.ts'
import { printTable } from './print-table.ts'

/** `npm run bench size <folder>` */
const [dataDir] = process.argv.slice(2)
if (!dataDir) {
  console.error('Name the data folder of a shop that `npm run seed:large 100000 1000000` has filled.')
  process.exit(2)
}
for await (const row of measureSize(dataDir)) if (!printTable([row])) process.exitCode = 1
