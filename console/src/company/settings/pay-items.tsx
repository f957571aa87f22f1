import { ask } from '../../calls/operations.ts'
import { settings as words } from '../../messages/company/settings.ts'
import { Button } from '../../ui/button/button.tsx'
import type { PartProps } from './asks.ts'
import { List } from './list.tsx'

const KINDS = ['Deduction', 'AdditionalCompensation'] as const

/** The company's own words for what it takes and pays. */
export function PayItems({ given, open }: PartProps) {
  const asked = ask('reports/getPayItemTypes', { companyId: given.companyId })
  const say = words.items
  return KINDS.map((kind) => (
    <List
      key={kind}
      title={say[kind].title}
      none={say[kind].none}
      asked={asked}
      add={open && { words: say[kind].add, go: () => open(kind) }}
      items={({ payItemTypes }) =>
        payItemTypes
          .filter(({ payItem }) => payItem === kind)
          .map(({ payItemTypeId, name, taxTreatment, glAccount, priority, isActive }) => ({
            key: payItemTypeId,
            name,
            detail: [
              say.taxedLike(taxTreatment),
              glAccount && say.account(glAccount),
              kind === 'Deduction' && say.priority(priority),
              !isActive && words.unused,
            ]
              .filter(Boolean)
              .join(' · '),
            aside: open && (
              <Button
                size="small"
                kind="quiet"
                label={words.editOf(name)}
                onClick={() => open(kind, payItemTypeId)}
              >
                {words.edit}
              </Button>
            ),
          }))
      }
    />
  ))
}
