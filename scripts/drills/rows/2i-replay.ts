import type { Drill } from '../support/drill.ts'
import { killed } from '../support/kills.ts'

export const replay: Drill = {
  row: '2i',
  title: 'idempotent replay after the kills of row 2',
  failure: 'an answer that differs from the first',
  needs: 'linux',
  async run(ground) {
    const { replays } = await ground.once('kills', () => killed(ground))
    for (const isSame of replays) ground.tally.try(isSame, () => 'the replay differs from the first answer')
  },
}
