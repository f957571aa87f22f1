import { inspect } from 'node:util'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { wireText } from '../../../src/kernel/wire.ts'
import { operations } from '../../../src/operations/index.ts'
import { exampleOf } from '../../../src/wire/fields/example.ts'

/** By the name of the field that carries it. Four digits may show, of a date of birth nothing. */
const planted: Readonly<Record<string, string>> = {
  ssn: '219-66-7788',
  ein: '47-7766554',
  accountNumber: '778866554433',
  dateOfBirth: '1967-08-23',
}

const spiked = (value: unknown, key = ''): unknown => {
  if (Array.isArray(value)) return value.map((item) => spiked(item, key))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, spiked(inner, name)]))
  }
  return typeof value === 'string' && Object.hasOwn(planted, key) ? planted[key] : value
}

/** Whose accounts are those of the books, which no bank knows. */
const BOOKS = ['adminPortal/updateAccountMapping']

const carriers = operations.filter(
  ({ address, body }) =>
    !BOOKS.includes(address) &&
    Object.values(planted).some((number) => JSON.stringify(spiked(exampleOf(body))).includes(number)),
)

test('every kind of number is carried by some operation', () => {
  const sent = JSON.stringify(carriers.map(({ body }) => spiked(exampleOf(body))))
  for (const number of Object.values(planted)) expect(sent).toContain(number)
})

test.each(carriers)('a parsed body of $address shows no number, however it is printed', ({ body }) => {
  const parsed = body.parse(spiked(exampleOf(body)))
  const shown = [
    inspect(parsed, { depth: null, showHidden: true }),
    wireText(parsed),
    ...leavesOf(parsed).map((leaf) => `${leaf}`),
    String(new Error(`about ${wireText(parsed)}`).stack),
    logged(parsed),
  ].join('\n')
  for (const number of Object.values(planted)) {
    for (const trace of [number, number.replaceAll('-', ''), number.slice(0, -1)]) {
      expect(shown.includes(trace), trace).toBe(false)
    }
  }
  expect(shown).not.toMatch(/0823/)
})

function leavesOf(value: unknown): unknown[] {
  const isOpen = typeof value === 'object' && value !== null && Object.keys(value).length > 0
  return isOpen ? Object.values(value).flatMap(leavesOf) : [value]
}

function logged(value: unknown): string {
  const lines: string[] = []
  const safe = JSON.parse(wireText(value))
  pino({}, { write: (line) => lines.push(line) }).error({ body: safe, error: new Error(wireText(value)) })
  return lines.join('')
}
