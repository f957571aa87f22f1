import { families } from '../../domain/events.ts'
import { groupedBy } from '../../kernel/grouped.ts'
import type { Id } from '../../kernel/ids.ts'
import { assert } from '../../kernel/problem.ts'
import { loadCompanyAccounts } from '../../store/company/bank-accounts.ts'
import { documentsOf } from '../../store/company/documents.ts'
import { loadCompanies } from '../../store/company/facts.ts'
import { allEnded } from '../../store/database/together.ts'
import type { Emission, Work } from '../../store/database/work.ts'
import { filingsWhere } from '../../store/filings/filings.ts'
import { checksWhere } from '../../store/money/checks.ts'
import { openReturns } from '../../store/money/open-returns.ts'
import { transactionsWhere } from '../../store/money/transactions.ts'
import { periodTotals } from '../../store/payroll/pay-details.ts'
import { periodsWhere } from '../../store/payroll/pay-periods.ts'
import { schedulesOf } from '../../store/payroll/pay-schedules.ts'
import { loadUsers } from '../../store/people/user-facts.ts'
import { cardsWhere } from '../../store/time/cards.ts'
import { requestsWhere } from '../../store/time/time-off-requests.ts'
import { listEndpoints } from '../../store/webhooks/endpoints.ts'
import { checkForm } from '../../wire/check.ts'
import { companyInfoForm } from '../../wire/company.ts'
import { documentForm } from '../../wire/document.ts'
import { filingForm } from '../../wire/filing.ts'
import { keyedPeriodForm } from '../../wire/pay-period.ts'
import { scheduleForm } from '../../wire/pay-schedule.ts'
import { returnedForm, totalsForm } from '../../wire/period-details.ts'
import { toldCardForm } from '../../wire/time-card.ts'
import { requestForm } from '../../wire/time-off-request.ts'
import { explainedForm } from '../../wire/transaction.ts'
import { eventForm } from '../../wire/user-forms.ts'
import { endpointForm } from '../../wire/webhook.ts'

type Root = (typeof families)[keyof typeof families]['root']
type Payloads = ReadonlyMap<string, unknown>
type Load = (work: Work, companyId: Id<'company'>, ids: readonly string[]) => Promise<Payloads>

const NOTHING = { total: 0n, employeeTaxSum: 0n, employerTaxSum: 0n }

const transactions: Load = async (work, companyId, ids) => {
  const rows = await transactionsWhere(work, { companyId, ids })
  return new Map(rows.map((row) => [row.transferId, explainedForm(row)]))
}

/** How each root of a payload is loaded: many records of one company in a handful of statements. */
const roots: Readonly<Record<Root, Load>> = {
  Company: async (work, _, ids) => {
    const companies = await loadCompanies(work, { companyIds: ids })
    const accounts = await loadCompanyAccounts(work, ids)
    return new Map(
      companies.map((company) => {
        const own = accounts.filter(({ companyId }) => companyId === company.companyId)
        return [company.companyId, companyInfoForm(company, own)]
      }),
    )
  },
  user: async (work, companyId, ids) => {
    const users = await loadUsers(work, companyId, ids as Id<'user'>[])
    return new Map(users.map((user) => [user.userId, eventForm(user)]))
  },
  paySchedule: async (work, companyId, ids) => {
    const schedules = await schedulesOf(work, { companyId, ids })
    return new Map(schedules.map((schedule) => [schedule.payScheduleId, scheduleForm(schedule)]))
  },
  payPeriod: async (work, companyId, ids) => {
    const periods = await periodsWhere(work, { companyId, ids })
    const totals = await periodTotals(work, companyId, ids)
    const returned = await openReturns(work, { companyId, payPeriodIds: ids })
    return new Map(
      periods.map((period) => {
        const { payPeriodId } = period
        const sums = totalsForm(totals.get(payPeriodId) ?? NOTHING)
        const back = returned.filter((payment) => payment.payPeriodId === payPeriodId).map(returnedForm)
        return [payPeriodId, { ...keyedPeriodForm(period), ...sums, returnedPayments: back }]
      }),
    )
  },
  payrollTransaction: transactions,
  taxPayment: transactions,
  check: async (work, companyId, ids) => {
    const checks = await checksWhere(work, { companyId, ids })
    return new Map(checks.map((check) => [check.checkId, checkForm(check)]))
  },
  timeCard: async (work, companyId, ids) => {
    const cards = await cardsWhere(work, { companyId, ids })
    return new Map(cards.map((card) => [card.timeCardId, toldCardForm(card)]))
  },
  timeOffRequest: async (work, companyId, ids) => {
    const requests = await requestsWhere(work, { companyId, ids })
    return new Map(requests.map((request) => [request.requestId, requestForm(request)]))
  },
  document: async (work, companyId, ids) => {
    const documents = await documentsOf(work, companyId, ids)
    return new Map(documents.map((document) => [document.documentId, documentForm(document)]))
  },
  filing: async (work, companyId, ids) => {
    const filings = await filingsWhere(work, { companyIds: [companyId], ids })
    return new Map(filings.map((filing) => [filing.filingId, filingForm(filing)]))
  },
  webhookEndpoint: async (work, _, ids) => {
    const endpoints = await listEndpoints(work, { ids })
    return new Map(endpoints.map((endpoint) => [endpoint.webhookEndpointId, endpointForm(endpoint)]))
  },
}

/** The payload of each event, as the record stands at the end of the transaction. */
export async function eventPayloads(work: Work, emitted: readonly Emission[]): Promise<readonly unknown[]> {
  const loading = [...groupedBy(emitted, groupOf)].map(async ([name, events]) => {
    const [{ family, companyId }] = events as [Emission, ...Emission[]]
    const load = roots[families[family].root]
    // What is the client's own has a loader that asks for no company.
    const payloads = await load(work, companyId as Id<'company'>, [...new Set(events.map(shownId))])
    return [name, payloads] as const
  })
  const loaded = new Map(await allEnded(loading))
  return emitted.map((event) => {
    const form = loaded.get(groupOf(event))?.get(shownId(event))
    assert(form, `the ${event.family} event shows ${shownId(event)}, which is not there`)
    return form
  })
}

const shownId = (event: Emission): string => event.shownId ?? event.entityId
const groupOf = ({ family, companyId }: Emission): string => `${families[family].root}/${companyId}`
