import type { Words } from '../words.tsx'
import { frame } from './frame.ts'
import { signIn } from './sign-in.ts'
import { worker } from './worker.ts'

export const spanish: Words = { frame, signIn, worker }
