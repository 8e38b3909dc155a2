import { isOutage } from '../../account/form/keep-form.ts'
import type { LoadedSaved } from './load-saved.ts'

/** Without a line the page shows the copy in this browser. */
export async function keepSaved(serverLoader: () => Promise<LoadedSaved>): Promise<LoadedSaved> {
  try {
    return await serverLoader()
  } catch (problem) {
    if (!isOutage(problem)) throw problem
    return { products: undefined }
  }
}
