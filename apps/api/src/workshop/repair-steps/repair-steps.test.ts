import { beforeAll, expect, test } from 'vitest'
import { type Person, setupShop } from '../../testing/test-api.ts'
