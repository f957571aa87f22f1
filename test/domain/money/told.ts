import type { ReturnOutcome } from '../../../src/domain/money/returned-facts.ts'

/** Only what is not nothing, in words. */
export function told(outcome: ReturnOutcome): object {
  const { postings, refundsAgain, cancelled, undone, fundingAccount, closedAccounts, fails, files } = outcome
  const words = {
    posts: [...postings, ...refundsAgain.map(({ posting }) => posting)].map(said),
    cancels: cancelled.map(({ transferId }) => transferId),
    undoes: undone.map((each) => each.transfer.transferId),
    bank: fundingAccount ? [`${fundingAccount.trigger} ${fundingAccount.accountId}`] : [],
    closes: closedAccounts,
    fails: fails ? [fails] : [],
    files: files.map(({ kind, on }) => `${kind} on ${on.slice(8)}`),
    watches: outcome.watches ? ['payee'] : [],
    tells: outcome.tellsPeriod ? ['period'] : [],
  }
  return Object.fromEntries(Object.entries(words).filter(([, each]) => each.length > 0))
}

/** `name amount from → to, on, undoes`. Amounts in dollars. */
const said = ({
  name,
  amount,
  source,
  destination,
  effectiveDate,
  status,
  reversesId,
}: ReturnOutcome['postings'][number]) =>
  [
    `${name} ${Number(amount) / 100} ${source.kind}${of(source)} → ${destination.kind}${of(destination)}`,
    ...(status === 'pending' ? [`on ${effectiveDate.slice(8)}`] : []),
    ...(reversesId ? [`undoes ${reversesId}`] : []),
  ].join(', ')
const of = ({ kind, ref }: { kind: string; ref: string }) =>
  (kind === 'funding' || ref ? ` ${ref}` : '').trimEnd()
