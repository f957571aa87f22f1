import { z } from 'zod'
import type { Day } from '../kernel/dates.ts'
import type { Id } from '../kernel/ids.ts'

/** Fields of a payload. We have written the row ourselves: the check is that it is text, the type says whose. */
export const idOf = <Noun extends string>() => z.custom<Id<Noun>>((value) => typeof value === 'string')

export const day = () => z.custom<Day>((value) => typeof value === 'string')

export const ofCompany = { companyId: idOf<'company'>() }
export const ofRun = { ...ofCompany, runId: idOf<'run'>() }
