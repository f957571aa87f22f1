import { decode } from './layout.ts'
import { entryDetail, returnAddenda } from './records.ts'

/** What a return means and what is done about it. Titles of the Nacha rules. */
export const returnCodes = {
  R01: { means: 'Insufficient Funds', then: 'retry' },
  R02: { means: 'Account Closed', then: 'closeAccount' },
  R03: { means: 'No Account / Unable to Locate', then: 'closeAccount' },
  R04: { means: 'Invalid Account Number Structure', then: 'closeAccount' },
  R05: { means: 'Unauthorized Debit to Consumer Account', then: 'stop' },
  R07: { means: 'Authorization Revoked by Customer', then: 'stop' },
  R08: { means: 'Payment Stopped', then: 'stop' },
  R09: { means: 'Uncollected Funds', then: 'retry' },
  R10: { means: 'Customer Advises Not Authorized', then: 'stop' },
  R12: { means: 'Branch Sold to Another DFI', then: 'closeAccount' },
  R13: { means: 'Invalid Routing', then: 'closeAccount' },
  R14: { means: 'Representative Payee Deceased', then: 'stop' },
  R15: { means: 'Beneficiary or Account Holder Deceased', then: 'stop' },
  R16: { means: 'Account Frozen', then: 'stop' },
  R20: { means: 'Non-Transaction Account', then: 'closeAccount' },
  R23: { means: 'Credit Entry Refused by Receiver', then: 'stop' },
  R29: { means: 'Corporate Customer Advises Not Authorized', then: 'stop' },
} as const satisfies Record<string, { means: string; then: 'retry' | 'closeAccount' | 'stop' }>

export type ReturnCode = keyof typeof returnCodes

export interface Returned {
  readonly code: string
  readonly originalTrace: string
  readonly amount: bigint
}

/** Reads the returns out of a file that came back: an entry and its 99 addenda. */
export function readReturns(text: string): Returned[] {
  const found: Returned[] = []
  let entry: ReturnType<typeof decode<'amount'>> | undefined
  for (const line of text.split(/\r?\n/)) {
    if (line.startsWith('6')) entry = decode(entryDetail, line)
    if (!line.startsWith('799') || !entry) continue
    const { code, originalTrace } = decode(returnAddenda, line)
    found.push({ code, originalTrace, amount: BigInt(entry.amount || '0') })
  }
  return found
}
