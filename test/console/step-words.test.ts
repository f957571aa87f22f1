import { expect, test } from 'vitest'
import { leftInEnglish, stepInSpanish } from '../../console/src/messages/es/steps.ts'
import { stateCodes } from '../../src/domain/values.ts'
import { shelf } from '../../src/law/engine/shelf.ts'
import type { Law, SheetLines, WorksheetLaw } from '../../src/law/language/declare.ts'
import { spaced } from '../../src/law/language/in-words.ts'
import { sourcesIn } from '../house/sources.ts'
import { lines, W4 } from '../law/facts.ts'

/** Every step of a paycheck can be read in Spanish. */

/** Codes of lines as an authority prints them (1c, T1, BASE), of places and of forms stay as they are. */
const CODE = /\b(?:[A-Z]{2}-[A-Z-]+|[A-Z]{2}\.\w+|[A-Z]{1,4}\d?|[a-z]\d|\d[a-z]|line\d[a-z]?|w\d|e\d|W-4)\b/g

const englishIn = (text: string): string[] =>
  [
    ...leftInEnglish(text)
      .replaceAll(CODE, '')
      .matchAll(/\p{L}{2,}/gu),
  ].map(([word]) => word)

const toldIn = (texts: Iterable<string>): string[] =>
  [...texts].flatMap((text) => englishIn(text).map((word) => `${word}: ${text}`))

const worksheets = [...new Set([...shelf.taxes.values()].flat())].filter(
  (law: Law): law is WorksheetLaw => law.method === 'worksheet',
)
const sheetsOf = ({ lines: own, supplemental }: WorksheetLaw): SheetLines[] => {
  const flat = typeof supplemental === 'object' ? supplemental.flat : {}
  return [own, typeof flat === 'string' ? { flat } : flat]
}

test('every line, figure, field and word of every worksheet', () => {
  const names = new Set(
    worksheets.flatMap((law) => [
      ...sheetsOf(law).flatMap((sheet) => [
        ...Object.keys(sheet),
        ...Object.values(sheet).flatMap((formula) =>
          [...formula.matchAll(/'([^']*)'|[A-Za-z]\w*/g)].map(([name, text]) => text ?? spaced(name)),
        ),
      ]),
      ...Object.keys(law.figures).map(spaced),
      ...Object.keys(law.certificate.fields).map(spaced),
      ...Object.values(law.certificate.fields).flatMap((field) =>
        'choices' in field ? Object.keys(field.choices as object) : [],
      ),
    ]),
  )
  // What a formula calls is told in other words, which the next test sees.
  for (const call of ['max', 'min', 'if', 'cents', 'dollars', 'round', 'ceil', 'lookup']) names.delete(call)
  expect(names.size).toBeGreaterThan(200)
  expect(toldIn(names)).toEqual([])
})

test('every step of a payment in each state, of every status and kind', () => {
  const steps = new Set<string>()
  for (const state of stateCodes) {
    for (const [status, pay] of [
      ['Single', 900],
      ['Married', 9_000],
      ['Head of Household', 30_000],
    ] as const) {
      const given = { work: { state }, pay, bonus: 500, w4: { ...W4, status, extra: W4.extra } }
      for (const line of lines({ on: '2026-06-12', every: 'BiWeekly', ...given } as never)) {
        for (const { line: name, formula, inputs } of line.steps ?? []) {
          for (const text of [name, formula, inputs.row ?? '', ...Object.keys(inputs)]) steps.add(text)
        }
      }
    }
  }
  expect(steps.size).toBeGreaterThan(300)
  expect(toldIn(steps)).toEqual([])
})

test('every step that the code itself puts into words', () => {
  const WRITTEN =
    /\b(?:line|formula): (?:'([^']+)'|`([^`]+)`)|\bstep(?:Of)?\(\s*(?:line,\s*)?(?:'([^']+)'|`([^`]+)`)(?:,\s*(?:'([^']+)'|`([^`]+)`))?/g
  const texts = sourcesIn('src/domain/pay', 'src/domain/explanation', 'src/law/engine').flatMap(
    ({ path, lines: code }) =>
      /engine\/forms|line-code/.test(path)
        ? []
        : [...code.join('\n').matchAll(WRITTEN)].flatMap(([, ...found]) =>
            found.filter((text) => text !== undefined),
          ),
  )
  expect(texts.length).toBeGreaterThan(30)
  expect(toldIn(texts.map((text) => text.replaceAll(/\$\{[^}]*\}/g, ' ')))).toEqual([])
})

test.each([
  ['wages × pay periods of a year', 'salario × períodos de pago del año'],
  [
    '0 + 12% × (annual − 19900), to the cent, as annual ≥ 19900',
    '0 + 12% × (anual − 19900), al centavo, ya que anual ≥ 19900',
  ],
  ['standard deduction (married)', 'deducción estándar (casado)'],
  ['gross pay − 401(k), at least 0', 'pago bruto − 401(k), al menos 0'],
  ['1c annual wages', '1c salario anual'],
])('%s', (english, spanish) => {
  expect(stepInSpanish(english)).toBe(spanish)
})
