import { approvalTasks } from '../../domain/company/approval-tasks.ts'
import { certificateTasks, mendedKinds } from '../../domain/company/certificate-tasks.ts'
import { type CompanyTask, companyTasks } from '../../domain/company/company-tasks.ts'
import { amendmentTasks, filingTasks } from '../../domain/company/filing-tasks.ts'
import { periodWord } from '../../domain/filings/periods.ts'
import { agencyOf } from '../../domain/money/agencies.ts'
import { blockersOfHeld } from '../../domain/money/deposit-plan.ts'
import { payChangeTasks } from '../../domain/people/pay-change-words.ts'
import { addDays, type Day } from '../../kernel/dates.ts'
import { groupedBy } from '../../kernel/grouped.ts'
import type { Id } from '../../kernel/ids.ts'
import { registrationsOf } from '../../store/company/state-registrations.ts'
import { loadCompanyTaskFacts } from '../../store/company/task-facts.ts'
import type { Work } from '../../store/database/work.ts'
import { voidedSince } from '../../store/filings/filings.ts'
import {
  type OwedAgency,
  type OwedElsewhere,
  owedAgencies,
  owedElsewhere,
} from '../../store/money/open-taxes.ts'
import { awaitedApprovals } from '../../store/payroll/approvals.ts'
import { certificateKinds, certificatesHere } from '../../store/people/certificates-here.ts'
import { payChangeNews } from '../../store/people/pay-change-news.ts'
import { dueOfCompanies } from '../filings/due.ts'
import { nameOfFiling } from '../filings/named.ts'
import { recomputed } from '../filings/recompute.ts'

/** What each of these companies still has to do; one that is not there has no entry. Set-based over all of them. */
export async function tasksOfCompanies(
  work: Work,
  companyIds: readonly Id<'company'>[],
): Promise<ReadonlyMap<Id<'company'>, readonly CompanyTask[]>> {
  const found = await loadCompanyTaskFacts(work, companyIds)
  const registrations = await registrationsOf(work, companyIds, work.today)
  const kinds = await certificateKinds(work, companyIds)
  const mended = [...kinds].map(([id, each]) => [id, mendedKinds(each, registrations.get(id) ?? {})] as const)
  const certificates = await certificatesHere(work, new Map(mended))
  const owed = await owedTo(work, companyIds)
  const awaited = await awaitedApprovals(work, companyIds)
  const changes = await payChangeNews(work, companyIds)
  const filings = await filingsSoon(work, companyIds)
  const outdated = await outdatedFilings(work, companyIds)

  const tasksOf = (companyId: Id<'company'>): readonly CompanyTask[] => [
    ...companyTasks({
      ...found.get(companyId)!,
      heldTaxes: blockersOfHeld(owed.get(companyId) ?? [], {
        today: work.today,
        registrations: asRegistered(registrations.get(companyId) ?? {}, work.today),
      }),
    }),
    ...certificateTasks(certificates.get(companyId)!, registrations.get(companyId) ?? {}),
    ...approvalTasks(awaited.filter((each) => each.companyId === companyId)),
    ...payChangeTasks(changes.filter((each) => each.companyId === companyId)),
    ...filingTasks(filings.filter((each) => each.companyId === companyId)),
    ...amendmentTasks(outdated.filter((each) => each.companyId === companyId)),
  ]
  return new Map([...found.keys()].map((companyId) => [companyId, tasksOf(companyId)]))
}

/** What must be filed: overdue since at most a year, or due within the next weeks and its period over. */
async function filingsSoon(work: Work, companyIds: readonly Id<'company'>[]) {
  const range = { from: addDays(work.today, -BACK), to: addDays(work.today, SOON) }
  return (await dueOfCompanies(work, companyIds, range)).filter(({ periodEnd }) => periodEnd < work.today)
}

/** What was voided after a return was accepted: few are, and only those are computed again. */
async function outdatedFilings(work: Work, companyIds: readonly Id<'company'>[]) {
  const found = []
  for (const filing of await voidedSince(work, companyIds)) {
    const { changed } = await recomputed(work, filing)
    const period = periodWord({ from: filing.periodBegin, to: filing.periodEnd })
    if (changed.length > 0) found.push({ ...filing, name: nameOfFiling(filing), period, changed })
  }
  return found
}

const [BACK, SOON] = [365, 45]

/** Whom each company owes a tax that no payment is on its way for, here and elsewhere. */
async function owedTo(
  work: Work,
  companyIds: readonly Id<'company'>[],
): Promise<ReadonlyMap<Id<'company'>, readonly string[]>> {
  const here = await owedAgencies(work, companyIds)
  const elsewhere = agenciesOf(await owedElsewhere(work, companyIds))
  return new Map(
    [...groupedBy([...here, ...elsewhere], ({ companyId }) => companyId)].map(([companyId, rows]) => [
      companyId,
      rows.map(({ agencyRef }) => agencyRef),
    ]),
  )
}

/** A quarter's deposits pay all that is owed to an agency for it. Which federal form it is for holds nothing up. */
function agenciesOf(rows: readonly OwedElsewhere[]): readonly OwedAgency[] {
  const quarters = groupedBy(
    rows.map((row) => ({ ...row, agencyRef: agencyOf(row.code, '941').ref })),
    ({ companyId, agencyRef, quarter }) => `${companyId}/${agencyRef}/${quarter}`,
  )
  return [...quarters.values()].flatMap((each) =>
    each.reduce((sum, { amount }) => sum + amount, 0n) > 0n ? each.slice(0, 1) : [],
  )
}

/** As in force today, which is all that whom to pay depends on. */
const asRegistered = (states: Readonly<Record<string, Readonly<Record<string, string>>>>, today: Day) =>
  Object.entries(states).map(([state, fields]) => ({ state, effectiveFrom: today, fields }))
