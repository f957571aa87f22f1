import { newId } from '../../../src/kernel/ids.ts'
import { asked, demo, scene } from '../support/ask.ts'
import type { Drill } from '../support/drill.ts'
import { summed } from '../support/load.ts'

export const timing: Drill = {
  row: '6b',
  title: 'timing of a foreign id against an unknown one, getUser, 1,500 pairs',
  failure: 'an answer that differs; medians more than a quarter and more than 1 ms apart',
  async run(ground) {
    const { tally } = ground
    const { urls, client, other } = await ground.common()
    const { companyId } = await demo(scene(urls[0], client).ok, 1)
    const { userId } = await demo(scene(urls[0], other).ok, 1)
    const ask = (id: string) => asked(urls[0], 'reports/getUser', { companyId, userId: id }, { client })
    const [foreign, unknown] = [[], []] as [
      Awaited<ReturnType<typeof ask>>[],
      Awaited<ReturnType<typeof ask>>[],
    ]
    for (let pair = 0; pair < ground.count(1500, 100); pair++) {
      const [one, two] = [await ask(userId), await ask(newId())]
      foreign.push(one)
      unknown.push(two)
      tally.try(one.status === two.status && one.text === two.text, () => `${one.text} / ${two.text}`)
    }
    const [a, b] = [summed(foreign).p50, summed(unknown).p50]
    if (Math.abs(a - b) > 1 && Math.abs(a - b) > Math.min(a, b) / 4) tally.fail(`p50 ${a} / ${b} ms`)
    tally.note(`p50 ${a.toFixed(2)} / ${b.toFixed(2)} ms`)
  },
}
