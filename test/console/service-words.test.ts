import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  leftInEnglish as leftOfReason,
  reasonInSpanish,
} from '../../console/src/messages/es/company/reasons.ts'
import {
  leftInEnglish as leftOfWarning,
  warningInSpanish,
} from '../../console/src/messages/es/company/warnings.ts'
import { leftInEnglish as leftOfNote } from '../../console/src/messages/es/time-notes.ts'
import { root } from '../house/sources.ts'

/** What the service warns of, and why two providers differ, can be read in Spanish: sentence by sentence of the code. */

/** The words of a file that people read: texts of more than one word, without what is filled in. */
function wordsIn(path: string): string[] {
  const code = readFileSync(join(root, path), 'utf8')
    .replaceAll(/^import .*$/gm, '')
    .replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '')
  // A text that is broken over lines is one text.
  const whole = code.replaceAll(/['`] \+\s+['`]/g, '')
  const plain = whole.replaceAll(/\$\{(?:[^{}`]|`[^`]*`|\{[^}]*\})*\}/g, ' 0 ')
  return [...plain.matchAll(/'([^'\n]*)'|`([^`\n]*)`/g)]
    .map(([, one, other]) => (one ?? other)!)
    .filter((text) => /\p{L}{2,} +\p{L}{2,}/u.test(text) && !/^[A-Za-z]+\/|^[A-Z]{2,}/.test(text))
}

const englishIn = (texts: readonly string[], left: (text: string) => string): string[] =>
  texts.flatMap((text) =>
    [...left(text).matchAll(/(?<![\w/])\p{Ll}{2,}(?![\w/])/gu)].map(([word]) => `${word}: ${text}`),
  )

test.each([
  'src/domain/payroll/pay-doubts.ts',
  'src/domain/payroll/wage-doubts.ts',
  'src/domain/payroll/leave-beyond.ts',
  'src/domain/payroll/away.ts',
  'src/domain/pay/duty-to-withhold.ts',
  'src/work/payroll/warn.ts',
  'src/work/payroll/rate-corrections.ts',
  'src/work/payroll/time-doubts.ts',
])('warnings of %s', (path) => {
  const texts = wordsIn(path)
  expect(texts.length).toBeGreaterThan(0)
  expect(englishIn(texts, leftOfWarning)).toEqual([])
})

/** Of a file with other texts too, those behind these names. */
const notesIn = (path: string): string[] => {
  const code = readFileSync(join(root, path), 'utf8')
  const behind = [
    ...code.matchAll(
      /\b(?:note(?: =(?: \w+ \?)?|:)|why: |held = .*\?|short = .*\?|whyOf.*\n.*\?|where = .*:) ('[^']*'|`[^\n]*`)/g,
    ),
  ]
  return behind.map(([, text]) => text!.slice(1, -1).replaceAll(/\$\{[^{}]*\}/g, ' 0 '))
}

test.each([
  'src/domain/pay/overtime.ts',
  'src/domain/time/balance.ts',
  'src/domain/time/leaving.ts',
  'src/domain/time/ending.ts',
  'src/domain/time/paid-leave.ts',
  'src/domain/time/adjustment.ts',
  'src/work/time/accrue.ts',
  'src/work/time/paid-leave.ts',
])('notes of %s', (path) => {
  const texts = notesIn(path)
  expect(texts.length).toBeGreaterThan(0)
  expect(englishIn(texts, leftOfNote)).toEqual([])
})

test('reasons', () => {
  const texts = wordsIn('src/domain/move-in/differences.ts')
  expect(texts.length).toBeGreaterThan(8)
  expect(englishIn(texts, leftOfReason)).toEqual([])
})

test.each([
  [
    warningInSpanish,
    'Ada Marsh has no W-4 and is paid as Single without adjustments',
    'Ada Marsh no tiene W-4 y se paga como soltero sin ajustes',
  ],
  [
    warningInSpanish,
    'Ada Marsh is owed 12.50 more for overtime: the law asks for one and a half times the regular rate of 20.0000 (29 USC 207(a))',
    'Ada Marsh debe recibir 12.50 más por horas extra: la ley pide una vez y media la tarifa regular de 20.0000 (29 USC 207(a))',
  ],
  [
    reasonInSpanish,
    'Theirs is 1.5 % of 2000.00; on file is 2.7 %',
    'Lo de ellos es 1.5 % de 2000.00; en los datos está 2.7 %',
  ],
])('%#', (say, english, spanish) => {
  expect(say(english)).toBe(spanish)
})
