import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { golden } from '../../scripts/golden.ts'
import { quietPool, testDatabase } from '../support/database.ts'
import { root } from './sources.ts'

const { url } = await testDatabase('real')
const owner = quietPool({ connectionString: url, max: 1 })
afterAll(() => owner.end())

test.each(Object.entries(golden))(
  '%s is what the code derives (npm run golden writes it)',
  async (path, derive) => {
    const file = join(root, path)
    const committed = existsSync(file) ? readFileSync(file, 'utf8') : ''
    const derived = await derive(owner)
    // Compared as one flag: a difference of a thousand lines helps nobody.
    expect({ path, isCurrent: committed === derived }).toEqual({ path, isCurrent: true })
  },
)
