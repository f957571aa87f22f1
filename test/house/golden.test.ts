import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, expect, test } from 'vitest'
import { golden } from '../../scripts/golden.ts'
import { openApi } from '../../src/dispatch/openapi.ts'
import { operations } from '../../src/operations/index.ts'
import { quietPool, testDatabase } from '../support/database.ts'
import { root } from './sources.ts'

const { url } = await testDatabase()
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

const document = openApi(operations)

test.each(operations)('the document’s schema of $address takes its own example', ({ address, verb }) => {
  const path = (document.paths as Record<string, Record<string, Entry>>)[`/${address}`]!
  const { schema, example } = path[verb.toLowerCase()]!.requestBody.content['application/json']
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  const takes = ajv.compile(schema)
  expect(takes(example) ? [] : takes.errors).toEqual([])
})

interface Entry {
  readonly requestBody: {
    readonly content: { readonly 'application/json': { readonly schema: object; readonly example: unknown } }
  }
}
