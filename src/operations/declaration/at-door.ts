import type { SessionFacts } from '../../domain/access/session.ts'
import { Problem } from '../../kernel/problem.ts'
import type { FrontDoor } from '../../store/access/door.ts'
import type { Visitor } from './operation.ts'

/** Links and passkeys are for one site, and nobody guesses its name: a request may carry any. */
export function reachable<Knows extends Pick<FrontDoor, 'consoleUrl'>>(
  door: Knows,
): Knows & { readonly consoleUrl: string } {
  const { consoleUrl } = door
  if (consoleUrl === undefined)
    throw new Problem(400, 'People cannot sign in yet: the operator has to set PURSER_CONSOLE_URL')
  return { ...door, consoleUrl }
}

/** Whoever has signed in; an API key has not. */
export function signedIn({ caller }: Visitor): (Visitor['caller'] & { session: SessionFacts }) | undefined {
  return caller && caller.kind !== 'key' && caller.session
    ? { ...caller, session: caller.session }
    : undefined
}
