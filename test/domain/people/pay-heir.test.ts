import { expect, test } from 'vitest'
import { afterGone } from '../../../src/domain/people/pay-heir.ts'

type Held = Parameters<typeof afterGone>[1]

/** `a 40%`, `b 100`, `c rest`, `d -` (deactivated): what each account takes. */
const heldOf = (told: string): Held => {
  const [accountId, takes] = told.split(' ') as [string, string]
  const status = takes === '-' ? 'deactivated' : 'active'
  if (takes === 'rest') return { accountId, status, payKind: 'remainder', payBasisPoints: 0, payAmount: 0n }
  const isPercent = takes.endsWith('%') || takes === '-'
  return {
    accountId,
    status,
    payKind: isPercent ? 'percent' : 'amount',
    payBasisPoints: takes.endsWith('%') ? Number(takes.slice(0, -1)) * 100 : 0,
    payAmount: isPercent ? 0n : BigInt(takes) * 100n,
  }
}

const told = ({ accountId, status, payKind, payBasisPoints, payAmount }: Held): string => {
  if (status === 'deactivated') return `${accountId} -`
  if (payKind === 'remainder') return `${accountId} rest`
  return payKind === 'percent' ? `${accountId} ${payBasisPoints / 100}%` : `${accountId} ${payAmount / 100n}`
}

test.each<[string, string[], string, string[]]>([
  // what                                    before                         gone  after
  ['a percent goes to the first percent', ['a 60%', 'b 40%'], 'b', ['a 100%', 'b -']],
  ['and passes an amount by', ['a 50', 'b 60%', 'c 40%'], 'c', ['a 50', 'b 100%', 'c -']],
  ['or stays with the remainder', ['a rest', 'b 40%'], 'b', ['a rest', 'b -']],
  ['an amount stays with the others', ['a rest', 'b 40'], 'b', ['a rest', 'b -']],
  ['the remainder goes to the first', ['a 40', 'b rest'], 'b', ['a rest', 'b -']],
  ['the last percent leaves an amount the rest', ['a 40', 'b 100%'], 'b', ['a rest', 'b -']],
  ['an account without a share leaves nothing', ['a 40', 'b rest', 'c 0%'], 'c', ['a 40', 'b rest', 'c -']],
  ['nobody is left', ['a 100%'], 'a', ['a -']],
])('%s', (_, before, gone, after) => {
  const accounts = before.map(heldOf)
  const account = accounts.find(({ accountId }) => accountId === gone)!
  expect(afterGone(accounts, { ...account, status: 'deactivated' }).map(told)).toEqual(after)
})
