import { fields } from './fields.ts'
import { frame } from './frame.ts'
import { signIn } from './sign-in.ts'
import { worker } from './worker.ts'

/** The service tells the steps of a paycheck in English. */
const steps = (text: string): string => text

export const english = { frame, fields, signIn, steps, worker }

/** What every language says. */
export type Words = typeof english
