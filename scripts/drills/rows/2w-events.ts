import type { Drill } from '../support/drill.ts'
import { killed } from '../support/kills.ts'

export const events: Drill = {
  row: '2w',
  title: 'events over the kills of row 2',
  failure: 'an event that is missing, out of order for its record, or delivered again with other bytes',
  needs: 'linux',
  async run(ground) {
    const { tally } = ground
    const { events: told } = await ground.once('kills', () => killed(ground))
    tally.passed(told.events)
    for (const what of ['missing', 'outOfOrder', 'changed'] as const)
      for (let times = 0; times < told[what]; times++) tally.fail(what)
    tally.note(`${told.again} delivered again, with the same id and bytes`)
  },
}
