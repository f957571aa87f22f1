import { type Day, dayOf, monthOf, yearOf } from '../../kernel/dates.ts'
import { closeOf } from '../../law/engine/agencies/periods.ts'
import type { Channel } from '../../law/language/agencies.ts'
import { taxAddenda } from './ach/addenda.ts'

export interface PaidTaxes {
  readonly channel: Channel
  /** The number under which the agency knows the employer. */
  readonly account: string
  readonly payDate: Day
  readonly amount: bigint
  readonly parts: readonly { readonly code: string; readonly amount: bigint }[]
}

/** What the entry says of itself; nothing where it is paid at the agency's site. */
export function taxAddendaOf({ channel, account, payDate, amount, parts }: PaidTaxes): string | undefined {
  if (channel.kind === 'portal') return undefined
  return taxAddenda({
    taxpayerId: account,
    taxCode: channel.taxType,
    periodEnd: periodNamed(channel, payDate),
    amounts: split(channel, amount, parts),
  })
}

/** EFTPS names a period by its last month, whose day is always 01 (Financial Institution Handbook, ACH credit). */
function periodNamed({ period, names }: Exclude<Channel, { kind: 'portal' }>, payDate: Day): Day {
  const close = closeOf(period, payDate)
  return names === 'lastDay' ? close : dayOf(yearOf(close), monthOf(close), 1)
}

/** By part where the parts are the whole; what a void or a credit took from is not known part by part. */
function split(
  { parts: named = {} }: Exclude<Channel, { kind: 'portal' }>,
  amount: bigint,
  parts: PaidTaxes['parts'],
): readonly { type: string; amount: bigint }[] {
  const sums = new Map<string, bigint>()
  for (const part of parts) {
    const type = named[part.code] ?? 'T'
    sums.set(type, (sums.get(type) ?? 0n) + part.amount)
  }
  const found = [...sums].filter(([, sum]) => sum > 0n).sort(([a], [b]) => (a < b ? -1 : 1))
  const isWhole = found.reduce((sum, [, each]) => sum + each, 0n) === amount
  return isWhole ? found.map(([type, sum]) => ({ type, amount: sum })) : [{ type: 'T', amount }]
}
