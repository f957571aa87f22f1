import { expect, test } from 'vitest'
import { brakes } from '../../../src/domain/access/limits.ts'
import { brakeOf, TooMany } from '../../../src/store/access/brake.ts'
import { servicePool } from '../../../src/store/database/connection.ts'
import { quietPool, testDatabase } from '../../support/database.ts'

const { url } = await testDatabase()
const pool = servicePool(url, 4)
const owner = quietPool({ connectionString: url, max: 1 })
const pepper = Buffer.alloc(32, 1)
const many = (brake: ReturnType<typeof brakeOf>, who: string, count: number) =>
  Promise.allSettled(Array.from({ length: count }, () => brake.take('letterFromNetwork', who)))
const allowed = (all: PromiseSettledResult<void>[]) =>
  all.filter(({ status }) => status === 'fulfilled').length

test('as many as the table says, however many come at once and whichever process they ask', async () => {
  const { most } = brakes.letterFromNetwork
  const all = await Promise.all([
    many(brakeOf(pool, pepper), '192.0.2.1', 20),
    many(brakeOf(pool, pepper), '192.0.2.1', 20),
  ])
  expect(allowed(all.flat())).toBe(most)
  expect(allowed(await many(brakeOf(pool, pepper), '192.0.2.2', 5))).toBe(5)
})

test('what is given back is not counted; when the time is over it begins anew', async () => {
  const brake = brakeOf(pool, pepper)
  for (let n = 0; n < 50; n++) {
    await brake.take('wrongTry', 'right')
    await brake.giveBack('wrongTry', 'right')
  }
  for (let n = 0; n < brakes.wrongTry.most; n++) await brake.take('wrongTry', 'wrong')
  await expect(brakeOf(pool, pepper).take('wrongTry', 'wrong')).rejects.toThrow(TooMany)
  await owner.query("update sign_in_count set ends_at = now() - interval '1 second'")
  await brake.take('wrongTry', 'wrong')
})

test('who was told to wait is told so again without the database', async () => {
  const brake = brakeOf(pool, pepper)
  await many(brake, '192.0.2.3', 30)
  await pool.end()
  await owner.end()
  await expect(brake.take('letterFromNetwork', '192.0.2.3')).rejects.toThrow(
    /^Too many tries; try again in 60 minutes$/,
  )
})
