import { codeHash, type FrontDoor, sameHash } from '../../store/access/door.ts'
import { type FoundSignIn, takeTry } from '../../store/access/sign-ins.ts'
import type { Work } from '../../store/database/work.ts'

/** Whether it is the code of that letter. The try counts either way. */
export async function isRight(
  work: Work,
  { pepper }: Pick<FrontDoor, 'pepper'>,
  { signInId, code }: Pick<FoundSignIn, 'signInId'> & { readonly code: string },
): Promise<boolean> {
  const wanted = await takeTry(work, signInId)
  return wanted !== undefined && sameHash(wanted, codeHash(pepper, signInId, code))
}
