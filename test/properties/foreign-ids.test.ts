import { describe, expect, test } from 'vitest'
import { newId } from '../../src/kernel/ids.ts'
import { operations } from '../../src/operations/index.ts'
import { idsIn } from '../../src/wire/fields/body-fields.ts'
import { sharedService } from '../support/shared.ts'
import { worldOf } from '../support/world.ts'

const { call, stranger, owner } = await sharedService()
const mine = await worldOf(call, owner)
const theirs = await worldOf(stranger, owner)

const cases = operations.flatMap((operation) =>
  idsIn(operation.body, mine.bodyOf(operation)).map(({ path, noun }) => ({ operation, path, noun })),
)

describe.each(cases)('$operation.address $path', ({ operation, path, noun }) => {
  test(`another client’s ${noun} is answered like one that does not exist`, async () => {
    const ask = async (id: string) => {
      const body = replaced(mine.bodyOf(operation), path.split('.'), id) as object
      const { status, text } = await call(operation.address, body, { headers: { 'Dry-Run': 'true' } })
      // An id may be given twice, and then the other one counts: what such a reply makes anew is made anew.
      return { status, text: text.replaceAll(UUID, 'an id').replaceAll(/whsec_[^"]+/g, 'a secret') }
    }
    const [foreign, unknown] = [await ask(theirs.idOf(noun)), await ask(newId())]
    expect(foreign).toEqual(unknown)
  })
})

test('there are such fields', () => {
  expect(cases.length).toBeGreaterThan(5)
})

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi

function replaced(value: unknown, [step, ...rest]: readonly string[], by: string): unknown {
  if (step === undefined) return by
  if (Array.isArray(value))
    return value.map((item, at) => (at === Number(step) ? replaced(item, rest, by) : item))
  const record = value as Record<string, unknown>
  return { ...record, [step]: replaced(record[step], rest, by) }
}
