import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { submitted } from './submitted.ts'

const sandbox = await sharedService()
const { ok, stranger, owner } = sandbox

test('what waits for a verdict is listed masked, to its own client, and the read is recorded', async () => {
  const { companyId } = await submitted(sandbox)
  const { reviews } = await ok('operator/getReviews')
  expect(reviews.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
    'business',
    'person',
    'worker account',
  ])
  expect(reviews.every((review: { companyId: string }) => review.companyId === companyId)).toBe(true)
  expect(JSON.stringify(reviews)).not.toMatch(/\d{3}-\d{2}-\d{4}/)
  expect((await stranger('operator/getReviews')).body).toEqual({ reviews: [] })
  const { rows } = await owner.query(
    `select facts from audit where operation = 'operator/getReviews'
     and client_id = (select client_id from company where company_id = $1)`,
    [companyId],
  )
  expect(rows).toEqual([{ facts: { disclosed: ['identity'] } }])
})
