import type { Addressee, Letter, LetterFacts, LetterKind } from '../../domain/people/letter.ts'
import { letterOf } from '../../domain/people/letters.ts'
import type { Id } from '../../kernel/ids.ts'
import { assert } from '../../kernel/problem.ts'
import type { Work } from '../../store/database/work.ts'
import { saidOfDue, saidOfFiling, saidOfForm } from '../../store/filings/letter-facts.ts'
import { owedFundingOf } from '../../store/money/transfers.ts'
import { saidOfApproval, saidOfCredit, saidOfRun } from '../../store/payroll/letter-facts.ts'
import { endingOf } from '../../store/people/bank-account-changes.ts'
import { loadFormerEmail } from '../../store/people/former-emails.ts'
import { loadPayChangeLetter } from '../../store/people/pay-change-letters.ts'
import { loadStoppedChange } from '../../store/people/pay-change-news.ts'

interface Asked {
  readonly companyId: Id<'company'>
  readonly to: Addressee
  readonly about: string | undefined
}

/** A letter from what is true now, but for where its links lead; undefined when there is nothing to say any more. */
export async function writtenLetter<Kind extends LetterKind>(
  work: Work,
  kind: Kind,
  asked: Asked,
): Promise<((site: string | undefined) => Letter) | undefined> {
  const facts = await factsOf[kind](work, asked)
  return facts && ((site) => letterOf(kind, { to: asked.to, facts, site }))
}

/** What each letter says, loaded when it is sent. */
const factsOf: {
  readonly [Kind in LetterKind]: (work: Work, asked: Asked) => Promise<LetterFacts[Kind] | undefined>
} = {
  invitation: async () => ({}),
  access: async () => ({}),
  revocation: async () => ({}),
  passkeyAdded: async () => ({}),
  // Undefined for who was back before the letter was sent.
  deactivation: async (_, { to }) => (to.exitDate === null ? undefined : {}),

  async payChange(work, { companyId, about }) {
    const change = await loadPayChangeLetter(work, { companyId, payChangeId: named(about) })
    return change && { ...said(work, change), at: [change.confirmTo], confirm: change.tokens.confirm }
  },

  async payChangeNotice(work, { companyId, about }) {
    const change = await loadPayChangeLetter(work, { companyId, payChangeId: named(about) })
    return change && { ...said(work, change), at: change.noticeTo }
  },

  async addressChanged(work, { companyId, about }) {
    const email = await loadFormerEmail(work, { companyId, formerEmailId: named(about) })
    return email === undefined ? undefined : { at: [email] }
  },

  accountCorrected: async (work, { companyId, about }) => {
    const ending = await endingOf(work, companyId, named(about))
    return ending === undefined ? undefined : { ending }
  },
  payCameBack: (work, asked) => saidOfCredit(work, of(asked)),
  payrollSubmitted: (work, asked) => saidOfRun(work, of(asked)),
  payrollFailed: (work, asked) => saidOfRun(work, of(asked)),
  payReturned: (work, asked) => saidOfRun(work, of(asked)),
  async fundingOwed(work, asked) {
    const { owed, drawnOn } = await owedFundingOf(work, asked.companyId)
    const run = owed > 0n ? await saidOfRun(work, of(asked)) : undefined
    return run && { payDate: run.payDate, drawnOn }
  },
  approvalRequested: (work, asked) => saidOfApproval(work, of(asked), ['requested']),
  payrollApproved: (work, asked) => saidOfApproval(work, of(asked), ['approved', 'used']),
  payrollRejected: (work, asked) => saidOfApproval(work, of(asked), ['rejected']),

  filingRejected: (work, asked) => saidOfFiling(work, of(asked)),
  filingsDue: (work, asked) => saidOfDue(work, of(asked)),
  formAvailable: (work, asked) => saidOfForm(work, of(asked)),

  payChangeStopped: (work, { companyId, about }) =>
    loadStoppedChange(work, { companyId, payChangeId: named(about) }),
}

const said = (work: Work, change: NonNullable<Awaited<ReturnType<typeof loadPayChangeLetter>>>) => ({
  endings: change.endings,
  from: change.isWaiting && change.paysFrom > work.now ? change.paysFrom : undefined,
  stop: change.tokens.stop,
})

const of = ({ companyId, about }: Asked) => ({ companyId, about: named(about) })

function named(about: string | undefined): string {
  assert(about, 'what a letter is about')
  return about
}
