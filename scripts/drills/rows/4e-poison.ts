import { nameOf } from '../../../src/dispatch/names.ts'
import { newId } from '../../../src/kernel/ids.ts'
import { operations } from '../../../src/operations/index.ts'
import { exampleOf } from '../../../src/wire/fields/example.ts'
import { type Answer, asked, demo, scene } from '../support/ask.ts'
import type { Drill } from '../support/drill.ts'
import { FIRST } from '../support/ground.ts'
import { load, said } from '../support/load.ts'
import { pathsWhere, replaced } from '../support/paths.ts'

/** Above it the answer, or what another client waits, is no service anymore. */
const [SLOW, LARGE, MEMORY] = [10_000, 1_000_000, 1500]

export const poison: Drill = {
  row: '4e',
  title: 'poison bodies: lists without end in every operation that takes one, deep, wide and long ones',
  failure:
    'a 5xx, no answer in 10 s, a reply over 1 MB, over 1,500 MB resident, a process that is gone, readyz not 200',
  async run(ground) {
    const { tally } = ground
    const database = await ground.database()
    const service = await ground.service({ DATABASE_URL: database.url })
    // Heavy operations have a thread, which starts with the first of them.
    const { companyId, payPeriodId } = await demo(scene(service.url, FIRST).ok, 1)
    await asked(service.url, 'payroll/previewPayroll', { companyId, payPeriodId }, { client: FIRST })
    let isOver = false
    const watching = load({ connections: 1, pause: 100, isOver: () => isOver }, () =>
      asked(service.url, 'readyz', undefined, { patience: SLOW }),
    )
    let most = 0
    for (const { name, verb, path, text } of bodies(ground.count(300_000, 30_000))) {
      const reply = await asked(service.url, path, text, { client: FIRST, verb, patience: SLOW })
      most = Math.max(most, service.memory())
      tally.try(
        isWell(reply),
        () => `${name}: ${reply.status}, ${reply.text.length} bytes, ${reply.ms.toFixed(0)} ms`,
      )
    }
    isOver = true
    const watched = await watching
    for (const { status, ms } of watched.answers)
      if (status !== 200) tally.fail(`readyz ${status}, ${ms.toFixed(0)} ms`)
    if (most > MEMORY) tally.fail(`${most} MB resident`)
    if (service.isGone()) tally.fail('the process is gone')
    tally.note(`most resident ${most} MB; readyz meanwhile ${said(watched)}`)
  },
}

const isWell = ({ status, text }: Answer): boolean => status >= 200 && status < 500 && text.length < LARGE

interface Poison {
  readonly name: string
  readonly verb: string
  readonly path: string
  readonly text: string
}

function* bodies(count: number): Generator<Poison> {
  for (const operation of operations) {
    const example = { method: nameOf(operation), ...(exampleOf(operation.body, () => newId()) as object) }
    const about = { verb: operation.verb, path: operation.address }
    for (const path of pathsWhere(example, Array.isArray)) {
      const text = JSON.stringify(replaced(example, path, 'endless')).replace(
        '"endless"',
        `[${'{},'.repeat(count)}{}]`,
      )
      yield { ...about, name: `${operation.address} ${path.join('.')}`, text }
    }
  }
  const post = { verb: 'POST', path: 'adminPortal/addUser' }
  const whole: Readonly<Record<string, string>> = {
    deep: `{"method":"addUser","user":${'['.repeat(count)}${']'.repeat(count)}}`,
    wide: `{"method":"addUser",${Array.from({ length: count / 3 }, (_, at) => `"k${at}":0`).join()}}`,
    long: `{"method":"addUser","user":{"firstName":"${'x'.repeat(count * 3)}"}}`,
    digits: `{"method":"addUser","user":{"firstName":${'9'.repeat(count * 3)}}}`,
    prototype:
      '{"method":"addUser","__proto__":{"user":{}},"constructor":{"prototype":{}},"user":{"__proto__":{}}}',
    'too large': `{"method":"addUser","user":{"firstName":"${'x'.repeat(15_900_000)}"}}`,
  }
  for (const [name, text] of Object.entries(whole)) yield { ...post, name, text }
}
