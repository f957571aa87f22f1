import type { WorkAssignment } from './work-assignment.ts'

/** Where someone's whole wage is insured, and by which of the four tests (the same in every state; UIPL 20-04). */
export interface Insured {
  readonly state: string
  readonly because: string
}

interface Worked {
  /** Of the usual place of work, and whether it is a place of the company: a base of operations. */
  readonly usual: string
  readonly isOffice: boolean
  readonly home: string | null
  /** Of the company's filing address: from where work is directed. */
  readonly control: string | null
  readonly assignments: readonly Pick<WorkAssignment, 'place' | 'end' | 'basisPoints' | 'unemploymentState'>[]
}

/** One state takes the whole wage. Work elsewhere for a time is incidental and does not move it. */
export function insuredIn({ usual, isOffice, home, control, assignments }: Worked): Insured {
  const given = assignments.find(({ unemploymentState }) => unemploymentState !== null)?.unemploymentState
  if (given) return { state: given, because: 'it was given' }
  const lasting = assignments.filter(({ end, place }) => end === null && place.state !== usual)
  if (lasting.length === 0) {
    return {
      state: usual,
      because: 'test 1: the work is localized there, and what is done elsewhere is incidental',
    }
  }
  const leavesUsual = lasting.some(({ basisPoints }) => basisPoints === null)
  const some = new Set([...(leavesUsual ? [] : [usual]), ...lasting.map(({ place }) => place.state)])
  if (isOffice && some.has(usual)) {
    return { state: usual, because: 'test 2: the base of operations is there, and some of the work' }
  }
  if (control !== null && some.has(control)) {
    return {
      state: control,
      because: 'test 3: the work is directed from there, and some of it is done there',
    }
  }
  if (home !== null && some.has(home)) {
    return { state: home, because: 'test 4: the worker lives there, and does some of the work there' }
  }
  const most = mostWork(leavesUsual ? undefined : usual, lasting) ?? usual
  return {
    state: most,
    because: `no test decides it: ${most} has most of the work, and is taken until unemploymentState of the assignment says otherwise`,
  }
}

/** By the shares of what lasts, the usual place with the rest. */
function mostWork(usual: string | undefined, lasting: Worked['assignments']): string | undefined {
  const shares = new Map<string, number>()
  let rest = WHOLE
  for (const { place, basisPoints } of lasting) {
    const share = basisPoints ?? WHOLE
    shares.set(place.state, (shares.get(place.state) ?? 0) + share)
    rest -= share
  }
  if (usual !== undefined) shares.set(usual, (shares.get(usual) ?? 0) + rest)
  return [...shares].sort(([, a], [, b]) => b - a)[0]?.[0]
}

const WHOLE = 10_000
