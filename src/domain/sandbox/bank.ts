import type { ReturnCode } from '../money/ach/returns.ts'

/** What the sandbox bank sends back, by the account's last four digits. */
export const returnsBySuffix = {
  debit: { suffix: '0001', code: 'R01' },
  credit: { suffix: '0003', code: 'R03' },
} as const satisfies Record<string, { suffix: string; code: ReturnCode }>

/** Asked with the masked number: its last four digits are all that matters. */
export function sandboxReturn(direction: 'debit' | 'credit', account: string): ReturnCode | undefined {
  const { suffix, code } = returnsBySuffix[direction]
  return account.endsWith(suffix) ? code : undefined
}

/** Where agencies are paid in the sandbox: an account of its own for each, at the bank that files go to. */
export const sandboxPayee = (ref: string): string =>
  [...ref]
    .reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 899_999, 17)
    .toString()
    .padStart(10, '1')
