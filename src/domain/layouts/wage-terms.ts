import type { Cents } from '../../kernel/money.ts'
import { fipsCodes } from '../../law/language/fips.ts'
import { isStateCode } from '../../law/language/states.ts'
import type { FieldSaid } from './field.ts'
import { addressTerms, bare, nameTerms } from './parties.ts'
import type { Terms } from './record.ts'
import type { WageReport, WageWorker } from './wage-facts.ts'

/** What stands before the writer of one record: the report, and in a worker's record the worker. */
export interface WageScene {
  readonly report: WageReport
  readonly worker?: WageWorker
  /** The place of the worker in the file, from 1. */
  readonly sequence?: number
}

type Amount = (worker: WageWorker) => Cents | undefined

/** In a worker's record the worker's amount, in a record of totals the sum of all. */
const amount =
  (of: Amount) =>
  ({ report, worker }: WageScene): bigint | undefined =>
    worker ? of(worker) : report.workers.reduce((sum, each) => sum + (of(each) ?? 0n), 0n)

const amounts: Readonly<Record<string, Amount>> = {
  // What was paid for work; the same as what unemployment counts unless someone says otherwise.
  'gross wages': ({ gross, uiTotal }) => gross ?? uiTotal,
  'UI total wages': ({ uiTotal }) => uiTotal,
  'UI excess wages': ({ uiExcess }) => uiExcess,
  'UI taxable wages': ({ uiTaxable }) => uiTaxable,
  'disability taxable wages': ({ disability }) => disability,
  tips: ({ tips }) => tips,
  'state taxable wages': ({ stateTaxable }) => stateTaxable,
  'state tax withheld': ({ stateWithheld }) => stateWithheld,
  'state income tax withheld': ({ stateWithheld }) => stateWithheld,
  'out-of-state wages': ({ elsewhere }) => elsewhere?.total,
  'out-of-state taxable': ({ elsewhere }) => elsewhere?.taxable,
}

const monthTerms = Object.fromEntries(
  ([0, 1, 2] as const).flatMap((month) => [
    [`month ${month + 1} employment`, ({ worker }: WageScene) => worker?.months?.[month] ?? false],
    [
      `month ${month + 1} workers`,
      ({ report }: WageScene) => report.workers.filter(({ months }) => months?.[month]).length,
    ],
  ]),
)

const account = ({ report }: WageScene) => bare(report.employer.account)
const fips = ({ report }: WageScene) => (isStateCode(report.state) ? fipsCodes[report.state] : undefined)
const quarterEnd = ({ report }: WageScene) => report.quarterEnd
const isSoc = (value: FieldSaid | undefined): boolean => value !== undefined && value !== ''
const given = (name: string, { report, worker }: WageScene) =>
  worker?.particulars?.[name] ?? report.employer.particulars?.[name]

const reportTerms: Terms<WageScene> = {
  year: quarterEnd,
  quarter: quarterEnd,
  'tax year': ({ report }) => report.quarterEnd.slice(0, 4),
  'reporting period': quarterEnd,
  'reporting period month': quarterEnd,
  'creation date': ({ report }) => report.createdOn,
  'state code': fips,
  'state code income tax': fips,
  'workers follow': ({ report }) => report.workers.length > 0,
  'contribution due': ({ report }) => report.due?.contribution,
  'previous underpayment': ({ report }) => report.due?.previousUnderpayment,
  interest: ({ report }) => report.due?.interest,
  penalty: ({ report }) => report.due?.penalty,
  credit: ({ report }) => report.due?.credit,
  'total payment due': ({ report }) => report.due?.total,
  'amount to debit': ({ report }) => report.employer.particulars?.['amount to debit'],
  'UI rate': ({ report }) => report.employer.rate,
  'reports to another state': ({ report }) => report.workers.some(({ elsewhere }) => elsewhere),
  'excess has out-of-state wages': ({ report }) => report.workers.some(({ elsewhere }) => elsewhere),
}

const transmitterTerms: Terms<WageScene> = {
  'transmitter EIN': ({ report }) => bare(report.transmitter.ein),
  'submitter EIN': ({ report }) => bare(report.transmitter.ein),
  'transmitter name': ({ report }) => report.transmitter.name,
  'submitter name': ({ report }) => report.transmitter.name,
  'company name': ({ report }) => report.transmitter.name,
  'organization name': ({ report }) => report.transmitter.name,
  ...addressTerms('transmitter', ({ report }: WageScene) => report.transmitter.address),
  ...addressTerms('submitter', ({ report }: WageScene) => report.transmitter.address),
  ...addressTerms('company', ({ report }: WageScene) => report.transmitter.address),
  ...addressTerms('organization', ({ report }: WageScene) => report.transmitter.address),
  'transmitter zip4': ({ report }) => hyphened(report.transmitter.address.zip4),
  'organization zip4': ({ report }) => hyphened(report.transmitter.address.zip4),
  'contact name': ({ report }) => report.transmitter.contact.name,
  'contact phone': ({ report }) => report.transmitter.contact.phone,
  'contact extension': ({ report }) => report.transmitter.contact.extension,
  'contact e-mail': ({ report }) => report.transmitter.contact.email,
  'contact fax': ({ report }) => report.transmitter.contact.fax,
  'user id': ({ report }) => report.transmitter.userId,
  'software vendor code': ({ report }) => report.transmitter.vendorCode,
  'software code': ({ report }) => (report.transmitter.vendorCode === undefined ? '98' : '99'),
  'resub indicator': () => false,
  'resub WFID': () => undefined,
  'preparer code': ({ report }) => report.transmitter.preparer,
  // Labels of tapes: none are used.
  'internal label': () => 'NL',
  'recording code': () => 'ASC',
  'taxing entity code': () => 'UTAX',
}

