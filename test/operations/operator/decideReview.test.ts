import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { submitted } from './submitted.ts'

const sandbox = await sharedService()
const { call, ok, stranger, owner } = sandbox

test('a verdict moves the status once, under the name of the key', async () => {
  const { companyId, userId } = await submitted(sandbox)
  const { reviews } = await ok('operator/getReviews')
  const { reviewId } = reviews.find(({ kind }: { kind: string }) => kind === 'person')
  const body = { reviewId, verdict: 'passed', reason: 'passport seen' }
  const over = 'Nothing waits under this reviewId: it is decided, or was submitted anew'

  expect(await stranger('operator/decideReview', body)).toMatchObject(refused(over))
  const lease = (until: string) =>
    owner.query('update agenda set leased_until = $2::timestamptz where agenda_id = $1', [reviewId, until])
  await lease('infinity')
  expect(await call('operator/decideReview', body)).toMatchObject(
    refused('The verifier is looking at it; send the verdict again in two minutes'),
  )
  await lease('2020-01-01')

  expect((await ok('operator/decideReview', body)).review).toMatchObject({ reviewId, status: 'passed' })
  expect((await ok('reports/getUser', { companyId, userId })).user[0].kycStatus).toMatch(/verified|passed/i)
  expect(await call('operator/decideReview', body)).toMatchObject(refused(over))
  const { rows } = await owner.query(
    `select actor, facts from audit where operation = 'operator/decideReview'
     and client_id = (select client_id from company where company_id = $1)`,
    [companyId],
  )
  expect(rows).toMatchObject([{ actor: expect.stringMatching(/^key:/), facts: { verdict: 'passed' } }])
})
