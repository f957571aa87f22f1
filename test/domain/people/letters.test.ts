import { expect, test } from 'vitest'
import { languages } from '../../../src/domain/access/language.ts'
import type { Addressee, LetterFacts, LetterKind } from '../../../src/domain/people/letter.ts'
import { letterOf } from '../../../src/domain/people/letters.ts'
import { day, instant } from '../../../src/kernel/dates.ts'

const to: Addressee = {
  firstName: 'Jo',
  lastName: 'Reed',
  email: 'jo@work.example',
  personalEmail: 'jo@home.example',
  company: 'Blue Heron Bakery',
  exitDate: '2026-12-31',
  language: 'en',
}
const payDate = day('2026-06-19')
const change = {
  at: ['old@work.example'],
  endings: ['6789'],
  from: instant(1_780_300_000_000),
  stop: 'stop-token',
}

/** Every letter, with what it says. */
const facts: { readonly [Kind in LetterKind]: LetterFacts[Kind] } = {
  invitation: {},
  deactivation: {},
  payChange: { ...change, confirm: 'confirm-token' },
  payChangeNotice: change,
  addressChanged: { at: ['old@work.example'] },
  accountCorrected: { ending: '6789' },
  payCameBack: { payDate, ending: '6789' },
  passkeyAdded: {},
  access: {},
  revocation: {},
  payChangeStopped: { worker: 'Ira Ivy', changedBy: 'person:Ada Marsh (administrator)', on: change.from },
  payrollSubmitted: { payDate, wireBy: payDate },
  approvalRequested: { payDate, by: 'person:Ada Marsh (administrator)' },
  payrollApproved: { payDate, by: 'key:0190' },
  payrollRejected: { payDate, by: 'person:Ada Marsh (administrator)' },
  payrollFailed: { payDate, wireBy: payDate },
  payReturned: { payDate },
  fundingOwed: { payDate, drawnOn: payDate },
  filingRejected: { filing: 'Form 941', period: '2026-Q2', dueDate: payDate },
  filingsDue: { due: [{ filing: 'Form 941', period: '2026-Q2', dueDate: payDate, isOverdue: false }] },
  formAvailable: { form: 'W-2', year: 2026, isCorrected: true },
}
const kinds = Object.keys(facts) as LetterKind[]
const written = (kind: LetterKind, language: Addressee['language'], site?: string) =>
  letterOf(kind, { to: { ...to, language }, facts: facts[kind], site })

test.each(kinds.flatMap((kind) => languages.map((language) => [kind, language] as const)))(
  '%s in %s: a subject, a greeting, and nothing that was not filled in',
  (kind, language) => {
    for (const site of [undefined, 'https://pay.example']) {
      const { subject, text } = written(kind, language, site)
      expect(subject).not.toMatch(/undefined|\n|NaN/)
      expect(text).toMatch(language === 'en' ? /^Dear Jo Reed,\n/ : /^Hola, Jo Reed:\n/)
      expect(text).not.toMatch(/undefined|null|NaN|object|\$|key:|person:/)
      expect(text.includes('https://')).toBe(site !== undefined && text.includes('pay.example'))
      expect(text.split('\n').filter((line) => line.length > 130 && !line.startsWith('http'))).toEqual([])
    }
  },
)

test('Spanish says as much as English: as many lines, the same days, endings and links', () => {
  const marks = (text: string) => text.match(/\d{4}-\d\d-\d\d|\b6789\b|https:\S+/g)
  for (const kind of kinds) {
    const [en, es] = [written(kind, 'en', 'https://pay.example'), written(kind, 'es', 'https://pay.example')]
    expect([kind, marks(es.text)]).toEqual([kind, marks(en.text)])
    expect([kind, es.text.split('\n').length]).toEqual([kind, en.text.split('\n').length])
  }
})

test('who may confirm gets both links, others one; who has no site is told to call', () => {
  const links = (kind: LetterKind) => written(kind, 'en', 'https://pay.example').text.match(/https:\S+/g)
  expect(links('payChange')).toEqual([
    'https://pay.example/pay-change/confirm#confirm-token',
    'https://pay.example/pay-change/stop#stop-token',
  ])
  expect(links('payChangeNotice')).toEqual(['https://pay.example/pay-change/stop#stop-token'])
  expect(written('payChange', 'en').text).toContain('If this was not you, call your employer now.')
  expect(written('payChangeNotice', 'en').to).toEqual(['old@work.example'])
  expect(written('deactivation', 'en').to).toEqual(['jo@work.example', 'jo@home.example'])
})
