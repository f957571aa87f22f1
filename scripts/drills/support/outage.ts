/** A service on a PostgreSQL that goes away, and what its clients are answered meanwhile. */
import { registration, user } from '../../../test/support/bodies.ts'
import { type Answer, asked, scene } from './ask.ts'
import type { Ground, Tally } from './drill.ts'
import { FIRST } from './ground.ts'
import { type Load, load, within } from './load.ts'

/** A company on this service, and requests about it: every second one writes. */
export async function clientOf(url: string) {
  const { ok } = scene(url, FIRST)
  const { companyId } = (await ok('companyOnboarding/companyRegistration', registration())).registration
  const write = (patience?: number) =>
    asked(url, 'adminPortal/addUser', user(companyId), { client: FIRST, ...(patience ? { patience } : {}) })
  const read = (patience?: number) =>
    asked(
      url,
      'reports/getUsers',
      { companyId, limit: 5 },
      { client: FIRST, ...(patience ? { patience } : {}) },
    )
  const ready = (patience = 3000) => asked(url, 'readyz', undefined, { patience })
  return {
    companyId,
    write,
    read,
    ready,
    mixed: (at: number, patience?: number) => (at % 2 === 0 ? write(patience) : read(patience)),
  }
}

/** 200, or 503 that says when to come back. */
const isHonest = ({ status, headers }: Answer): boolean =>
  status === 200 || (status === 503 && headers['retry-after'] !== undefined)

/** Each answer is a try; anything but an honest one is a failure. */
export function expectHonest(tally: Tally, { answers }: Pick<Load, 'answers'>): void {
  for (const answer of answers)
    tally.try(
      isHonest(answer),
      () => `${answer.status} after ${answer.ms.toFixed(0)} ms: ${answer.text.slice(0, 200)}`,
    )
}

/** Under load until it is over. */
export async function during(
  client: Awaited<ReturnType<typeof clientOf>>,
  happening: () => Promise<void>,
  { connections = 8, pause = 20 }: { connections?: number; pause?: number } = {},
): Promise<Load> {
  let isOver = false
  const loaded = load({ connections, pause, isOver: () => isOver }, (at) => client.mixed(at))
  await happening().finally(() => {
    isOver = true
  })
  return loaded
}

/** The first 200 afterward: a failure when it takes longer. */
export async function expectBack(
  { tally }: Ground,
  client: Awaited<ReturnType<typeof clientOf>>,
  ms: number,
): Promise<void> {
  const took = await within(ms, async () => (await client.write(5000)).status === 200)
  tally.try(took !== undefined, () => `no 200 within ${ms / 1000} s of its return`)
  if (took !== undefined) tally.note(`first 200 after ${took.toFixed(0)} ms`)
}
