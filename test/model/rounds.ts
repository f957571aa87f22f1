import { people } from '../support/people.ts'
import type { TestService } from '../support/service.ts'
import { until } from '../support/until.ts'

/**
 * Another seed walks other sequences, and another count more or fewer of them:
 *
 *   PURSER_MODEL_SEED=7 PURSER_MODEL_SEQUENCES=10000 npx vitest run test/model
 */
export const SEED = Number(process.env.PURSER_MODEL_SEED ?? 20_261_115)
export const sequencesOf = (usual: number): number => Number(process.env.PURSER_MODEL_SEQUENCES ?? usual)

/** A few at a time, as many clients would. */
export async function together<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items]
  const hand = async () => {
    for (let item = queue.pop(); item !== undefined; item = queue.pop()) await work(item)
  }
  await Promise.all(Array.from({ length: 8 }, hand))
}

/** An hour: verifiers have answered. A travel of thousands of verifications may outlast the reply on a busy machine. */
export const hour = (sandbox: TestService) => async (): Promise<void> => {
  await people(sandbox).later()
  const isTravelling = async () =>
    (await sandbox.owner.query('select from client where travel_to is not null')).rowCount !== 0
  await until(async () => !(await isTravelling()), 600_000)
}
