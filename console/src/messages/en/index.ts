import { fields } from './fields.ts'
import { frame } from './frame.ts'
import { signIn } from './sign-in.ts'
import { worker } from './worker.ts'

/** The service tells the steps of a paycheck, overtime and balances of leave in English. */
const steps = (text: string): string => text
const timeNote = steps

export const english = { frame, fields, signIn, steps, timeNote, worker }

/** What every language says. */
export type Words = typeof english
