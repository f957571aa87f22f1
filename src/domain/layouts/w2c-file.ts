import { day } from '../../kernel/dates.ts'
import { Problem } from '../../kernel/problem.ts'
import { type Chosen, tableOn } from '../../law/engine/editions.ts'
import type { RecordLayout, W2cFile } from '../../law/language/file-layout.ts'
import type { LookUp } from '../../law/language/look-up.ts'
import type { FieldSaid } from './field.ts'
import { addressTerms, bare, knownSsn, nameTerms, type Submitter } from './parties.ts'
import { recordEncoder, type Terms } from './record.ts'
import { type FileResult, fileNotes, settled } from './result.ts'
import { talliesOf } from './sums.ts'
import type { W2Employer } from './w2-facts.ts'
import { employerTerms, submitterTerms } from './w2-terms.ts'
import type { W2cPerson } from './w2c-facts.ts'

export interface W2cOptions extends LookUp {
  readonly taxYear: number
}

/** An employer whose forms of a year are corrected, with whom they belong to. */
export interface W2cGroup {
  readonly employer: W2Employer
  readonly people: Iterable<W2cPerson>
}

/** The layout of corrections for a tax year. */
export function w2cLayout({ taxYear, ...lookUp }: W2cOptions): Chosen<W2cFile> {
  const chosen = tableOn('w2cFile', 'US', day(`${taxYear}-12-31`), lookUp)
  if (chosen === undefined) {
    const todo = 'correct it at Business Services Online'
    throw new Problem(400, `${taxYear}: no file that corrects W-2s is on file; ${todo}`)
  }
  return settled(chosen, 'W-2c file', lookUp)
}

/** Writes a file of W-2cs (EFW2C) piece by piece, in the order of these calls; `person` once for each. */
export interface W2cWriter {
  readonly begin: () => Buffer
  readonly employer: (employer: W2Employer) => Buffer
  readonly person: (person: W2cPerson) => Buffer
  readonly endEmployer: () => Buffer
  readonly end: () => Buffer
  readonly result: () => FileResult
}

export function w2cWriter(submitter: Submitter, options: W2cOptions): W2cWriter {
  const chosen = w2cLayout(options)
  const { law } = chosen
  const [notes, tallies] = [fileNotes(chosen, options), talliesOf(law)]
  const others = law.records.find(({ id }) => id === 'RCO')!
  const state = { employer: undefined as W2Employer | undefined, people: 0, others: 0 }
  const write = (id: string, scene: Omit<W2cScene, 'submitter'> = {}): Buffer => {
    const record = law.records.find((each) => each.id === id)!
    const facts = { submitter, ...scene }
    const terms = { ...pairTerms(record), ...baseTerms, ...totalsOf(record, tallies) }
    const bytes = recordEncoder<W2cScene>(law, record, terms, notes.cuts)(facts)
    tallies.add(record, (name) => terms[name]?.(facts) as bigint | undefined)
    notes.wrote(id)
    return bytes
  }
  return {
    begin: () => write('RCA'),
    employer(employer) {
      Object.assign(state, { employer, people: 0, others: 0 })
      return write('RCE', { employer })
    },
    person(person) {
      refuseEmpty(person)
      for (const { what } of law.unplaced ?? [])
        if (person.amounts[what]) notes.cannotSay(what, `The W-2c of ${nameOf(person)}`)
      if (knownSsn(person.ssn) === undefined) notes.withoutSsn.push(person.id)
      const scene = { employer: state.employer!, person }
      const own = write('RCW', scene)
      state.people += 1
      if (!others.fields.some(([name]) => person.amounts[name.replace(REPORTED, '')])) return own
      state.others += 1
      return Buffer.concat([own, write('RCO', scene)])
    },
    endEmployer() {
      const employer = state.employer!
      if (state.people === 0)
        throw new Problem(400, `${employer.name}: there is nobody whose W-2 is corrected`)
      const total = write('RCT', { employer })
      return state.others > 0 ? Buffer.concat([total, write('RCU', { employer })]) : total
    },
    end: () => write('RCF'),
    result: notes.result,
  }
}

