import type { Day } from '../../kernel/dates.ts'
import { Problem } from '../../kernel/problem.ts'
import { type Chosen, needTable, tableOn } from '../../law/engine/editions.ts'
import type { NewHireFile } from '../../law/language/file-layout.ts'
import type { LookUp } from '../../law/language/look-up.ts'
import { addressTerms, bare, knownSsn, type LegalName, type MailAddress, nameTerms } from './parties.ts'
import { recordEncoder, type Terms } from './record.ts'
import { fileNotes, settled } from './result.ts'
import type { WrittenFile } from './wage-file.ts'

/** People who began to work, for the directory of one state. */
export interface NewHireReport {
  readonly state: string
  readonly createdOn: Day
  readonly employer: NewHireEmployer
  readonly hires: readonly NewHire[]
}

interface NewHireEmployer {
  readonly ein: string
  readonly name: string
  readonly address: MailAddress
  /** The number by which the state knows the employer. */
  readonly stateNumber?: string
  /** Where orders to withhold go, when elsewhere. */
  readonly orderAddress?: MailAddress
}

interface NewHire {
  readonly id: string
  readonly ssn?: string
  readonly name: LegalName
  readonly address: MailAddress
  readonly birthDate?: Day
  /** The first day of work for pay. */
  readonly hiredOn: Day
  readonly stateOfHire?: string
}

/** The file in the layout of the state, or as the federal W4 record, which the result then says. */
export function newHireFile(report: NewHireReport, lookUp: LookUp = {}): WrittenFile {
  for (const { name, ssn } of report.hires) {
    // A directory matches by the number alone: without one the report is worth nothing.
    if (knownSsn(ssn) === undefined) {
      throw new Problem(
        400,
        `${name.first} ${name.last} needs a social security number before the report of new hires`,
      )
    }
  }
  const chosen = newHireLayout(report, lookUp)
  const { law } = chosen
  const notes = fileNotes(chosen, lookUp)
  const lines = law.records.flatMap((record) => {
    const encode = recordEncoder<Scene>(law, record, newHireTerms, notes.cuts)
    const scenes = record.sums?.ahead ? [{ report }] : report.hires.map((hire) => ({ report, hire }))
    return scenes.map((scene) => {
      notes.wrote(record.id)
      return encode(scene)
    })
  })
  const result = notes.result()
  const own = `${report.state}: its own layout is not on file; this is the federal W4 record`
  const gaps = law.where === report.state ? result.gaps : [...result.gaps, own]
  return { bytes: Buffer.concat(lines), result: { ...result, gaps } }
}

export function newHireLayout(
  { state, createdOn }: Pick<NewHireReport, 'state' | 'createdOn'>,
  lookUp: LookUp = {},
): Chosen<NewHireFile> {
  const chosen =
    tableOn('newHireFile', state, createdOn, lookUp) ?? needTable('newHireFile', 'US', createdOn, lookUp)
  return settled(chosen, `${state} new hire file`, lookUp)
}

interface Scene {
  readonly report: NewHireReport
  readonly hire?: NewHire
}

/** LAST, FIRST M. */
const inOneField = ({ last, first, middle }: LegalName): string =>
  `${last}, ${first}${middle ? ` ${middle.slice(0, 1)}` : ''}`

const newHireTerms: Terms<Scene> = {
  ...nameTerms(({ hire }: Scene) => hire),
  'last, first m': ({ hire }) => hire && inOneField(hire.name),
  ...addressTerms('employee', ({ hire }: Scene) => hire?.address),
  'date of birth': ({ hire }) => hire?.birthDate,
  'date of hire': ({ hire }) => hire?.hiredOn,
  'state of hire': ({ hire, report }) => hire?.stateOfHire ?? report.state,
  year: ({ report }) => report.createdOn,
  'number of B records': ({ report }) => report.hires.length,
  'employer EIN': ({ report }) => bare(report.employer.ein),
  'state employer number': ({ report }) => bare(report.employer.stateNumber),
  'employer name': ({ report }) => report.employer.name,
  ...addressTerms('employer', ({ report }: Scene) => report.employer.address),
  ...addressTerms('order', ({ report }: Scene) => report.employer.orderAddress),
}
