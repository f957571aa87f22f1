import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks of /proc are hundredths of a second on every Linux that Node runs on. */
const TICK = 10

/** Milliseconds of processor time so far, of the service and of what it started. */
export function spentBy(pid: number): { readonly service: number; readonly postgres: number } {
  const times = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap(statOf),
  )
  const started = (of: number): number =>
    [...times].reduce(
      (sum, [child, { parent, own, waited }]) => sum + (parent === of ? own + waited + started(child) : 0),
      0,
    )
  const { own, waited } = times.get(pid)!
  return { service: own * TICK, postgres: (waited + started(pid)) * TICK }
}

/** Until a process and what it started have nothing left to do, as after a payroll, whose rows are sealed when it is over. */
export async function rested(pid: number): Promise<void> {
  const spent = () => spentBy(pid).service + spentBy(pid).postgres
  for (let before = spent(); ; before = spent()) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    if (spent() - before < LOOK_MS / 20) return
  }
}

const LOOK_MS = 2000

interface Times {
  readonly parent: number
  readonly own: number
  /** Of children that have ended. */
  readonly waited: number
}

function statOf(pid: string): [number, Times][] {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    const [parent, user, system, children, childrenSystem] = [1, 11, 12, 13, 14].map((at) =>
      Number(fields[at]),
    )
    return [[Number(pid), { parent: parent!, own: user! + system!, waited: children! + childrenSystem! }]]
  } catch {
    return []
  }
}

/** Resident bytes of a process. */
export function memoryOf(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) * 1024
}
