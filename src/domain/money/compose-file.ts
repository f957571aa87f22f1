import type { Day } from '../../kernel/dates.ts'
import type { Secret } from '../../kernel/secret.ts'
import { type AchEntry, type BankFacts, type EncodedFile, encodeFile, fileModifier } from './ach/file.ts'
import { type FileKindName, fileKinds } from './ach-kinds.ts'

/** A file to be sent, before our own bank is known: whose it is, and whom it pays or draws from. */
export interface FileOrder {
  readonly fileId: string
  readonly fileName: string
  readonly kind: FileKindName
  readonly companyName: string
  readonly ein: Secret
  readonly createdOn: Day
  /** HHMM. */
  readonly createdAt: string
  /** Among all files of that day: 1, 2, … */
  readonly dayNumber: number
  readonly effectiveDate: Day
  readonly sameDay?: string | undefined
  readonly entries: readonly OrderEntry[]
}

export interface OrderEntry {
  readonly party: Party
  readonly amount: bigint
  readonly individualId: string
  readonly name: string
  readonly addenda?: string
}

interface Account {
  readonly routingNumber: string
  readonly accountNumber: Secret
  readonly accountType: 'checking' | 'savings'
}

/** An account that we hold sealed, or a payee by its name: our bank's facts say where that one is paid. */
type Party = Account | { readonly payee: string }

/** Our own bank, our settlement account there, and where agencies are paid. */
export interface Originator extends BankFacts {
  /** With it every file is balanced by an offset; without it the bank makes the offset itself. */
  readonly account: string | undefined
  readonly payeeOf: (payee: string) => { readonly routingNumber: string; readonly accountNumber: string }
}

/** Account numbers are open only while this runs. */
export function composeFile(order: FileOrder, { account, payeeOf, ...bank }: Originator): EncodedFile {
  const { direction, entryClass, description } = fileKinds[order.kind]
  const entries = order.entries.map((entry): AchEntry => {
    const { party, amount, individualId, name, addenda } = entry
    const { routingNumber, accountNumber, accountType } =
      'payee' in party
        ? { ...payeeOf(party.payee), accountType: 'checking' as const }
        : {
            routingNumber: party.routingNumber,
            accountNumber: party.accountNumber.reveal(),
            accountType: party.accountType,
          }
    const isPrenote = order.kind === 'prenote'
    const paid = {
      direction,
      accountType,
      routingNumber,
      accountNumber,
      amount,
      individualId,
      name,
      isPrenote,
    }
    return addenda === undefined ? paid : { ...paid, addenda }
  })
  const isBalanced = account === undefined || order.kind === 'prenote'
  const offset = isBalanced ? [] : [offsetOf(order, bank, account)]
  return encodeFile({
    bank,
    companyName: order.companyName,
    companyId: `1${order.ein.reveal().replace(/\D/g, '')}`,
    createdOn: order.createdOn,
    createdAt: order.createdAt,
    modifier: fileModifier(order.dayNumber),
    reference: order.fileId.slice(-8).toUpperCase(),
    batches: [
      {
        entryClass,
        description,
        effectiveDate: order.effectiveDate,
        sameDay: order.sameDay,
        entries: [...entries, ...offset].flatMap(inParts),
      },
    ],
  })
}

/** The amount of an entry has ten digits: what is more goes as several entries of the same payment. */
export const MOST_IN_ENTRY = 9_999_999_999n

function inParts(entry: AchEntry): AchEntry | AchEntry[] {
  if (entry.amount <= MOST_IN_ENTRY) return entry
  const parts: AchEntry[] = []
  for (let left = entry.amount; left > 0n; left -= MOST_IN_ENTRY) {
    parts.push({ ...entry, amount: left < MOST_IN_ENTRY ? left : MOST_IN_ENTRY })
  }
  return parts
}

const offsetOf = (order: FileOrder, bank: BankFacts, account: string): AchEntry => ({
  direction: fileKinds[order.kind].direction === 'debit' ? 'credit' : 'debit',
  accountType: 'checking',
  routingNumber: bank.routingNumber,
  accountNumber: account,
  amount: order.entries.reduce((sum, { amount }) => sum + amount, 0n),
  individualId: 'OFFSET',
  name: bank.originName,
})
