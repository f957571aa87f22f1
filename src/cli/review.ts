import type { Foundation } from '../service/foundation.ts'
import { decideReview, type ReviewParts, type Waiting, waitingReviews } from '../tasks/review.ts'
import { type Command, json, UsageError } from './command.ts'
import { withFoundation } from './with-foundation.ts'

export const reviewList: Command = {
  details:
    'Businesses, people and bank accounts that were submitted and are pending. Social security, tax and account numbers are\n' +
    'shown masked. Decide with `purser review decide`, or let a program do it: PURSER_VERIFIER_URL.',
  options: { ...json },
  async run({ settings, print }) {
    const waiting = await withFoundation(settings(), (foundation) => within(foundation, waitingReviews))
    print({ waiting }, waiting.length === 0 ? 'Nothing waits for a verdict.' : waiting.map(words).join('\n'))
    return undefined
  },
}

export const reviewDecide: Command = {
  details:
    'Does what the verdict of a verifier does: the status moves, events go out, and workers may become Active. The verdict\n' +
    'and its reason stand in the audit log of the client, as an act of the operator.',
  words: 'ID',
  options: {
    verdict: { value: 'passed|failed', means: 'what was found', required: true },
    because: { value: 'TEXT', means: 'how it was found; no personal data', required: true },
    ...json,
  },
  async run({ words: [reviewId], text, settings, print }) {
    const [verdict, reason] = [text('verdict')!, text('because')!]
    if (reviewId === undefined || !/^[0-9a-f-]{36}$/.test(reviewId))
      throw new UsageError('Name an id of `purser review list`')
    if (verdict !== 'passed' && verdict !== 'failed')
      throw new UsageError('--verdict must be passed or failed')
    const outcome = await withFoundation(settings(), (foundation) =>
      within(foundation, (room) => decideReview(room, { reviewId, verdict, reason })),
    )
    if (outcome !== 'decided') throw new UsageError(OTHERWISE[outcome])
    print({ reviewId, verdict }, `${reviewId} is decided: ${verdict}.`)
    return undefined
  },
}

const OTHERWISE = {
  busy: 'The verifier is being asked at this moment; try again in two minutes',
  over: 'Nothing waits under this id: it is decided, or was submitted anew',
} as const

async function within<T>(foundation: Foundation, act: (parts: ReviewParts) => Promise<T>): Promise<T> {
  const pool = foundation.servicePool(1)
  try {
    return await act({
      owner: foundation.owner,
      pool,
      vaults: foundation.vaults,
      isSandbox: foundation.isSandbox,
    })
  } finally {
    await pool.end()
  }
}

const words = ({ reviewId, kind, submitted }: Waiting): string =>
  `${reviewId}  ${kind}  ${JSON.stringify(submitted)}`
