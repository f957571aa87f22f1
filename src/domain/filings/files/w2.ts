import { type Day, day, yearOf } from '../../../kernel/dates.ts'
import { groupedBy } from '../../../kernel/grouped.ts'
import { type Cents, cents } from '../../../kernel/money.ts'
import { editionsOf } from '../../../law/engine/shelf.ts'
import type { LookUp } from '../../../law/language/look-up.ts'
import { checkerFor } from '../../layouts/check-file.ts'
import { nameControl } from '../../layouts/return-xml.ts'
import type { Box12Code, W2Employer, W2Person, W2State } from '../../layouts/w2-facts.ts'
import { w2Writer } from '../../layouts/w2-file.ts'
import { amountIn, type PersonForm } from '../w2.ts'
import { type MadeFile, madeFile, type Written } from './made.ts'
import { contactOf, type FiledPerson, type Filer, submitterOf } from './parties.ts'
import { writtenBy } from './pieces.ts'

export interface W2Batch {
  readonly filer: Filer
  readonly year: number
  readonly forms: readonly PersonForm[]
  readonly people: ReadonlyMap<string, FiledPerson>
}

/** For Social Security, and for each state that takes a file of its own. */
export function w2FilesOf(batch: W2Batch, lookUp: LookUp): readonly MadeFile[] {
  const states = [...new Set(batch.forms.flatMap((form) => form.states.map(({ state }) => state)))].sort()
  const own = states.filter((state) => editionsOf('w2File', state).length > 0)
  return ['US', ...own].map((where) => w2FileOf(batch, where, lookUp))
}

/** The W-2s of a year as Social Security takes them, or as one state does. */
export function w2FileOf(batch: W2Batch, where: string, lookUp: LookUp): MadeFile {
  const name = where === 'US' ? `EFW2-${batch.year}.txt` : `W-2-${batch.year}-${where}.txt`
  return madeFile(
    { name, where },
    () => written(batch, where, lookUp),
    () => checkerFor({ kind: 'w2', where, on: day(`${batch.year}-12-31`) }, lookUp),
  )
}

function written(batch: W2Batch, where: string, lookUp: LookUp): Written {
  const writer = w2Writer(submitterOf(batch.filer), { taxYear: batch.year, where, ...lookUp })
  const people = batch.forms.map(
    (form) => [form.userId, () => personOf(form, batch.people.get(form.userId)!, where)] as const,
  )
  return writtenBy(writer, employerOf(batch, where), people)
}

export function employerOf({ filer, year, forms }: W2Batch, where: string): W2Employer {
  const { profile, federalForm } = filer
  const told = { ...filer.facts.US, ...filer.facts[where] }
  const account = forms.flatMap(({ states }) => states).find(({ state }) => state === where)?.account
  const { 'establishment number': establishment, 'other EIN': otherEin } = told
  return {
    taxYear: year,
    ein: filer.ein,
    name: filer.name,
    address: filer.address,
    contact: contactOf(filer),
    kind: KINDS[profile.kindOfEmployer],
    employment: EMPLOYMENT[federalForm] ?? 'R',
    isTerminating: isIn(profile.finalPayDate, year),
    ...(establishment && { establishment }),
    ...(otherEin && { otherEin }),
    // Records of totals name the account too.
    particulars: { 'name control': nameControl(filer.name), ...told, ...(account && { account }) },
  }
}

const isIn = (on: Day | null, year: number): boolean => on !== null && yearOf(on) === year

/** Form W-3, box b, by the letter of the file. */
const KINDS = {
  'None apply': 'N',
  '501c non-govt.': 'T',
  'State/local non-501c': 'S',
  'State/local 501c': 'Y',
  'Federal govt.': 'F',
} as const

const EMPLOYMENT: Readonly<Record<string, W2Employer['employment']>> = { 941: 'R', 944: 'F', 943: 'A' }

const BOXES = ['1', '2', '3', '4', '5', '6', '7', '8', '10'] as const

function personOf(form: PersonForm, person: FiledPerson, where: string): W2Person {
  const { lines, codes, states } = form
  const occupations = person.facts.US?.['tipped occupation codes']?.split(',') ?? []
  return {
    id: form.userId,
    ssn: person.ssn,
    name: person.name,
    address: person.address,
    boxes: Object.fromEntries(BOXES.map((box) => [box, amountIn(lines, box)])),
    codes: codes as Readonly<Partial<Record<Box12Code, Cents>>>,
    ...(codes.TP !== undefined && { occupations }),
    isStatutory: lines['13a'] === 'X',
    isInRetirementPlan: lines['13b'] === 'X',
    hasThirdPartySickPay: lines['13c'] === 'X',
    states: statesOf(states, person.facts[where] ?? {}),
  }
}

/** One row a state, with its places in it. */
const statesOf = (
  rows: PersonForm['states'],
  particulars: Readonly<Record<string, string>>,
): readonly W2State[] =>
  [...groupedBy(rows, ({ state }) => state)].map(([state, own]) => ({
    state,
    ...(own[0]!.account !== '' && { account: own[0]!.account }),
    wages: cents(own.reduce((sum, { wages }) => sum + wages, 0n)),
    tax: cents(own.reduce((sum, { tax }) => sum + tax, 0n)),
    ...(own[0]!.transit && { transit: own[0]!.transit }),
    localities: own
      .filter(({ locality }) => locality !== '')
      .map(({ locality, localWages, localTax }) => ({ name: locality, wages: localWages, tax: localTax })),
    particulars,
  }))
