import { Problem } from './problem.ts'

/**
 * A state machine is a table: trigger → { state: next state }. Nothing else changes a state, the compiler
 * knows the next state from the row, and diagrams, tests and check constraints are derived from the table.
 */
export interface Machine<State extends string, Table extends Rows<State>> {
  readonly noun: string
  readonly states: readonly State[]
  readonly table: Table
}

type Rows<State extends string> = Readonly<Record<string, Readonly<Partial<Record<State, State>>>>>

export function machine<const State extends string, const Table extends Rows<State>>(
  noun: string,
  states: readonly State[],
  table: Table,
): Machine<State, Table> {
  return { noun, states, table }
}

/** The next state, or a refusal that names both the state and the trigger. */
export function move<State extends string, Table extends Rows<State>, Trigger extends keyof Table & string>(
  { noun, table }: Machine<State, Table>,
  from: State,
  trigger: Trigger,
): NonNullable<Table[Trigger][keyof Table[Trigger]]> {
  const next = (table[trigger] as Partial<Record<State, State>>)[from]
  if (next === undefined) {
    throw new Problem(400, `A ${noun} that is ${from} cannot take ${trigger}`, { refusal: 'wrongState' })
  }
  return next as NonNullable<Table[Trigger][keyof Table[Trigger]]>
}

/** Whether a trigger is open from a state, for lists of what may be done next. */
export const canMove = <State extends string, Table extends Rows<State>>(
  { table }: Machine<State, Table>,
  from: State,
  trigger: keyof Table & string,
): boolean => from in table[trigger]!
