import { add, ZERO } from '../../kernel/money.ts'
import type { Withheld } from './collect.ts'
import type { Garnished } from './garnishment.ts'
import type { Matches } from './match.ts'
import type { NotTaken } from './paycheck-types.ts'
import type { ElectedDeduction } from './pre-tax.ts'

/** What pay did not suffice for, and what a limit cut. */
export function notTakenOf(
  { short }: Withheld,
  given: { readonly elected: readonly ElectedDeduction[]; readonly matches: Matches },
  garnishments: readonly Garnished[],
): readonly NotTaken[] {
  const isWhole = short.length === 0 && garnishments.length === 0
  if (isWhole && given.elected.every((each) => isGivenWhole(each, given.matches))) return []
  return [...short, ...deductionsNotTaken(given), ...ordersNotTaken(garnishments)]
}

function isGivenWhole(each: ElectedDeduction, matches: Matches): boolean {
  const match = matches.get(each)
  const isMatched = match === undefined || match.amount === match.wanted
  return each.taken === each.wanted && each.employer === each.promised && isMatched
}

function deductionsNotTaken({
  elected,
  matches,
}: {
  readonly elected: readonly ElectedDeduction[]
  readonly matches: Matches
}): NotTaken[] {
  const notTaken: NotTaken[] = []
  for (const each of elected) {
    const { deduction, wanted, allowed, taken, promised, employer } = each
    const { type: code, description, enrollmentId } = deduction
    const of = {
      kind: 'deduction',
      code,
      ...(description === undefined ? {} : { description }),
      ...(enrollmentId === undefined ? {} : { enrollmentId }),
    } as const
    if (allowed < wanted) notTaken.push({ ...of, amount: add(wanted, -allowed), reason: 'limit' })
    if (taken < allowed) notTaken.push({ ...of, amount: add(allowed, -taken), reason: 'cash' })
    const match = matches.get(each)
    const added = add(promised, -employer, match === undefined ? ZERO : match.wanted - match.amount)
    if (added > 0n) notTaken.push({ ...of, kind: 'contribution', amount: added, reason: 'limit' })
  }
  return notTaken
}

const ordersNotTaken = (lines: readonly Garnished[]): NotTaken[] =>
  lines.flatMap(({ id, short, reason }) =>
    reason === undefined ? [] : [{ kind: 'garnishment', code: id, amount: short, reason } as const],
  )
