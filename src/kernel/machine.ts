import { assert, Problem } from './problem.ts'
import { wrongState } from './wrong-state.ts'

/**
 * A state machine is a table: trigger → { state: next state }. Nothing else changes a state, the compiler
 * knows the next state from the row, and diagrams, tests and check constraints are derived from the table.
 */
export interface Machine<State extends string, Table extends Rows<State>, First extends State = State> {
  readonly noun: string
  readonly states: readonly State[]
  /** Where every one begins: the first of its states. */
  readonly initial: First
  /** Each state by its name: code and SQL say `machine.state.pending`, so a state that is renamed does not compile. */
  readonly state: { readonly [Each in State]: Each }
  readonly table: Table
}

type Rows<State extends string> = Readonly<Record<string, Readonly<Partial<Record<State, State>>>>>

export function machine<
  const First extends string,
  const Others extends string,
  const Table extends Rows<First | Others>,
>(noun: string, states: readonly [First, ...Others[]], table: Table): Machine<First | Others, Table, First> {
  const state = Object.fromEntries(states.map((name) => [name, name]))
  return {
    noun,
    states,
    initial: states[0],
    state: state as { readonly [Each in First | Others]: Each },
    table,
  }
}

/** The next state, or a refusal that names the state, the trigger and the states that it is open from. */
export function move<State extends string, Table extends Rows<State>, Trigger extends keyof Table & string>(
  { noun, table }: Machine<State, Table>,
  from: State,
  trigger: Trigger,
): NonNullable<Table[Trigger][keyof Table[Trigger]]> {
  const next = (table[trigger] as Partial<Record<State, State>>)[from]
  if (next === undefined) {
    throw new Problem(400, wrongState({ noun, table }, from, trigger), { refusal: 'wrongState' })
  }
  return next as NonNullable<Table[Trigger][keyof Table[Trigger]]>
}

/**
 * A state that follows from facts: the facts say where it is now. The change must be an arrow of the table; one that is
 * not drawn is a mistake of ours and stops the transaction.
 */
export function follow<State extends string, Table extends Rows<State>, To extends State>(
  { noun, table }: Machine<State, Table>,
  { from, to }: { readonly from: State; readonly to: To },
): To {
  const isDrawn = from === to || Object.values<Rows<State>[string]>(table).some((row) => row[from] === to)
  if (!isDrawn) throw new Error(`no arrow leads a ${noun} from ${from} to ${to}`)
  return to
}

/** Whether a trigger is open from a state, for lists of what may be done next. */
export const canMove = <State extends string, Table extends Rows<State>>(
  { table }: Machine<State, Table>,
  from: State,
  trigger: keyof Table & string,
): boolean => from in table[trigger]!

/** A trigger for many rows at once: the states that it is open from, and the one state that it leads to. */
export function arrow<State extends string, Table extends Rows<State>, Trigger extends keyof Table & string>(
  { noun, table }: Machine<State, Table>,
  trigger: Trigger,
): { readonly from: readonly State[]; readonly to: NonNullable<Table[Trigger][keyof Table[Trigger]]> } {
  const row = table[trigger] as Partial<Record<State, State>>
  const [to, ...others] = new Set(Object.values(row))
  assert(to !== undefined && others.length === 0, `${trigger} of a ${noun} leads to several states`)
  return { from: Object.keys(row) as State[], to: to as NonNullable<Table[Trigger][keyof Table[Trigger]]> }
}
