import { measureSpeed } from './measure-calibration.ts'
import { measureSize } from './measure-size.ts'
import { printTable, scaleBudget } from './print-table.ts'

/** `npm run bench size <folder>` */
const [dataDir] = process.argv.slice(2)
if (!dataDir) {
  console.error('Name the data folder of a shop that `npm run seed:large 100000 1000000` has filled.')
  process.exit(2)
}
let before = await measureSpeed()
for await (const row of measureSize(dataDir)) {
  const after = await measureSpeed()
  if (!printTable([scaleBudget(row, (before + after) / 2)])) process.exitCode = 1
  before = after
}
