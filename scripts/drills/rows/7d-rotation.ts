import { scene } from '../support/ask.ts'
import { cli } from '../support/cli.ts'
import type { Drill } from '../support/drill.ts'
import { FIRST } from '../support/ground.ts'
import { planted } from '../support/planted.ts'
import { MASTER_KEY as OLD } from '../support/running.ts'

const NEW = Buffer.alloc(32, 5).toString('base64')

export const rotation: Drill = {
  row: '7d',
  title: 'the master key is replaced as the manual says: four starts, one rotation, numbers read after each',
  failure: 'a start that fails, or a number that is not read back',
  async run(ground) {
    const { tally } = ground
    const database = await ground.database()
    const lists = [OLD, `${OLD},${NEW}`, `${NEW},${OLD}`, NEW]
    let sown: Awaited<ReturnType<typeof planted>> | undefined
    for (const keys of lists) {
      const environment = { DATABASE_URL: database.url, PURSER_MASTER_KEY: keys }
      if (keys === NEW) {
        const { status, stderr } = await cli(
          { ...environment, PURSER_MASTER_KEY: lists[2]! },
          'keys',
          'rotate',
        )
        tally.try(status === 0, () => `keys rotate: ${stderr}`)
      }
      const service = await ground.service(environment)
      const { ok } = scene(service.url, FIRST)
      sown ??= await planted(ok, ground.count(17, 3))
      for (const { companyId, userId } of sown.workers) {
        const { user } = await ok('reports/getUser', { companyId, userId })
        const at = sown.workers.findIndex((who) => who.userId === userId)
        const text = JSON.stringify(user)
        tally.try(
          text.includes(sown.secrets[`ssn ${at}`]!.slice(-4)),
          () => `the number of worker ${at} is not shown`,
        )
      }
      await service.stop()
    }
  },
}
