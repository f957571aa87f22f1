import { ask } from '../../calls/operations.ts'
import { useAsk, useSend } from '../../calls/use-calls.ts'
import { settings as words } from '../../messages/company/settings.ts'
import { Button } from '../../ui/button/button.tsx'
import { Fault } from '../../ui/empty/empty.tsx'
import { Row } from '../../ui/head/head.tsx'
import type { PartProps } from './asks.ts'
import { List } from './list.tsx'

/** Who owns and runs the company, and who of them may sign in. */
export function PeoplePart({ given, open }: PartProps) {
  const { companyId } = given
  const asked = ask('adminPortal/getAccess', { companyId })
  const { data } = useAsk(asked)
  const grant = useSend('adminPortal/grantAccess')
  const revoke = useSend('adminPortal/revokeAccess')
  const has = new Set(data?.access.map(({ businessUserId }) => businessUserId))
  const failed = grant.error ?? revoke.error
  return (
    <>
      {failed && <Fault error={failed} />}
      <List
        title={words.people.access}
        none={words.people.noAccess}
        asked={asked}
        items={({ access }) =>
          access.map(({ businessUserId, name, email, role }) => ({
            key: businessUserId ?? email,
            name,
            detail: `${email} · ${words.people.roles[role] ?? role}`,
            aside: open && businessUserId !== undefined && (
              <Button size="small" onClick={() => revoke.mutate({ body: { companyId, businessUserId } })}>
                {words.people.revoke}
              </Button>
            ),
          }))
        }
      />
      <List
        title={words.people.title}
        none=""
        asked={ask('reports/getBusinessUsers', { companyId })}
        add={open && { words: words.people.add, go: () => open('person') }}
        items={({ businessUsers }) =>
          businessUsers.map((one) => ({
            key: one.businessUserId,
            name: `${one.firstName} ${one.lastName}`,
            detail: [
              one.email,
              one.payrollAdmin && words.people.admin,
              one.bookkeeper && words.people.books,
              one.beneficialOwner && words.people.owns(Number(one.ownershipPercentage ?? 0)),
            ]
              .filter(Boolean)
              .join(' · '),
            aside: open && !has.has(one.businessUserId) && (
              <Row>
                {(['administrator', 'bookkeeper'] as const).map((role) => (
                  <Button
                    key={role}
                    size="small"
                    onClick={() =>
                      grant.mutate({ body: { companyId, businessUserId: one.businessUserId, role } })
                    }
                  >
                    {`${words.people.grant}: ${words.people.roles[role]}`}
                  </Button>
                ))}
              </Row>
            ),
          }))
        }
      />
    </>
  )
}
