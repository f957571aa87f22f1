import type { Instant } from '../../kernel/dates.ts'
import { machine } from '../../kernel/machine.ts'

/** A payment file is made first and then handed to the bank, once. Which of both it is follows from the time of that. */
export const fileMachine = machine('payment file', ['pending', 'handedOver'], {
  handOver: { pending: 'handedOver' },
})

export const fileStatus = (handedOverAt: Instant | null): (typeof fileMachine.states)[number] =>
  handedOverAt === null ? fileMachine.initial : fileMachine.state.handedOver
