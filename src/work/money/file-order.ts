import { windowAt } from '../../domain/calendar/same-day.ts'
import { entryReference, type FileKindName } from '../../domain/money/ach-kinds.ts'
import type { FileOrder, OrderEntry } from '../../domain/money/compose-file.ts'
import { depositPlan } from '../../domain/money/deposit-plan.ts'
import { orderAddenda } from '../../domain/money/order-addenda.ts'
import { taxAddendaOf } from '../../domain/money/tax-entry.ts'
import { easternClockTime, easternDay } from '../../kernel/dates.ts'
import { assert } from '../../kernel/problem.ts'
import type { Secret } from '../../kernel/secret.ts'
import { loadCompanies } from '../../store/company/facts.ts'
import { loadKyb } from '../../store/company/kyb.ts'
import { allStateRegistrations } from '../../store/company/state-registrations.ts'
import type { Work } from '../../store/database/work.ts'
import { loadAccountEntries } from '../../store/money/ach-entries.ts'
import { type AchFileRow, numberOfDay } from '../../store/money/ach-files.ts'
import { loadOrderPayments, loadTaxDeposits, type OrderPayment } from '../../store/money/ach-payments.ts'
import { loadPrenotes } from '../../store/money/prenotes.ts'
import { findRun } from '../../store/payroll/runs.ts'

/** Everything that a file says, opened from the vault for the moment in which it is encoded. */
export async function fileOrder(work: Work, file: AchFileRow): Promise<FileOrder> {
  const [company] = await loadCompanies(work, { companyIds: [file.companyId] })
  const kyb = await loadKyb(work, file.companyId)
  assert(company && kyb, `company ${file.companyId} has no EIN`)
  const entries = await loaders[file.kind](work, file, kyb.ein)
  return {
    fileId: file.achFileId,
    fileName: file.fileName,
    kind: file.kind,
    companyName: company.name,
    ein: kyb.ein,
    createdOn: easternDay(file.createdAt),
    createdAt: easternClockTime(file.createdAt).replace(':', ''),
    effectiveDate: file.effectiveDate,
    sameDay: await sameDayOf(work, file),
    entries,
    dayNumber: await numberOfDay(work, file),
  }
}

/** The window of a file that is to settle on its own day; undefined of all others. */
async function sameDayOf(work: Work, file: AchFileRow): Promise<string | undefined> {
  const { companyId, runId, effectiveDate, createdAt } = file
  if (runId === null || effectiveDate !== easternDay(createdAt)) return undefined
  const run = await findRun(work, { companyId, runId })
  return run?.isSameDay ? windowAt(easternClockTime(createdAt))?.indicator : undefined
}

type Loader = (work: Work, file: AchFileRow, ein: Secret) => Promise<readonly OrderEntry[]>

const loaders: Readonly<Record<FileKindName, Loader>> = {
  debit: loadAccountEntries,
  credit: loadAccountEntries,
  reversal: loadAccountEntries,
  refund: loadAccountEntries,
  prenote: loadPrenotes,
  tax: taxEntries,
  garnishment: async (work, file) => (await loadOrderPayments(work, file)).map(orderEntry),
}

/** Each under the number by which its agency knows the employer, as it is registered today. */
async function taxEntries(work: Work, file: AchFileRow, ein: Secret): Promise<readonly OrderEntry[]> {
  const deposits = await loadTaxDeposits(work, file)
  const plan = depositPlan({
    today: work.today,
    schedules: new Map(),
    registrations: await allStateRegistrations(work, file.companyId),
    liabilities: [],
  })
  return deposits.map((deposit) => {
    const { payment, account } = plan.payee(deposit.agencyRef)
    const addenda = taxAddendaOf({
      channel: payment.channel,
      account: account || ein.reveal(),
      payDate: deposit.payDate,
      amount: deposit.amount,
      parts: deposit.codes.map((code, at) => ({ code, amount: deposit.amounts[at]! })),
    })
    return {
      party: { payee: deposit.agencyRef },
      amount: deposit.amount,
      individualId: entryReference(deposit.transferId),
      name: deposit.agency,
      ...(addenda !== undefined && { addenda }),
    }
  })
}

/** The receiver is whom the order names; the addenda says for which case. */
const orderEntry = ({ ssn, ...order }: OrderPayment): OrderEntry => ({
  party: { payee: order.agency },
  amount: order.amount,
  individualId: entryReference(order.transferId),
  name: order.agency,
  addenda: orderAddenda({ ...order, ssn: ssn?.reveal() ?? '' }),
})
