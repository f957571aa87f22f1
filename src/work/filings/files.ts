import { type FileProblem, type MadeFile, NO_LAYOUT } from '../../domain/filings/files/made.ts'
import type { FiledPerson } from '../../domain/filings/files/parties.ts'
import { payeeFilesOf } from '../../domain/filings/files/payees.ts'
import { returnFilesOf } from '../../domain/filings/files/return.ts'
import { w2FilesOf } from '../../domain/filings/files/w2.ts'
import { w2cFilesOf } from '../../domain/filings/files/w2c.ts'
import { wageFileOf } from '../../domain/filings/files/wages.ts'
import type { FilingFacts } from '../../domain/filings/filing.ts'
import { yearOf } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { rate } from '../../kernel/rate.ts'
import { loadStateRegistrations } from '../../store/company/state-registrations.ts'
import type { Work } from '../../store/database/work.ts'
import { replaceFiles } from '../../store/filings/files.ts'
import { setMend } from '../../store/filings/filings.ts'
import { filedIdentities, keepIdentities } from '../../store/filings/identities.ts'
import type { StoredForm } from '../../store/filings/people.ts'
import { peopleOf } from './heads.ts'
import { filedPeople, filerOf } from './parties.ts'

type Filed = Pick<
  FilingFacts,
  | 'companyId'
  | 'filingId'
  | 'form'
  | 'jurisdiction'
  | 'periodBegin'
  | 'periodEnd'
  | 'sequence'
  | 'figures'
  | 'explanation'
  | 'preparedAt'
>
/** The forms of a filing, and whose they are. */
interface Forms {
  readonly forms: readonly StoredForm[]
  readonly people: ReadonlyMap<string, FiledPerson>
}
type Maker = (work: Work, filing: Filed, of: Forms) => Promise<readonly MadeFile[]>

/** Writes the files of a filing down, as they stand now, with what must be mended before they are handed over. */
export async function writeFiles(work: Work, filing: Filed, forms: readonly StoredForm[]): Promise<void> {
  const people = await peopleIn(work, filing, forms)
  const files = (await makers[makerOf(filing)]?.(work, filing, { forms, people })) ?? []
  if (filing.form === 'W-2') await keepIdentities(work, filing, people)
  await replaceFiles(work, filing, files)
  // What a state asks of the W-2s besides does not keep them from Social Security.
  const own = files.filter(({ said }) => said.where === filing.jurisdiction)
  const problems = own
    .flatMap(({ said }) => said.problems)
    .filter(({ level, rule }) => level === 'reject' && rule !== NO_LAYOUT)
  const first = problems.slice(0, FEW)
  const userIds = first.flatMap(({ userId }) => (userId === null ? [] : [userId as Id<'user'>]))
  const named = await peopleOf(work, filing.companyId, userIds)
  await setMend(
    work,
    filing,
    first.map((problem) => wordsOf(problem, named.get(problem.userId ?? '')?.name)),
  )
}

const FEW = 5

/** A writer names the place by itself. */
function wordsOf({ record, place, rule, message, operation }: FileProblem, name: string | undefined) {
  const where = rule === 'field' ? '' : `${[record, place, rule].filter(Boolean).join(' ')}: `
  return { words: `${name ? `${name}, ` : ''}${where}${message}`, operation }
}

/** A correction is another file than what it corrects. */
const makerOf = ({ form, sequence }: Filed): string => (sequence === 0 ? form : `${form} amended`)

const RETURNS = ['940', '941', '943', '944', '945']

const makers: Readonly<Record<string, Maker>> = {
  'W-2': w2Files,
  'W-2 amended': w2cFiles,
  '1099-NEC': payees,
  wageReport: wages,
  ...Object.fromEntries(RETURNS.flatMap((form) => [form, `${form} amended`]).map((form) => [form, returns])),
}

const lookUpIn = ({ isSandbox }: Work) => ({ allowProvisional: isSandbox })

const peopleIn = async (work: Work, { companyId, periodEnd }: Filed, forms: readonly StoredForm[]) =>
  forms.length === 0
    ? new Map<string, FiledPerson>()
    : filedPeople(work, { companyId, userIds: forms.map(({ userId }) => userId), on: periodEnd })

/** For Social Security, and for each state that takes a file of its own. */
async function w2Files(work: Work, filing: Filed, { forms, people }: Forms) {
  const batch = {
    filer: await filerOf(work, filing.companyId),
    year: yearOf(filing.periodEnd),
    forms,
    people,
  }
  return w2FilesOf(batch, lookUpIn(work))
}

/** Beside what was accepted last for each of them. */
async function w2cFiles(work: Work, filing: Filed, { forms, people }: Forms) {
  const filer = await filerOf(work, filing.companyId)
  const reported = await filedIdentities(work, { ...filing, sequence: filing.sequence - 1 })
  return w2cFilesOf({ filer, year: yearOf(filing.periodEnd), forms, people, reported }, lookUpIn(work))
}

async function payees(work: Work, filing: Filed, { forms, people }: Forms) {
  const filer = await filerOf(work, filing.companyId)
  return payeeFilesOf({ filer, year: yearOf(filing.periodEnd), forms, people }, lookUpIn(work))
}

async function wages(work: Work, filing: Filed, { forms, people }: Forms) {
  const { companyId, jurisdiction: state, periodBegin: from, periodEnd: to } = filing
  // A rate holds for its days; a number that is corrected today is the number of the quarters before, too.
  const [then] = await loadStateRegistrations(work, companyId, { on: to, state })
  const [now] = await loadStateRegistrations(work, companyId, { on: work.today, state })
  const percent = then?.fields['Unemployment Rate']
  const account = now?.fields['UI Account Number'] ?? ''
  const filer = await filerOf(work, companyId)
  const asked = { filer, state, span: { from, to }, createdOn: work.today, account, forms, people }
  return [wageFileOf({ ...asked, rate: percent ? rate(percent) : undefined }, lookUpIn(work))]
}

async function returns(work: Work, filing: Filed) {
  const filer = await filerOf(work, filing.companyId)
  const { figures, preparedAt, sequence, explanation } = filing
  const filed = { filer, figures, preparedAt, isAmended: sequence > 0, explanation }
  return returnFilesOf(filed, lookUpIn(work))
}
