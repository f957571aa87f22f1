import type { HomeProps } from './asks.ts'

export type Task = HomeProps['data']['tasks']['tasks'][number]

/** What is open about one person is one matter. */
export interface Waiting {
  readonly userId: string
  readonly name: string
  readonly tasks: readonly Task[]
}

/** Tasks by their kind, in the order in which the kinds come. */
export function byCode(
  tasks: readonly Task[],
): readonly (readonly [code: string, of: readonly [Task, ...Task[]]])[] {
  const kinds = new Map<string, [Task, ...Task[]]>()
  for (const task of tasks) {
    const known = kinds.get(task.code)
    if (known === undefined) kinds.set(task.code, [task])
    else known.push(task)
  }
  return [...kinds]
}

export function byPerson(tasks: readonly Task[]): readonly Waiting[] {
  const ids = [...new Set(tasks.flatMap(({ userId }) => (userId === null ? [] : [userId])))]
  return ids.map((userId) => {
    const own = tasks.filter((task) => task.userId === userId)
    return { userId, name: own[0]?.userName ?? '', tasks: own }
  })
}

/** Whoever lacks only these is paid all the same. */
const NOTES: ReadonlySet<string> = new Set([
  'renewExemption',
  'addStateCertificate',
  'answerPlace',
  'confirmBankAccountChange',
])

export const isBlocking = ({ code }: Task): boolean => !NOTES.has(code)

/** The rest, by kind: whom each concerns. */
export function notesOf(tasks: readonly Task[]) {
  const rest = tasks.filter((task) => task.userId !== null && !isBlocking(task))
  return [...new Set(rest.map(({ code }) => code))].map((code) => ({
    code,
    people: byPerson(rest.filter((task) => task.code === code)),
  }))
}
