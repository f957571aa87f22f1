import type { Day } from '../../../kernel/dates.ts'
import type { Cents } from '../../../kernel/money.ts'
import { type Rate, times } from '../../../kernel/rate.ts'
import type { LookUp } from '../../../law/language/look-up.ts'
import { checkerFor } from '../../layouts/check-file.ts'
import { placeOf } from '../../layouts/place.ts'
import type { WageReport, WageWorker } from '../../layouts/wage-facts.ts'
import { plainWageFile, wageLayout, wagePieces } from '../../layouts/wage-file.ts'
import { periodWord } from '../periods.ts'
import { amountIn, type PersonForm } from '../w2.ts'
import { type FileProblem, linesIn, type MadeFile, madeFile, problemOf, type Written } from './made.ts'
import { contactOf, type FiledPerson, type Filer, submitterOf } from './parties.ts'
import { wordsFor } from './report-words.ts'

export interface StateQuarterFile {
  readonly filer: Filer
  readonly state: string
  readonly span: { readonly from: Day; readonly to: Day }
  readonly createdOn: Day
  /** The number by which the state's unemployment agency knows the company; empty where it is not known. */
  readonly account: string
  readonly rate: Rate | undefined
  readonly forms: readonly PersonForm[]
  readonly people: ReadonlyMap<string, FiledPerson>
}

/** A state's quarter in its own layout, or as a plain list where none is on file. */
export function wageFileOf(asked: StateQuarterFile, lookUp: LookUp): MadeFile {
  const report = reportOf(asked)
  const name = `${asked.state}-wages-${periodWord(asked.span)}`
  const on = asked.span.to
  const isKnown = () => wageLayout({ state: asked.state, quarterEnd: on }, lookUp) !== undefined
  return madeFile(
    { name: `${name}.txt`, where: asked.state },
    () => (isKnown() ? inLayout(asked, report, lookUp) : inPlain(asked, report)),
    () =>
      isKnown()
        ? checkerFor({ kind: 'wage', where: asked.state, on }, lookUp)
        : { line: () => [], end: () => [] },
  )
}

function inLayout(asked: StateQuarterFile, report: WageReport, lookUp: LookUp): Written {
  const { unfit, ...written } = wagePieces(report, lookUp)
  const wrong = unfit.map(({ problem, workerId }) => problemOf(problem, workerId))
  return { ...written, problems: [...accountOf(asked), ...wrong, ...untold(asked, lookUp)] }
}

function inPlain(asked: StateQuarterFile, report: WageReport): Written {
  const bytes = plainWageFile(report)
  return {
    pieces: [bytes],
    whose: Array.from({ length: linesIn(bytes) }, () => null),
    problems: accountOf(asked),
    result: {
      layout: '',
      source: 'none: a plain list of the quarter',
      confidence: 'unsure',
      records: { worker: report.workers.length },
      unsaid: [],
      gaps: [
        `${asked.state}: the layout of its wage file is not on file; this is a plain list to file by hand`,
      ],
      shortened: {},
      withoutSsn: [],
    },
  }
}

/** A file without the number of who files is nobody's. */
const accountOf = ({ account, state }: StateQuarterFile): readonly FileProblem[] =>
  /\d/.test(account)
    ? []
    : [
        {
          record: '',
          place: '',
          rule: 'account',
          level: 'reject',
          message: `The UI Account Number of ${state} is missing`,
          userId: null,
          operation: 'adminPortal/updateStateRegistrationInfo',
        },
      ]

/** What the layout has a place for, that somebody must tell and has not: it stays blank, and whose it is is named. */
function untold({ state, span, forms, people }: StateQuarterFile, lookUp: LookUp): readonly FileProblem[] {
  const chosen = wageLayout({ state, quarterEnd: span.to }, lookUp)
  const asked = (chosen?.law.records ?? []).flatMap((record) =>
    record.fields.filter(([word]) => wordsFor('worker')[word]?.isAsked).map((field) => ({ record, field })),
  )
  return forms.flatMap(({ userId }) =>
    asked
      .filter(({ field: [word] }) => people.get(userId)?.facts[state]?.[word] === undefined)
      .map(({ record, field }) => ({
        record: record.id,
        place: placeOf(field),
        rule: 'asked',
        level: 'warn' as const,
        message: `${state} asks for the ${field[0]}, which is not known`,
        userId,
        operation: 'adminPortal/updateReportFacts',
      })),
  )
}

function reportOf(asked: StateQuarterFile): WageReport {
  const { filer, state, span, createdOn, account, rate } = asked
  const told = filer.facts[state] ?? {}
  const workers = asked.forms.map((form) => workerOf(form, asked.people.get(form.userId)!, state, span.to))
  const taxable = workers.reduce((sum, { uiTaxable }) => sum + uiTaxable, 0n) as Cents
  const contribution = rate && times(taxable, rate)
  const { 'county code': county, 'unit number': unit } = told
  return {
    state,
    quarterEnd: span.to,
    createdOn,
    transmitter: submitterOf(filer),
    employer: {
      ein: filer.ein,
      name: filer.name,
      address: filer.address,
      contact: contactOf(filer),
      account,
      ...(rate && { rate }),
      ...(filer.naics !== '' && { naics: filer.naics }),
      ...(county && { county }),
      ...(unit && { unit }),
      particulars: told,
    },
    workers,
    ...(contribution && { due: { contribution, total: contribution } }),
  }
}

function workerOf(
  { userId, lines }: PersonForm,
  person: FiledPerson,
  state: string,
  quarterEnd: Day,
): WageWorker {
  const told = person.facts[state] ?? {}
  const { otherState } = lines
  return {
    id: userId,
    ssn: person.ssn,
    name: person.name,
    address: person.address,
    gross: amountIn(lines, 'grossWages'),
    uiTotal: amountIn(lines, 'totalWages'),
    uiExcess: amountIn(lines, 'excessWages'),
    uiTaxable: amountIn(lines, 'taxableWages'),
    disability: amountIn(lines, 'disabilityWages'),
    tips: amountIn(lines, 'tips'),
    weeks: numberIn(lines, 'weeks'),
    hours: numberIn(lines, 'hours'),
    stateTaxable: amountIn(lines, 'stateWages'),
    stateWithheld: amountIn(lines, 'stateTax'),
    months: [1, 2, 3].map((month) => lines[`month${month}`] === 'X') as [boolean, boolean, boolean],
    firstEmployed: person.hired,
    ...(person.separated !== null && person.separated <= quarterEnd && { separated: person.separated }),
    isOfficer: told.officer === 'yes',
    isFamily: told['family member'] === 'yes',
    ...(person.hourlyRate !== null && { hourlyRate: person.hourlyRate }),
    ...(typeof otherState === 'string' &&
      otherState !== '' && {
        elsewhere: {
          state: otherState,
          total: amountIn(lines, 'otherTotalWages'),
          taxable: amountIn(lines, 'otherTaxableWages'),
        },
      }),
    particulars: { 'job title': person.jobTitle, ...told },
  }
}

const numberIn = (lines: PersonForm['lines'], line: string): number => {
  const value = lines[line]
  return typeof value === 'number' ? value : 0
}