/** A whole file of what is at hand; the value that it returns says what a person should know. */
export function* w2cFile(
  submitter: Submitter,
  groups: readonly W2cGroup[],
  options: W2cOptions,
): Generator<Buffer, FileResult> {
  const writer = w2cWriter(submitter, options)
  yield writer.begin()
  for (const { employer, people } of groups) {
    yield writer.employer(employer)
    for (const person of people) yield writer.person(person)
    yield writer.endEmployer()
  }
  yield writer.end()
  return writer.result()
}

interface W2cScene {
  readonly submitter: Submitter
  readonly employer?: W2Employer
  readonly person?: W2cPerson
}

const [REPORTED, CORRECT] = [/ reported$/, / correct$/]

const baseTerms: Terms<W2cScene> = {
  ...submitterTerms,
  ...employerTerms,
  ...nameTerms(({ person }: W2cScene) => person),
  ...addressTerms('employee', ({ person }: W2cScene) => person?.address),
  'SSN reported': ({ person }) => bare(person?.reported?.ssn),
  'first name reported': ({ person }) => person?.reported?.name?.first,
  'middle name reported': ({ person }) => person?.reported?.name?.middle,
  'last name reported': ({ person }) => person?.reported?.name?.last,
  // A year, an EIN or a kind of employment that was wrong asks for two files: it is not corrected here.
  'employer EIN reported': () => undefined,
  'establishment number reported': () => undefined,
  'employment code reported': () => undefined,
}

/** Every place of a pair: the amount, or 1 and 0 of a box that is checked; blank where nothing is corrected. */
function pairTerms({ fields }: RecordLayout): Terms<W2cScene> {
  return Object.fromEntries(
    fields
      .map(([name]) => name)
      .filter((name) => REPORTED.test(name) || CORRECT.test(name))
      .map((name) => {
        const what = name.replace(REPORTED, '').replace(CORRECT, '')
        const side = REPORTED.test(name) ? 'reported' : 'correct'
        return [
          name,
          ({ person }: W2cScene) => person?.amounts[what]?.[side] ?? flagText(person?.flags[what]?.[side]),
        ]
      }),
  )
}

const flagText = (flag: boolean | undefined): FieldSaid | undefined =>
  flag === undefined ? undefined : flag ? '1' : '0'

/** Totals of a box that nobody corrects are blank: no pair is nothing on both sides. */
function totalsOf(record: RecordLayout, tallies: ReturnType<typeof talliesOf>): Terms<W2cScene> {
  const totalOf = (name: string) => {
    const field = record.fields.find(([each]) => each === name)
    return field && tallies.totalOf(record, field)
  }
  const twinOf = (name: string) =>
    REPORTED.test(name) ? name.replace(REPORTED, ' correct') : name.replace(CORRECT, ' reported')
  return Object.fromEntries(
    record.fields.flatMap(([name]) => {
      const total = totalOf(name)
      if (total === undefined) return []
      const isBlank = total.rule === 'sum' && total.value === 0n && totalOf(twinOf(name))?.value === 0n
      const said = isBlank ? undefined : total.rule === 'count' ? String(total.value) : total.value
      return [[name, () => said]]
    }),
  )
}

const nameOf = ({ name }: W2cPerson): string => `${name.first} ${name.last}`

function refuseEmpty(person: W2cPerson): void {
  const { amounts, flags, reported } = person
  if (Object.keys(amounts).length > 0 || Object.keys(flags).length > 0 || reported) return
  throw new Problem(
    400,
    `The W-2c of ${nameOf(person)} corrects nothing that Social Security keeps: boxes 14 to 20 go to the state and the worker`,
  )
}
