import { type Cents, cents } from '../../kernel/money.ts'
import type { LineValue } from '../../law/engine/forms/compute.ts'
import type { CorrectedBox } from '../filings/correction.ts'
import type { PersonForm } from '../filings/w2.ts'
import type { LegalName, MailAddress } from './parties.ts'

/** As it was reported, and as it is right. */
interface CorrectedPair<T> {
  readonly reported: T
  readonly correct: T
}

/** A person whose W-2 is corrected. What stands here differs; what does not is absent, and blank in the file. */
export interface W2cPerson {
  readonly id: string
  /** As it is right; absent, or an ITIN, is filed as zeros and told. */
  readonly ssn?: string
  readonly name: LegalName
  readonly address: MailAddress
  /** Where the number or the name was reported wrong. */
  readonly reported?: { readonly ssn?: string; readonly name?: LegalName }
  /** By the words of the layout: `box 1`, `12D`, `12A + 12B`. */
  readonly amounts: Readonly<Record<string, CorrectedPair<Cents>>>
  readonly flags: Readonly<Record<string, CorrectedPair<boolean>>>
}

type Identity = Pick<W2cPerson, 'id' | 'ssn' | 'name' | 'address' | 'reported'>

/** The boxes of a corrected form that Social Security takes. Boxes 14 to 20 go to the state and the worker alone. */
export function w2cPersonOf(
  who: Identity,
  form: PersonForm,
  corrections: readonly CorrectedBox[],
): W2cPerson {
  const changed = new Map(corrections.map((each) => [each.box, each]))
  const amounts = corrections.flatMap(({ box, reported, corrected }) => {
    const word = box.startsWith('12') ? box : `box ${box}`
    const isAmount = AMOUNT.test(box) && !TIPS_TAX.includes(box)
    return isAmount ? [[word, { reported: money(reported), correct: money(corrected) }] as const] : []
  })
  const flags = Object.entries(FLAGS).flatMap(([box, word]) => {
    const each = changed.get(box)
    return each ? [[word, { reported: each.reported === 'X', correct: each.corrected === 'X' }] as const] : []
  })
  return {
    ...who,
    amounts: Object.fromEntries([...amounts, ...tipsTax(form, changed)]),
    flags: Object.fromEntries(flags),
  }
}

const AMOUNT = /^([1-8]|1[01]|12[A-Z]{1,2})$/
const TIPS_TAX: readonly string[] = ['12A', '12B']
const FLAGS: Readonly<Record<string, string>> = {
  '13a': 'statutory employee',
  '13b': 'retirement plan',
  '13c': 'third-party sick pay',
}

const money = (value: LineValue): Cents => (typeof value === 'bigint' ? value : cents(0n))

/** Codes A and B stand in one place: both count, also where only one of them changed. */
function tipsTax(form: PersonForm, changed: ReadonlyMap<string, CorrectedBox>) {
  if (!TIPS_TAX.some((box) => changed.has(box))) return []
  const correct = cents(TIPS_TAX.reduce((sum, box) => sum + (form.codes[box.slice(2)] ?? 0n), 0n))
  const reported = cents(
    TIPS_TAX.reduce((sum, box) => {
      const each = changed.get(box)
      return sum + (each ? money(each.reported) : (form.codes[box.slice(2)] ?? 0n))
    }, 0n),
  )
  return reported === correct ? [] : [['12A + 12B', { reported, correct }] as const]
}
