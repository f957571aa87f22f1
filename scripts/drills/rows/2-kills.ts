import type { Drill } from '../support/drill.ts'
import { killed } from '../support/kills.ts'

export const kills: Drill = {
  row: '2',
  title: 'kill -9 of server, postmaster, both or one backend inside payroll, travel and webhook',
  failure:
    'an acknowledged write lost or double; a broken invariant; not up in 60 s; a travel that stands 20 s',
  needs: 'linux',
  async run(ground) {
    const { tally } = ground
    const found = await ground.once('kills', () => killed(ground))
    const { p50, max, never } = found.upAgain
    tally.passed(found.kills)
    for (const each of [...found.lost, ...found.broken]) tally.fail(each)
    for (const each of found.standing) tally.fail(`a travel stood over 20 s after ${each}`)
    for (let times = 0; times < never; times++) tally.fail('not up again in 60 s')
    tally.note(`${found.lost.length} lost of ${found.acknowledged} acknowledged writes`)
    tally.note(`up again p50 ${(p50 / 1000).toFixed(1)} s, max ${(max / 1000).toFixed(1)} s`)
  },
}
