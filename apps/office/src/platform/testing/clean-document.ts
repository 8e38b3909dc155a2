import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// Here and not in a module that tests import: files share the modules and the document of their worker, and this file
// alone runs for each of them.
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})
