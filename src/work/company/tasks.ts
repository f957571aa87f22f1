import { approvalTasks } from '../../domain/company/approval-tasks.ts'
import { certificateTasks } from '../../domain/company/certificate-tasks.ts'
import { type CompanyTask, companyTasks } from '../../domain/company/company-tasks.ts'
import { filingTasks } from '../../domain/company/filing-tasks.ts'
import { blockersOfHeld, depositPlan } from '../../domain/money/deposit-plan.ts'
import type { Blocker } from '../../domain/money/payees.ts'
import { payChangeTasks } from '../../domain/people/pay-change-words.ts'
import { addDays } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { registrationsOf } from '../../store/company/state-registrations.ts'
import { loadCompanyTaskFacts } from '../../store/company/task-facts.ts'
import type { Work } from '../../store/database/work.ts'
import { companiesThatOwe } from '../../store/money/liabilities.ts'
import { awaitedApprovals } from '../../store/payroll/approvals.ts'
import { certificatesHere } from '../../store/people/certificates-here.ts'
import { payChangeNews } from '../../store/people/pay-change-news.ts'
import { dueOfCompanies } from '../filings/due.ts'
import { depositFacts } from '../money/deposits.ts'

/** What each of these companies still has to do; one that is not there has no entry. Set-based over all of them. */
export async function tasksOfCompanies(
  work: Work,
  companyIds: readonly Id<'company'>[],
): Promise<ReadonlyMap<Id<'company'>, readonly CompanyTask[]>> {
  const found = await loadCompanyTaskFacts(work, companyIds)
  const certificates = await certificatesHere(work, companyIds)
  const registrations = await registrationsOf(work, companyIds, work.today)
  const held = await heldTaxes(work, companyIds)
  const awaited = await awaitedApprovals(work, companyIds)
  const changes = await payChangeNews(work, companyIds)
  const filings = await filingsSoon(work, companyIds)

  const tasksOf = (companyId: Id<'company'>): readonly CompanyTask[] => [
    ...companyTasks({ ...found.get(companyId)!, heldTaxes: held.get(companyId) ?? [] }),
    ...certificateTasks(certificates.get(companyId)!, registrations.get(companyId) ?? {}),
    ...approvalTasks(awaited.filter((each) => each.companyId === companyId)),
    ...payChangeTasks(changes.filter((each) => each.companyId === companyId)),
    ...filingTasks(filings.filter((each) => each.companyId === companyId)),
  ]
  return new Map([...found.keys()].map((companyId) => [companyId, tasksOf(companyId)]))
}

/** What must be filed: overdue since at most a year, or due within the next weeks and its period over. */
async function filingsSoon(work: Work, companyIds: readonly Id<'company'>[]) {
  const range = { from: addDays(work.today, -BACK), to: addDays(work.today, SOON) }
  return (await dueOfCompanies(work, companyIds, range)).filter(({ periodEnd }) => periodEnd < work.today)
}

const [BACK, SOON] = [365, 45]

/** Why taxes that are owed cannot be paid. All about a company's taxes is loaded only where some may be. */
async function heldTaxes(
  work: Work,
  companyIds: readonly Id<'company'>[],
): Promise<ReadonlyMap<Id<'company'>, readonly Blocker[]>> {
  const held = new Map<Id<'company'>, readonly Blocker[]>()
  for (const companyId of await companiesThatOwe(work, companyIds)) {
    const facts = await depositFacts(work, companyId)
    held.set(companyId, blockersOfHeld(depositPlan(facts), facts.liabilities))
  }
  return held
}
