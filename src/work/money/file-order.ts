import { taxAddenda } from '../../domain/money/ach/addenda.ts'
import { taxFormOf } from '../../domain/money/ach/tax-codes.ts'
import { entryReference, type FileKindName } from '../../domain/money/ach-kinds.ts'
import type { FileOrder, OrderEntry } from '../../domain/money/compose-file.ts'
import { orderAddenda } from '../../domain/money/order-addenda.ts'
import { easternClockTime, easternDay } from '../../kernel/dates.ts'
import { assert } from '../../kernel/problem.ts'
import type { Secret } from '../../kernel/secret.ts'
import { loadCompanies } from '../../store/company/facts.ts'
import { loadKyb } from '../../store/company/kyb.ts'
import type { Work } from '../../store/database/work.ts'
import { loadAccountEntries } from '../../store/money/ach-entries.ts'
import { type AchFileRow, numberOfDay } from '../../store/money/ach-files.ts'
import {
  loadOrderPayments,
  loadTaxDeposits,
  type OrderPayment,
  type TaxDeposit,
} from '../../store/money/ach-payments.ts'
import { loadPrenotes } from '../../store/money/prenotes.ts'

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
    entries,
    dayNumber: await numberOfDay(work, file),
  }
}

type Loader = (work: Work, file: AchFileRow, ein: Secret) => Promise<readonly OrderEntry[]>

const loaders: Readonly<Record<FileKindName, Loader>> = {
  debit: loadAccountEntries,
  credit: loadAccountEntries,
  reversal: loadAccountEntries,
  refund: loadAccountEntries,
  prenote: loadPrenotes,
  tax: async (work, file, ein) =>
    (await loadTaxDeposits(work, file)).map((deposit) => taxEntry(deposit, ein)),
  garnishment: async (work, file) => (await loadOrderPayments(work, file)).map(orderEntry),
}

function taxEntry(deposit: TaxDeposit, ein: Secret): OrderEntry {
  const { taxCode, periodEnd, parts } = taxFormOf(deposit.agencyRef)
  const sums = new Map<string, bigint>()
  for (const [index, code] of deposit.codes.entries()) {
    const part = parts[code] ?? 'T'
    sums.set(part, (sums.get(part) ?? 0n) + deposit.amounts[index]!)
  }
  const split = [...sums].filter(([, amount]) => amount > 0n).sort(([a], [b]) => (a < b ? -1 : 1))
  const isWhole = split.reduce((sum, [, amount]) => sum + amount, 0n) === deposit.amount
  return {
    party: { payee: deposit.agencyRef },
    amount: deposit.amount,
    individualId: entryReference(deposit.transferId),
    name: deposit.agency,
    addenda: taxAddenda({
      taxpayerId: ein.reveal(),
      taxCode,
      periodEnd: periodEnd(deposit.payDate),
      amounts: (isWhole ? split : [['T', deposit.amount] as const]).map(([type, amount]) => ({
        type,
        amount,
      })),
    }),
  }
}

/** The receiver is whom the order names; the addenda says for which case. */
const orderEntry = ({ ssn, ...order }: OrderPayment): OrderEntry => ({
  party: { payee: order.agency },
  amount: order.amount,
  individualId: entryReference(order.transferId),
  name: order.agency,
  addenda: orderAddenda({ ...order, ssn: ssn?.reveal() ?? '' }),
})
