import { nameOf } from '../../../src/dispatch/names.ts'
import { operations } from '../../../src/operations/index.ts'
import { type Noun, nouns } from '../../../src/wire/fields/nouns.ts'
import { mutated } from '../../../test/support/mutations.ts'
import { worldOf } from '../../../test/support/world.ts'
import { asked, scene } from '../support/ask.ts'
import type { Drill } from '../support/drill.ts'
import { load, said } from '../support/load.ts'

export const fuzz: Drill = {
  row: '5a',
  title: 'fuzz: 100,000 bodies over every operation, each valid but for one field',
  failure: 'a 5xx or no answer',
  async run(ground) {
    const { urls, client, other, database } = await ground.common()
    const mine = await worldOf(scene(urls[0], client).call, database.owner)
    const theirs = await worldOf(scene(urls[1], other).call, database.owner)
    const ids = (Object.keys(nouns) as Noun[]).flatMap((noun) => [mine.idOf(noun), theirs.idOf(noun)])
    const { random } = ground
    const found = await load({ connections: 8, most: ground.count(100_000, 500) }, async (at) => {
      const operation = operations[at % operations.length]!
      const body = mutated(mine.bodyOf(operation), random, ids) as object
      const text = JSON.stringify({ method: nameOf(operation), ...body })
      const headers = { 'dry-run': String(random.next() < 0.9) }
      const answer = await asked(urls[at % 2]!, operation.address, text, {
        client,
        verb: operation.verb,
        headers,
      })
      ground.tally.try(
        answer.status > 0 && answer.status < 500,
        () => `${operation.address} ${text.slice(0, 200)}: ${answer.status} ${answer.text.slice(0, 100)}`,
      )
      return answer
    })
    ground.tally.note(said(found))
  },
}
