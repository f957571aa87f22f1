import { appendFileSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { scopesOf } from '../../src/domain/access/scopes.ts'
import { families } from '../../src/domain/events.ts'
import { areaNames } from '../../src/operations/declaration/address.ts'
import type { Operation } from '../../src/operations/declaration/operation.ts'
import { areas, operations } from '../../src/operations/index.ts'
import { nouns } from '../../src/wire/fields/nouns.ts'
import { root } from './sources.ts'

const folder = join(root, 'src/operations')
const files = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'declaration')
  .flatMap(({ name: area }) => readdirSync(join(folder, area)).map((file) => ({ area, file })))

test('path on disk = path on the wire, and every file is in its index', () => {
  const onDisk = files
    .filter(({ file }) => file !== 'index.ts')
    .map(({ area, file }) => `${area}/${file.slice(0, -3)}`)
  const declared = Object.entries(areas).flatMap(([area, named]) =>
    Object.entries(named).map(([name, operation]) => {
      expect((operation as Operation).address).toBe(`${area}/${name}`)
      return `${area}/${name}`
    }),
  )
  expect(declared.sort()).toEqual(onDisk.sort())
})

// Biome keeps the lines in order.
test('an index is one line an operation', () => {
  for (const { area } of files.filter(({ file }) => file === 'index.ts')) {
    const lines = readFileSync(join(folder, area, 'index.ts'), 'utf8')
      .trim()
      .split('\n')
    for (const line of lines) expect(line).toMatch(/^export \{ (\w+) \} from '\.\/\1\.ts'$/)
  }
})

test('areas are those of the interface', () => {
  expect(Object.keys(areas).filter((area) => !areaNames.includes(area as never))).toEqual([])
})

test.each(operations)('$address is whole', (operation) => {
  expect(operation.summary).toMatch(/^[A-Z].*\.$/)
  const messages = Object.values(operation.refusals ?? {})
  expect(new Set(messages).size).toBe(messages.length)
  for (const refusal of Object.values(operation.conflicts ?? {}))
    expect(operation.refusals).toHaveProperty(refusal)
  for (const family of operation.emits ?? []) expect(families).toHaveProperty(family)
  if (operation.discloses) expect(operation.verb).toBe('GET')
})

test.each(operations)(
  '$address declares who may call it, and the parts agree',
  ({ access, verb, address }) => {
    expect(typeof access === 'string').toBe(address.startsWith('session/'))
    if (typeof access === 'string') return
    for (const role of access.roles) expect(scopesOf[role]).toContain(access.scope)
    if (access.reach === 'client') expect(access.roles).toEqual([])
    if (access.roles.includes('formerWorker')) expect([verb, access.scope]).toEqual(['GET', 'read'])
    if (access.scope === 'read') expect(['GET', 'POST']).toContain(verb)
    if (access.roles.length > 0 && access.scope !== 'people') expect(access.roles).toContain('administrator')
  },
)

test('a noun’s message begins with Invalid and names its id', () => {
  for (const { message } of Object.values(nouns)) expect(message).toMatch(/^Invalid [A-Za-z]+$/)
})

/** What was raised is known only when every file has run: scripts/test.mjs compares the two lists at the end. */
test('declared refusals are written down for the end of the run', () => {
  const lines = operations.flatMap(({ address, refusals = {} }) =>
    Object.keys(refusals).map((refusal) => `declared ${address} ${refusal}\n`),
  )
  appendFileSync(inject('refusalsFile'), lines.join(''))
  expect(lines.length).toBeGreaterThan(0)
})
