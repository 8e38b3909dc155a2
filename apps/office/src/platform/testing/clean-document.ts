import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'

// Files share the modules and the document of their worker, and the library cleans up by itself only after the first of them.
beforeAll(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(cleanup)
