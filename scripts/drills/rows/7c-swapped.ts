import type { Who } from '../../../test/support/people.ts'
import { asked, scene } from '../support/ask.ts'
import type { Drill } from '../support/drill.ts'
import { FIRST } from '../support/ground.ts'
import { planted } from '../support/planted.ts'

export const swapped: Drill = {
  row: '7c',
  title: 'cipher texts swapped between rows, columns and companies',
  failure: 'an answer of 200, or one that shows the other number',
  async run(ground) {
    const { tally } = ground
    const database = await ground.database()
    const { url } = await ground.service({ DATABASE_URL: database.url })
    const { ok } = scene(url, FIRST)
    const { companyId, workers, secrets } = await planted(ok, 3)
    const [one, two, three] = workers as [Who, Who, Who]
    const column = `(select ssn from worker where user_id = '${two.userId}')`
    for (const [name, who, statement] of [
      ['another row', one, `update worker set ssn = ${column} where user_id = $1`],
      ['another column', three, 'update worker set ssn = date_of_birth where user_id = $1'],
    ] as const) {
      await database.owner.query(statement, [who.userId])
      const { status, text } = await asked(
        url,
        'reports/getUser',
        { companyId, userId: who.userId },
        { client: FIRST },
      )
      const shown = [secrets['ssn 1']!.slice(-4), secrets['birth 2']!].some((part) => text.includes(part))
      tally.try(status !== 200 && !shown, () => `${name}: ${status} ${text.slice(0, 200)}`)
    }
    // A company beside it, whose number comes from the first.
    const { companyId: other } = (await ok('sandbox/seedDemoCompany', { employees: 1 })).company
    await database.owner.query(
      'update kyb_information set ein = (select ein from kyb_information where company_id = $1) where company_id = $2',
      [companyId, other],
    )
    const { status, text } = await asked(
      url,
      'reports/getCompanyInfo',
      { companyId: other },
      { client: FIRST },
    )
    const isShown = text.includes(secrets.ein!.slice(-4))
    tally.try(status !== 200 && !isShown, () => `another company: ${status} ${text.slice(0, 200)}`)
  },
}
