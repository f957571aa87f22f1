import { decode } from '../../../kernel/layout.ts'
import { entryDetail, returnAddenda, WIDTH } from './records.ts'

/** What a return means and what is done about it. Titles of the Nacha rules. */
// biome-ignore format: a table to be compared by column
export const returnCodes = {
  R01: { means: 'Insufficient Funds',                            next: 'retry' },
  R02: { means: 'Account Closed',                                next: 'closeAccount' },
  R03: { means: 'No Account / Unable to Locate',                 next: 'closeAccount' },
  R04: { means: 'Invalid Account Number Structure',              next: 'closeAccount' },
  R05: { means: 'Unauthorized Debit to Consumer Account',        next: 'stop' },
  R06: { means: 'Returned per ODFI’s Request',                   next: 'stop' },
  R07: { means: 'Authorization Revoked by Customer',             next: 'stop' },
  R08: { means: 'Payment Stopped',                               next: 'stop' },
  R09: { means: 'Uncollected Funds',                             next: 'retry' },
  R10: { means: 'Customer Advises Not Authorized',               next: 'stop' },
  R11: { means: 'Entry Not in Accordance with Authorization',    next: 'stop' },
  R12: { means: 'Branch Sold to Another DFI',                    next: 'closeAccount' },
  R13: { means: 'Invalid Routing',                               next: 'closeAccount' },
  R14: { means: 'Representative Payee Deceased',                 next: 'stop' },
  R15: { means: 'Beneficiary or Account Holder Deceased',        next: 'stop' },
  R16: { means: 'Account Frozen',                                next: 'stop' },
  R17: { means: 'File Record Edit Criteria',                     next: 'correct' },
  R18: { means: 'Improper Effective Entry Date',                 next: 'retry' },
  R20: { means: 'Non-Transaction Account',                       next: 'closeAccount' },
  R21: { means: 'Invalid Company Identification',                next: 'stop' },
  R22: { means: 'Invalid Individual ID Number',                  next: 'correct' },
  R23: { means: 'Credit Entry Refused by Receiver',              next: 'stop' },
  R24: { means: 'Duplicate Entry',                               next: 'stop' },
  R25: { means: 'Addenda Error',                                 next: 'correct' },
  R26: { means: 'Mandatory Field Error',                         next: 'correct' },
  R28: { means: 'Routing Number Check Digit Error',              next: 'closeAccount' },
  R29: { means: 'Corporate Customer Advises Not Authorized',     next: 'stop' },
  R31: { means: 'Permissible Return Entry',                      next: 'stop' },
  R32: { means: 'RDFI Non-Settlement',                           next: 'retry' },
  R34: { means: 'Limited Participation DFI',                     next: 'closeAccount' },
} as const satisfies Record<string, ReturnMeaning>

export type ReturnCode = keyof typeof returnCodes

interface ReturnMeaning {
  readonly means: string
  /** The same again; another account; other data in the entry; or a person decides. */
  readonly next: 'retry' | 'closeAccount' | 'correct' | 'stop'
}

/** A code that is not in the table still brings the money back: it is taken as final. */
export const returnOf = (code: string): ReturnMeaning =>
  (returnCodes as Readonly<Record<string, ReturnMeaning>>)[code] ?? { means: 'Returned', next: 'stop' }

export interface Returned {
  readonly code: string
  readonly originalTrace: string
  /** What we wrote into the entry: it says which transfer. */
  readonly individualId: string
  readonly amount: bigint
}

/**
 * Reads the returns out of a file that came back: an entry and its 99 addenda. Anything else in it is passed over, also
 * a line that is no record, so that one bad file holds nobody up. Notifications of change: see change-notices.ts.
 */
export function readReturns(text: string): Returned[] {
  const found: Returned[] = []
  let entry: ReturnType<typeof decode<'amount' | 'individualId'>> | undefined
  for (const line of recordsOf(text)) {
    if (line.startsWith('6')) entry = decode(entryDetail, line)
    if (!line.startsWith('799') || !entry) continue
    const { code, originalTrace } = decode(returnAddenda, line)
    const { individualId, amount } = entry
    if (/^R\d\d$/.test(code) && /^\d+$/.test(amount)) {
      found.push({ code, originalTrace, individualId, amount: BigInt(amount) })
    }
    entry = undefined
  }
  return found
}

/** A record a line; some banks send them without line ends. */
export function recordsOf(text: string): readonly string[] {
  const lines = text.split(/\r?\n/)
  if (lines.length > 2 || text.length <= WIDTH) return lines
  return text.match(new RegExp(`.{${WIDTH}}`, 'g')) ?? []
}
