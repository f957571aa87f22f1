import { pino } from 'pino'
import { masterKeys } from '../../../src/settings/master-key.ts'
import { servicePool } from '../../../src/store/database/connection.ts'
import { serviceSecret } from '../../../src/store/database/service-secret.ts'
import type { Finding } from '../../../src/store/verify/check.ts'
import { walkCompany } from '../../../src/store/verify/walk.ts'
import { sealAll, sealMoney } from '../../../src/tasks/sealer.ts'
import { payday } from '../../support/payday.ts'
import { service, testSettings } from '../../support/service.ts'

/** A sandbox whose first company has been paid, with everything sealed, and somebody who owns the database. */
export async function paidGround(employees = 4) {
  const world = await service()
  const { owner, databaseUrl } = world
  const demo = await payday(world, employees)
  await demo.initiate()
  await demo.travelTo(demo.first.payDate)

  const pool = servicePool(databaseUrl, 2)
  const key = await serviceSecret(owner, await masterKeys(testSettings()), 'audit chain')
  const log = pino({ level: 'silent' })
  const seal = async () => {
    await sealAll({ pool, key }, log)
    await sealMoney({ pool, key }, log)
  }
  const verified = async (companyId = demo.companyId): Promise<readonly Finding[]> => {
    const findings: Finding[] = []
    for await (const slice of walkCompany(owner, companyId, { key })) findings.push(...slice)
    return findings
  }
  /** As whoever owns the database: bound by no key, no check and no trigger. */
  const tamper = async (statement: string): Promise<void> => {
    const connection = await owner.connect()
    await connection.query(`begin; set local session_replication_role = replica; ${statement}; commit`)
    connection.release()
  }
  return { ...world, demo, key, pool, seal, verified, tamper }
}
