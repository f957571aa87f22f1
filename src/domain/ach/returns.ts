import { decode } from './layout.ts'
import { entryDetail, returnAddenda } from './records.ts'

/** What a return means and what is done about it. Titles of the Nacha rules. */
export const returnCodes = {
  R01: { means: 'Insufficient Funds', next: 'retry' },
  R02: { means: 'Account Closed', next: 'closeAccount' },
  R03: { means: 'No Account / Unable to Locate', next: 'closeAccount' },
  R04: { means: 'Invalid Account Number Structure', next: 'closeAccount' },
  R05: { means: 'Unauthorized Debit to Consumer Account', next: 'stop' },
  R07: { means: 'Authorization Revoked by Customer', next: 'stop' },
  R08: { means: 'Payment Stopped', next: 'stop' },
  R09: { means: 'Uncollected Funds', next: 'retry' },
  R10: { means: 'Customer Advises Not Authorized', next: 'stop' },
  R12: { means: 'Branch Sold to Another DFI', next: 'closeAccount' },
  R13: { means: 'Invalid Routing', next: 'closeAccount' },
  R14: { means: 'Representative Payee Deceased', next: 'stop' },
  R15: { means: 'Beneficiary or Account Holder Deceased', next: 'stop' },
  R16: { means: 'Account Frozen', next: 'stop' },
  R20: { means: 'Non-Transaction Account', next: 'closeAccount' },
  R23: { means: 'Credit Entry Refused by Receiver', next: 'stop' },
  R29: { means: 'Corporate Customer Advises Not Authorized', next: 'stop' },
} as const satisfies Record<string, { means: string; next: 'retry' | 'closeAccount' | 'stop' }>

export type ReturnCode = keyof typeof returnCodes

export interface Returned {
  readonly code: string
  readonly originalTrace: string
  /** What we wrote into the entry: it says which transfer. */
  readonly individualId: string
  readonly amount: bigint
}

/** Reads the returns out of a file that came back: an entry and its 99 addenda. */
export function readReturns(text: string): Returned[] {
  const found: Returned[] = []
  let entry: ReturnType<typeof decode<'amount' | 'individualId'>> | undefined
  for (const line of text.split(/\r?\n/)) {
    if (line.startsWith('6')) entry = decode(entryDetail, line)
    if (!line.startsWith('799') || !entry) continue
    const { code, originalTrace } = decode(returnAddenda, line)
    const { individualId, amount } = entry
    found.push({ code, originalTrace, individualId, amount: BigInt(amount || '0') })
  }
  return found
}
