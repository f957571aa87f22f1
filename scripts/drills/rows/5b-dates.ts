import { nameOf } from '../../../src/dispatch/names.ts'
import { operations } from '../../../src/operations/index.ts'
import { worldOf } from '../../../test/support/world.ts'
import { asked, scene } from '../support/ask.ts'
import type { Drill } from '../support/drill.ts'
import { pathsWhere, replaced } from '../support/paths.ts'

const DATES: readonly unknown[] = [
  ...[
    '0000-01-01',
    '0000-00-00',
    '0001-01-01',
    '1582-10-10',
    '1900-02-29',
    '1970-01-01',
    '2024-02-29',
    '2026-02-29',
  ],
  ...[
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '2026-01-32',
    '9999-12-31',
    '10000-01-01',
    '+012026-01-01',
  ],
  ...['-000001-01-01', '-271821-04-19', '275760-09-13', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59-18:00'],
  ...[
    '2026-01-01T24:00:00',
    '2026-01-01T23:59:60Z',
    '2026-01-01T00:00:00+99:99',
    '2026-01-01 00:00',
    '01/02/2026',
  ],
  ...['today', 'infinity', '', ' 2026-01-01', 20_260_101, null],
]

export const dates: Drill = {
  row: '5b',
  title: '32 hostile dates in every field that holds a date or a time',
  failure: 'a 5xx or no answer',
  async run(ground) {
    const { urls, client, database } = await ground.common()
    const world = await worldOf(scene(urls[0], client).call, database.owner)
    const fields = operations.flatMap((operation) => {
      const body = { method: nameOf(operation), ...world.bodyOf(operation), ...SINCE[operation.address] }
      return pathsWhere(body, isDate).map((path) => ({ operation, body, path }))
    })
    const whole = fields.length * DATES.length
    const share = ground.count(whole, 600) / whole
    const isTried = () => ground.random.next() < share
    for (const { operation, body, path } of fields) {
      for (const date of DATES.filter(isTried)) {
        const text = JSON.stringify(replaced(body, path, date))
        const given = { client, verb: operation.verb, headers: { 'dry-run': 'true' } }
        const { status } = await asked(urls[0], operation.address, text, given)
        ground.tally.try(
          status > 0 && status < 500,
          () => `${operation.address} ${path.join('.')} = ${date}: ${status}`,
        )
      }
    }
    ground.tally.note(`${fields.length} fields`)
  },
}

const isDate = (value: unknown): boolean => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value)

/** Optional times that an example leaves out. */
const SINCE: Readonly<Record<string, object>> = {
  'reports/getEvents': { since: '2026-01-01T00:00:00Z' },
  'reports/getWebhookDeliveries': { since: '2026-01-01T00:00:00Z' },
  'reports/getAuditLog': { since: '2026-01-01T00:00:00Z' },
}
