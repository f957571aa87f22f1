import { type LaborKind, laborKinds } from '../../domain/structure/labor.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Work } from '../../store/database/work.ts'
import { laborUnits } from '../../store/structure/labor-units.ts'

/** The unit in use that a cell names, by its name or its id. */
export type UnitOf = (kind: LaborKind, value: string) => string | undefined

/** None is asked for where no row of the sheet names any. */
export async function unitsNamed(
  work: Work,
  companyId: Id<'company'>,
  rows: readonly Partial<Readonly<Record<LaborKind, string>>>[],
): Promise<UnitOf> {
  if (rows.every((row) => laborKinds.every((kind) => !row[kind]))) return () => undefined
  const units = (await laborUnits(work, companyId, {})).filter(({ isActive }) => isActive)
  const known = new Map(
    units.flatMap(({ unitId, kind, name }) => [
      [`${kind}/${unitId}`, unitId],
      [`${kind}/${name.toLowerCase()}`, unitId],
    ]),
  )
  return (kind, value) => known.get(`${kind}/${value.toLowerCase()}`)
}