const employerTerms: Terms<WageScene> = {
  'employer EIN': ({ report }) => bare(report.employer.ein),
  'employer name': ({ report }) => report.employer.name,
  ...addressTerms('employer', ({ report }: WageScene) => report.employer.address),
  'employer contact name': ({ report }) => report.employer.contact.name,
  'employer contact phone': ({ report }) => report.employer.contact.phone,
  'employer contact extension': ({ report }) => report.employer.contact.extension,
  'employer contact fax': ({ report }) => report.employer.contact.fax,
  'employer contact e-mail': ({ report }) => report.employer.contact.email,
  'state UI account': account,
  'state employer account number': account,
  'type of employment': ({ report }) => report.employer.employment ?? 'R',
  'employment code': ({ report }) => report.employer.employment ?? 'R',
  // In a worker's record of Arkansas: T, the employer pays contributions.
  'tax type': ({ report }) => (report.employer.isReimbursing ? 'R' : 'T'),
  'foreign indicator': ({ report }) => (report.employer.isForeign ? 'X' : undefined),
  NAICS: ({ report }) => report.employer.naics,
  'county code': ({ report }) => report.employer.county,
  'unit number': ({ report }) => report.employer.unit,
  'unit / division': (scene) => given('unit / division', scene) ?? scene.report.employer.unit,
  // 000 where all work in one place.
  division: ({ report }) => report.employer.unit ?? '000',
  'multi-unit number': ({ report }) => report.employer.unit ?? '000',
  'reporting unit': ({ report }) => report.employer.unit ?? '0001',
  'branch code': (scene) => given('branch code', scene) ?? '000',
  // 999996: who files for itself.
  'remitter number': (scene) => given('remitter number', scene) ?? '999996',
  'terminating business': () => false,
  'third-party sick pay': () => false,
}

const workerTerms: Terms<WageScene> = {
  ...nameTerms(({ worker }: WageScene) => worker),
  ...addressTerms('employee', ({ worker }: WageScene) => worker?.address),
  sequence: ({ sequence }) => sequence,
  'weeks worked': ({ worker }) => worker?.weeks,
  'hours worked': ({ worker }) => (worker?.hours === undefined ? undefined : Math.floor(worker.hours)),
  'first employed': ({ worker }) => worker?.firstEmployed,
  separated: ({ worker }) => worker?.separated,
  'start date': ({ worker }) => worker?.firstEmployed,
  'date first employed': ({ worker }) => worker?.firstEmployed,
  'date of separation': ({ worker }) => worker?.separated,
  'officer code': ({ worker }) => (worker?.isOfficer ? '1' : '0'),
  'family status': ({ worker }) => (worker?.isFamily ? 'F' : undefined),
  // FL when none.
  'out-of-state state': ({ worker, report }) =>
    worker?.elsewhere?.state ?? (report.state === 'FL' ? 'FL' : undefined),
  // S: unemployment and disability, both by the state.
  'wage plan code': (scene) =>
    given('wage plan code', scene) ?? (scene.report.state === 'CA' ? 'S' : undefined),
  'hourly rate in ten-thousandths': ({ worker }) => hourly(worker?.hourlyRate),
  'SOC code or job title': (scene) =>
    isSoc(given('SOC code', scene)) ? given('SOC code', scene) : given('job title', scene),
  zeros: () => undefined,
}

/** Words that an employer or a worker gives a state as they are, or that stay blank. */
const particulars = [
  ...['SOC code', 'job title', 'zip of primary work place', 'work schedule', 'seasonal indicator'],
  ...['employer health code', 'employee health code', 'probationary code', 'educational contract wages'],
  ...['name code', 'blocking factor', 'establishment', 'taxing entity', 'state control number'],
  ...[
    'limitation of liability',
    'other EIN',
    'report type',
    'report number',
    'computer',
    'density',
    'tracks',
  ],
  ...['employer assessment rate', 'employer assessment', 'employee assessment rate', 'employee assessment'],
  ...['allocation amount', 'outside county workers', 'document control number', 'kind of employer'],
  ...['other state data', 'taxing entity 2', 'local wages', 'local tax', 'agent indicator', 'agent for EIN'],
  ...['establishment number', 'tax jurisdiction code', 'optional code', 'tax type code'],
  ...['local taxable wages', 'local income tax withheld', 'supplemental data 1', 'supplemental data 2'],
]

const hyphened = (zip4: string | undefined): string | undefined => (zip4 ? `-${zip4}` : undefined)

/** Three dollars and four decimals; all nines when it is more. */
function hourly(rate: Cents | undefined): string | undefined {
  if (rate === undefined) return undefined
  return rate >= 100_000n ? '9999999' : String(rate * 100n)
}

/** Every word of the wage files, and how it is said. */
export const wageTerms: Terms<WageScene> = {
  ...Object.fromEntries(particulars.map((name) => [name, (scene: WageScene) => given(name, scene)])),
  ...Object.fromEntries(Object.entries(amounts).map(([name, of]) => [name, amount(of)])),
  ...monthTerms,
  ...reportTerms,
  ...transmitterTerms,
  ...employerTerms,
  ...workerTerms,
}
