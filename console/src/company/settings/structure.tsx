import { settings as words } from '../../messages/company/settings.ts'
import { Button } from '../../ui/button/button.tsx'
import { type Unit, type UnitKind, unitAsks, unitsIn } from '../shared/units.ts'
import type { PartProps } from './asks.ts'
import { List } from './list.tsx'

/** What the cost of work is counted by: departments, jobs and cost centers. */
export function Structure({ given, open }: PartProps) {
  const asks = unitAsks(given.companyId)
  const say = words.structure
  const titled = (kind: UnitKind) => ({
    title: say[kind].title,
    none: say[kind].none,
    add: open && { words: say[kind].add, go: () => open(kind) },
  })
  const itemOf =
    (kind: UnitKind) =>
    ({ id, name, code, isActive }: Unit) => ({
      key: id,
      name,
      detail: [code, !isActive && words.unused].filter(Boolean).join(' · '),
      aside: open && (
        <Button size="small" kind="quiet" label={words.editOf(name)} onClick={() => open(kind, id)}>
          {words.edit}
        </Button>
      ),
    })
  return (
    <>
      <List
        {...titled('department')}
        asked={asks.department}
        items={(reply) => unitsIn.department(reply).map(itemOf('department'))}
      />
      <List {...titled('job')} asked={asks.job} items={(reply) => unitsIn.job(reply).map(itemOf('job'))} />
      <List
        {...titled('costCenter')}
        asked={asks.costCenter}
        items={(reply) => unitsIn.costCenter(reply).map(itemOf('costCenter'))}
      />
    </>
  )
}
