import { expect, test } from 'vitest'
import { nameOf } from '../../src/dispatch/names.ts'
import { operations } from '../../src/operations/index.ts'
import { type Noun, nouns } from '../../src/wire/fields/nouns.ts'
import { send } from '../support/caller.ts'
import { mutated, randomOf } from '../support/mutations.ts'
import { clients, service } from '../support/service.ts'
import { worldOf } from '../support/world.ts'

const BODIES = Number(process.env.PURSER_FUZZ_BODIES ?? 10_000)
const SEED = Number(process.env.PURSER_FUZZ_SEED ?? 20_261_115)
const AT_ONCE = 8

const { call, stranger, owner, url } = await service({ settings: { PURSER_POOL_SIZE: '8' } })
const mine = await worldOf(call, owner)
const theirs = await worldOf(stranger, owner)

test.each(operations)('the example of $address is a body that it takes', (operation) => {
  expect(operation.body.safeParse(mine.bodyOf(operation)).error).toBeUndefined()
})

test(`${BODIES} bodies, each valid but for one field, give no 5xx`, { timeout: 900_000 }, async () => {
  const random = randomOf(SEED)
  const ids = (Object.keys(nouns) as Noun[]).flatMap((noun) => [mine.idOf(noun), theirs.idOf(noun)])
  const seen: Record<number, number> = {}
  const failures: unknown[] = []
  let left = BODIES

  const one = async () => {
    while (left-- > 0) {
      const operation = operations[left % operations.length]!
      // Most runs are dry, so that the world stays small enough to be listed.
      const headers = { 'Dry-Run': String(random.next() < 0.9) }
      const body = mutated(mine.bodyOf(operation), random, ids) as object
      const text = JSON.stringify({ method: nameOf(operation), ...body })
      const reply = await send(`${url()}/${operation.address}`, {
        verb: operation.verb,
        client: clients.first,
        headers,
        text,
      })
      seen[reply.status] = (seen[reply.status] ?? 0) + 1
      if (reply.status >= 500)
        failures.push({ address: operation.address, text: text.slice(0, 2000), reply: reply.text })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))

  expect(failures.slice(0, 5), `seed ${SEED}`).toEqual([])
  expect(Object.values(seen).reduce((sum, count) => sum + count, 0)).toBe(BODIES)
  // Both kinds must occur, or the bodies were not near enough to valid ones.
  expect(seen[200]).toBeGreaterThan(BODIES / 20)
  expect(seen[400]).toBeGreaterThan(BODIES / 20)
})
