import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// A second, the default, is too short on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

// Here and not in a module that tests import: files share the modules and the document of their worker, and this file
// alone runs for each of them.
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})
