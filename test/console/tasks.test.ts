import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isOpened, mayOpen } from '../../console/src/company/shared/opens.ts'
import { tasks as english } from '../../console/src/messages/en/company/tasks.ts'
import { tasks as spanish } from '../../console/src/messages/es/company/tasks.ts'
import { operations } from '../../src/operations/index.ts'

const folder = new URL('../../src/domain/company/', import.meta.url)
const sources = [
  ...readdirSync(folder)
    .filter((name) => name.endsWith('-tasks.ts'))
    .map((name) => new URL(name, folder)),
  new URL('../../src/domain/people/pay-change-words.ts', import.meta.url),
]
const text = sources.map((source) => readFileSync(source, 'utf8')).join('\n')
const found = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))]

test('every task of a company has a name in both languages, for one and for many', () => {
  // A change that waits is told of the person too, by another code.
  const codes = found(/code: '(\w+)',\s*task:/g).filter((code) => code !== 'confirmBankAccountChange')
  expect(codes.length).toBeGreaterThan(25)
  expect(Object.keys(english).sort()).toEqual(codes.sort())
  for (const code of codes as (keyof typeof english)[])
    for (const words of [english, spanish])
      expect([words[code](1), words[code](7)].every((each) => each.length > 5)).toBe(true)
})

test('every task that an operation ends has a page or a form that does it', () => {
  const operations = found(/operation: '([\w/]+)'/g)
  expect(operations.length).toBeGreaterThan(15)
  const panel = readFileSync(
    new URL('../../console/src/company/setup/step-panel.tsx', import.meta.url),
    'utf8',
  )
  const hasForm = (operation: string) => panel.includes(`'${operation}'`)
  expect(operations.filter((operation) => !isOpened(operation) && !hasForm(operation))).toEqual([])
})

test('a bookkeeper is sent to what a bookkeeper may do, and nowhere else', () => {
  const theirs = ({ access }: (typeof operations)[number]) =>
    typeof access === 'object' &&
    'roles' in access &&
    (access.roles as readonly string[]).includes('bookkeeper')
  for (const operation of operations.filter(({ address }) => isOpened(address)))
    expect([operation.address, mayOpen('bookkeeper', operation.address)]).toEqual([
      operation.address,
      theirs(operation),
    ])
  for (const operation of operations.filter(({ address }) => mayOpen('bookkeeper', address)))
    expect([operation.address, theirs(operation)]).toEqual([operation.address, true])
  expect(operations.every(({ address }) => mayOpen('administrator', address))).toBe(true)
})
