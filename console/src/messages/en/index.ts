import { fields } from './fields.ts'
import { frame } from './frame.ts'
import { signIn } from './sign-in.ts'
import { worker } from './worker.ts'

/** The service tells the steps of a paycheck, overtime, balances of leave and what it refuses in English. */
const steps = (text: string): string => text
const timeNote = steps
const refusal = steps

export const english = { frame, fields, refusal, signIn, steps, timeNote, worker }

/** What every language says. */
export type Words = typeof english
