import { kybMachine } from '../src/domain/company/kyb.ts'
import { accountMachine } from '../src/domain/money/account.ts'
import { transactionMachine } from '../src/domain/money/transaction.ts'
import { payPeriodMachine } from '../src/domain/payroll/period.ts'
import { runMachine } from '../src/domain/payroll/run.ts'
import { kycMachine } from '../src/domain/people/kyc.ts'
import { userMachine } from '../src/domain/people/user-status.ts'
import { timeCardMachine } from '../src/domain/time/time-card.ts'
import { timeOffMachine } from '../src/domain/time/time-off.ts'

interface Drawn {
  readonly noun: string
  readonly states: readonly string[]
  readonly table: Readonly<Record<string, Readonly<Partial<Record<string, string>>>>>
}

const machines: readonly Drawn[] = [
  kybMachine,
  userMachine,
  kycMachine,
  accountMachine,
  payPeriodMachine,
  runMachine,
  transactionMachine,
  timeCardMachine,
  timeOffMachine,
]

/** Every lifecycle as a diagram, drawn from the table that the service itself obeys. */
export const lifecyclesReference = (): string => `${HEAD}\n${machines.map(section).join('\n')}`

const HEAD = `# Lifecycles

Everything that has a state has one table that says which act moves it where. The service obeys the table and nothing
else, and these diagrams are drawn from it. An act that is not drawn from a state is refused there.
`

function section({ noun, states, table }: Drawn): string {
  const name = (state: string) => `s${states.indexOf(state)}`
  const moves = Object.entries(table).flatMap(([trigger, row]) =>
    Object.entries(row).map(([from, to]) => `  ${name(from)} --> ${name(to!)} : ${trigger}`),
  )
  const labels = states.map((state) => `  state "${state}" as ${name(state)}`)
  const title = noun[0]!.toUpperCase() + noun.slice(1)
  return [`## ${title}`, '', '```mermaid', 'stateDiagram-v2', ...labels, ...moves, '```', ''].join('\n')
}
