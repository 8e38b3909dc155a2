import { accessoryReviews } from './reviews/accessories.ts'
import { computerReviews } from './reviews/computers.ts'
import { inkPrinterReviews } from './reviews/ink-printers.ts'
import { networkAndPowerReviews } from './reviews/networks-and-power.ts'
import { officePrinterReviews } from './reviews/office-printers.ts'
import { phoneAndOfficeReviews } from './reviews/phones-and-office.ts'
import type { ReviewsByProduct } from './reviews/review.ts'
import { supplyReviews } from './reviews/supplies.ts'

export const demoReviews: ReviewsByProduct = {
  ...inkPrinterReviews,
  ...officePrinterReviews,
  ...supplyReviews,
  ...computerReviews,
  ...accessoryReviews,
  ...networkAndPowerReviews,
  ...phoneAndOfficeReviews,
}
