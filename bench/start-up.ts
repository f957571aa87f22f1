/** What it costs to have all law tables at hand, in a process of its own: reading them, and the first check in every state. */

import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { enginePath, from } from './built.ts'

export interface StartUp {
  /** Milliseconds of processor time to load every table, and to draw up and compile a plan for each state. */
  readonly load: number
  readonly compile: number
  /** Bytes of heap after each. */
  readonly loaded: number
  readonly compiled: number
}

export function startUp(): StartUp {
  const people = fileURLToPath(new URL('./people.ts', import.meta.url))
  const compiled = told(['--import', 'tsx'], CHILD, [enginePath, people])
  // What is built is loaded as a service does: a loader for TypeScript would cost more than the tables.
  return from === 'dist' ? { ...compiled, ...told([], LOADS, [enginePath]) } : compiled
}

const told = (flags: readonly string[], script: string, given: readonly string[]): StartUp =>
  JSON.parse(
    execFileSync(
      process.execPath,
      ['--expose-gc', ...flags, '--input-type=module', '--eval', script, ...given],
      { encoding: 'utf8' },
    ),
  )

const LOADS = `
  const heap = () => { gc(); return process.memoryUsage().heapUsed }
  const empty = heap()
  const before = process.cpuUsage()
  await import(process.argv[1])
  const { user, system } = process.cpuUsage(before)
  console.log(JSON.stringify({ load: (user + system) / 1000, loaded: heap() - empty }))
`

const CHILD = `
  const spent = (since) => { const { user, system } = process.cpuUsage(since); return (user + system) / 1000 }
  const heap = () => { gc(); return process.memoryUsage().heapUsed }
  const [, engine, people] = process.argv
  const empty = heap()
  const beforeLoad = process.cpuUsage()
  const { calculatePaycheck } = await import(engine)
  const load = spent(beforeLoad)
  const loaded = heap() - empty
  const { numbers, person, STATES } = await import(people)
  const inputs = STATES.map((state) => person(numbers(1), [state]))
  const beforeCompile = process.cpuUsage()
  const between = heap()
  for (const input of inputs) calculatePaycheck(input)
  const compile = spent(beforeCompile)
  console.log(JSON.stringify({ load, compile, loaded, compiled: loaded + heap() - between }))
`
