import { fields } from './fields.ts'
import { frame } from './frame.ts'
import { signIn } from './sign-in.ts'
import { worker } from './worker.ts'

export const english = { frame, fields, signIn, worker }

/** What every language says. */
export type Words = typeof english
