import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { plainly } from '../../console/src/format/plain.ts'
import { fields } from '../../console/src/messages/es/fields.ts'
import { leftInEnglish, refusalInSpanish } from '../../console/src/messages/es/refusals.ts'
import { operations } from '../../src/operations/index.ts'
import { root } from '../house/sources.ts'

/** What is refused can be read in Spanish: of every field, and whatever a worker does. */

const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** What stays English of a refusal as a page shows it: without the names of fields, and what is filled in. */
function englishOf(message: string): string[] {
  const shown = plainly(
    message.replaceAll(/\{\w+\}|\$\{(?:[^{}`]|`[^`]*`|\{[^}]*\})*\}/g, '0'),
    fields.labels,
  )
  const left = leftInEnglish(shown.replaceAll(/“[^”]*”/g, '“0”'))
  return [...left.matchAll(/\p{L}{3,}/gu)].map(([word]) => `${word}: ${shown}`)
}

test.each(['batch', 'bounds', 'faults', 'fields', 'formats'])('faults of fields: %s', (name) => {
  const texts = [...read(`src/wire/fields/${name}.ts`).matchAll(/'(must [^']*)'|`(must [^`]*)`/g)]
  expect(texts.length).toBeGreaterThan(0)
  const said = texts
    .map(([, one, other]) => (one ?? other)!)
    .filter((text) => !/^must (?:be|be at|have at) \$\{/.test(text))
  expect(said.flatMap(englishOf)).toEqual([])
})

/** The closed lists of the forms, but for states and numbers. */
test('every answer that a form offers', () => {
  const used = JSON.parse(read('console/src/forms/used.json')) as readonly string[]
  const { schemas } = JSON.parse(read('docs/reference/openapi.json')).components
  const offered = used.flatMap((address) => answersOf(schemas[`${address.replace('/', '.')}.request`]))
  expect(offered.length).toBeGreaterThan(50)
  const isName = (answer: string) => /^[A-Z]{2}$|^\d+$/.test(answer)
  const missing = offered.filter((answer) => !isName(answer) && fields.options[answer] === undefined)
  expect([...new Set(missing)]).toEqual([])
})

interface Schema {
  readonly enum?: readonly (string | null)[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly anyOf?: readonly Schema[]
}

const answersOf = ({ enum: answers = [], properties = {}, anyOf = [] }: Schema): readonly string[] => [
  ...answers.filter((answer) => answer !== null),
  ...[...Object.values(properties), ...anyOf].flatMap(answersOf),
]

const pages = readdirSync(join(root, 'console/src/worker'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => read(`console/src/worker/${name}`))
  .join('\n')

const written = operations.filter(({ address, verb }) => verb !== 'GET' && pages.includes(`'${address}'`))

test('what a worker may be refused', () => {
  expect(written.length).toBeGreaterThan(10)
  const messages = written.flatMap(({ refusals }) => Object.values<string>(refusals ?? {}))
  expect([...new Set(messages)].flatMap(englishOf)).toEqual([])
})

test('a refusal is one sentence, with the fields as the forms call them', () => {
  const shown = (message: string) => refusalInSpanish(plainly(message, fields.labels))
  expect(shown('dateOfIncorporation must not be in the future')).toBe(
    '“Fecha de constitución” no puede estar en el futuro.',
  )
  expect(shown('Not enough time off: 8 hours available on 2026-12-01, 16 asked')).toBe(
    'No alcanza el tiempo libre: 8 horas disponibles el 2026-12-01, 16 pedidas.',
  )
  expect(shown('The company is registered in GA already; use updateStateRegistrationInfo')).toBe(
    'La empresa ya está registrada en GA.',
  )
  // Never half in Spanish.
  expect(shown('The hours of this thing, not those of another, must be given')).toBe(
    'The hours of this thing, not those of another, must be given.',
  )
})
