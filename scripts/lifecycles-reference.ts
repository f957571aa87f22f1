import { type DrawnMachine, machines } from './machines.ts'

/** Every lifecycle as a diagram, drawn from the table that the service itself obeys. */
export const lifecyclesReference = (): string =>
  `${HEAD}\n${machines.map(({ machine, columns }) => section(machine, columns)).join('\n')}`

const HEAD = `# Lifecycles

Everything that has a state has one table that says which act moves it where. The service obeys the table and nothing
else, and these diagrams are drawn from it. An act that is not drawn from a state is refused there.

Three states are not moved by an act but follow from facts: a user's from what is known about the person, a benefit
enrollment's from its dates, a payment file's from the time of its handing over. Their arrows say which changes the
facts allow.
`

function section({ noun, states, initial, table }: DrawnMachine, columns: readonly string[]): string {
  const name = (state: string) => `s${states.indexOf(state)}`
  const moves = Object.entries(table).flatMap(([trigger, row]) =>
    Object.entries(row).map(([from, to]) => `  ${name(from)} --> ${name(to!)} : ${trigger}`),
  )
  const labels = states.map((state) => `  state "${state}" as ${name(state)}`)
  const title = noun[0]!.toUpperCase() + noun.slice(1)
  const stored =
    columns.length > 0 ? [`Stored in ${columns.map((each) => `\`${each}\``).join(' and ')}.`, ''] : []
  const drawn = [...labels, `  [*] --> ${name(initial)}`, ...moves]
  return [`## ${title}`, '', ...stored, '```mermaid', 'stateDiagram-v2', ...drawn, '```', ''].join('\n')
}
