import { people, type Who } from '../../support/people.ts'
import type { SharedService } from '../../support/shared.ts'

/** A verified company and its people. */
export async function staff(sandbox: SharedService) {
  const { ok } = sandbox
  const { verifiedCompany, onboarded, later } = people(sandbox)
  const companyId = await verifiedCompany()
  const active = async (): Promise<Who> => {
    const who = await onboarded(companyId)
    await later()
    return who
  }
  const idsOf = async (address: string): Promise<string[]> =>
    (await ok(address, { companyId })).users.map((each: { userId: string }) => each.userId)
  return { companyId, active, idsOf }
}

export const exit = (over: object) => ({ exitDate: '2026-12-31', personalEmail: 'jo@home.example', ...over })
