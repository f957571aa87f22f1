import { decode, layout } from '../../kernel/layout.ts'
import { changeAddenda, entryDetail } from './ach/records.ts'
import { recordsOf } from './ach/returns.ts'
import { isRoutingNumber } from './routing-number.ts'

/** A notification of change: a bank took an entry, and says how it is to be addressed from now on. */
export interface ChangeNotice {
  readonly code: string
  /** What we wrote into the entry: it says which transfer. */
  readonly individualId: string
  readonly corrected: string
}

/** What is different of an account from now on. */
export interface Correction {
  readonly routingNumber?: string
  readonly accountNumber?: string
  readonly accountType?: 'checking' | 'savings'
}

/** A correction; or the code by which Nacha refuses one, and why; or nothing that an account has. */
export type ReadChange =
  | { readonly outcome: 'applied'; readonly correction: Correction; readonly reason: string }
  | { readonly outcome: 'refused' | 'noted'; readonly reason: string }

/** Reads the notifications out of a file that came back: an entry and its 98 addenda. */
export function readChanges(text: string): ChangeNotice[] {
  const found: ChangeNotice[] = []
  let individualId = ''
  for (const line of recordsOf(text)) {
    if (line.startsWith('6')) individualId = decode(entryDetail, line).individualId
    if (!line.startsWith('798') || individualId === '') continue
    const { code, corrected } = decode(changeAddenda, line)
    if (/^C\d\d$/.test(code)) found.push({ code, individualId, corrected: corrected.padEnd(WIDTH) })
    individualId = ''
  }
  return found
}

/** What a notification asks for. Nacha gives six banking days to do it; data that cannot be right is refused. */
export function changeOf({ code, corrected }: Pick<ChangeNotice, 'code' | 'corrected'>): ReadChange {
  const change = (changeCodes as Readonly<Record<string, ChangeMeaning>>)[code]
  if (change?.fixes === undefined) {
    return { outcome: 'noted', reason: `${code} ${change?.means ?? 'Notification of change'}` }
  }
  const { routing, account, transactionCode } = decode(change.fixes, corrected)
  const type = transactionCode === undefined ? undefined : accountTypes[transactionCode[0]!]
  const refused = (word: string) => ({ outcome: 'refused', reason: `${code} refused: ${word}` }) as const
  if (routing !== undefined && !isRoutingNumber(routing)) {
    return refused('C65 Incorrectly Formatted Corrected Data, the routing number')
  }
  if (account !== undefined && !/^[A-Za-z0-9-]{4,17}$/.test(account)) {
    return refused('C65 Incorrectly Formatted Corrected Data, the account number')
  }
  if (transactionCode !== undefined && (type === undefined || !/^\d\d$/.test(transactionCode))) {
    return refused('C69 Incorrect Transaction Code')
  }
  const correction = {
    ...(routing !== undefined && { routingNumber: routing }),
    ...(account !== undefined && { accountNumber: account }),
    ...(type !== undefined && { accountType: type }),
  }
  return { outcome: 'applied', correction, reason: `${code} ${change.means}` }
}

const WIDTH = 29
const accountTypes: Readonly<Record<string, 'checking' | 'savings'>> = { 2: 'checking', 3: 'savings' }

type Fixes = ReturnType<
  typeof layout<
    readonly (readonly ['' | 'routing' | 'account' | 'transactionCode', number, number, 'text'])[]
  >
>

interface ChangeMeaning {
  readonly means: string
  /** Where the corrected data stands; none for what no account has. */
  readonly fixes?: Fixes
}

const fixes = (
  ...columns: readonly (readonly ['' | 'routing' | 'account' | 'transactionCode', number, number, 'text'])[]
): Fixes => layout('corrected data', WIDTH, columns)

// biome-ignore format: laid beside the rule book
export const changeCodes = {
  C01: { means: 'Incorrect Account Number',                     fixes: fixes(['account', 1, 17, 'text'], ['', 18, 29, 'text']) },
  C02: { means: 'Incorrect Routing Number',                     fixes: fixes(['routing', 1, 9, 'text'], ['', 10, 29, 'text']) },
  C03: { means: 'Incorrect Routing and Account Number',         fixes: fixes(['routing', 1, 9, 'text'], ['', 10, 12, 'text'], ['account', 13, 29, 'text']) },
  C04: { means: 'Incorrect Individual Name' },
  C05: { means: 'Incorrect Transaction Code',                   fixes: fixes(['transactionCode', 1, 2, 'text'], ['', 3, 29, 'text']) },
  C06: { means: 'Incorrect Account Number and Transaction Code', fixes: fixes(['account', 1, 17, 'text'], ['', 18, 20, 'text'], ['transactionCode', 21, 22, 'text'], ['', 23, 29, 'text']) },
  C07: { means: 'Incorrect Routing, Account and Transaction Code', fixes: fixes(['routing', 1, 9, 'text'], ['account', 10, 26, 'text'], ['transactionCode', 27, 28, 'text'], ['', 29, 29, 'text']) },
  C09: { means: 'Incorrect Individual Identification Number' },
  C13: { means: 'Addenda Format Error' },
} as const satisfies Record<string, ChangeMeaning>
