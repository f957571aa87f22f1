import { expect, test } from 'vitest'
import { buildInput } from '../../../src/domain/pay/build-input.ts'
import { calculatePaycheck } from '../../../src/domain/pay/paycheck.ts'
import { placeQuestions } from '../../../src/domain/pay/place-questions.ts'
import { day } from '../../../src/kernel/dates.ts'
import { payee } from './payee.ts'

const [work, home] = [
  { state: 'WI', city: 'Kenosha' },
  { state: 'IL', city: 'Zion' },
]

const asked = (fields?: Record<string, string>) =>
  placeQuestions({ work, home }, (state) => (state === 'WI' && fields ? { fields } : undefined))

test('an agreement of two states asks for its form, until it is said whether that is on file', () => {
  expect(asked()).toEqual([
    {
      state: 'WI',
      field: 'Certificate of Nonresidence',
      words: expect.stringContaining('withholds nothing where form W-220 is on file'),
    },
  ])
  expect(asked({ 'Certificate of Nonresidence': 'Yes' })).toEqual([])
  expect(placeQuestions({ work, home: { state: 'IA', city: '' } }, () => undefined)).toEqual([])
})

test.each([
  [undefined, ['IL.incomeTax']],
  ['Yes', ['IL.incomeTax']],
  ['No', ['IL.incomeTax', 'WI.incomeTax']],
])('with %s on the form of the work state, %j is withheld', (answer, expected) => {
  const input = buildInput({
    ...payee,
    payDate: day('2026-06-12'),
    periodStart: day('2026-05-24'),
    periodEnd: day('2026-06-06'),
    work,
    home,
    stateW4: answer === undefined ? {} : { WI: { 'Certificate of Nonresidence': answer } },
  })
  const codes = calculatePaycheck(input).taxes.map(({ code }) => code)
  expect(codes.filter((code) => /^(IL|WI)\.incomeTax$/.test(code)).sort()).toEqual(expected)
})
