import { z } from 'zod'
import type { JournalEntry } from '../domain/payroll/journal-entries.ts'
import { cents, ZERO } from '../kernel/money.ts'
import { amount } from './fields/fields.ts'

/** An entry of the books. */
export const journalEntryRecord = z.object({
  date: z.string().describe('The day of the entry.'),
  kind: z.string().describe('`Payroll`, `Void`, or the name of the transactions that moved.'),
  description: z.string().describe('What happened, for people.'),
  payPeriodId: z.string().nullable(),
  achFileId: z.string().nullable().describe('The payment file that moved it; null for none.'),
  lines: z
    .array(
      z.object({
        accountNumber: z.string().describe('The number of the account.'),
        account: z.string().describe('The account, as plain-text accounting writes it.'),
        type: z.enum(['Asset', 'Liability', 'Expense']).describe('The kind of account.'),
        debit: amount().describe('The debit; 0 for a credit.'),
        credit: amount().describe('The credit; 0 for a debit.'),
        memo: z.string().describe('What the line is for.'),
      }),
    )
    .describe('The sides of the entry; debits and credits are equal.'),
})

export const journalEntryForm = ({ lines, date, ...entry }: JournalEntry) => ({
  ...entry,
  date: date as string,
  lines: lines.map(({ account, memo, amount: signed }) => ({
    accountNumber: account.number,
    account: account.path,
    type: account.type,
    debit: signed > 0n ? cents(signed) : ZERO,
    credit: signed < 0n ? cents(-signed) : ZERO,
    memo,
  })),
})
