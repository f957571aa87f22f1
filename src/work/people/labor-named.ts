import type { LaborKind } from '../../domain/structure/labor.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Work } from '../../store/database/work.ts'
import { laborUnits } from '../../store/structure/labor-units.ts'
import { unknownId } from '../../wire/fields/nouns.ts'

export type RefuseUnit = (name: 'outOfUse', words: { name: string; operation: string }) => never

/** Departments, jobs and cost centers that a request names: of this company, of their kind, and in use. */
export async function checkUnits(
  work: Work,
  companyId: Id<'company'>,
  named: readonly { readonly kind: LaborKind; readonly unitId: string }[],
  refuse: RefuseUnit,
): Promise<void> {
  if (named.length === 0) return
  const ids = [...new Set(named.map(({ unitId }) => unitId))]
  const units = new Map((await laborUnits(work, companyId, { ids })).map((unit) => [unit.unitId, unit]))
  for (const { kind, unitId } of named) {
    const unit = units.get(unitId)
    if (unit?.kind !== kind) throw unknownId(kind)
    const operation = `update${kind[0]!.toUpperCase()}${kind.slice(1)}`
    if (!unit.isActive) refuse('outOfUse', { name: unit.name, operation })
  }
}
