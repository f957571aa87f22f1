import { useState } from 'react'
import { useSend } from '../../calls/use-calls.ts'
import { refusalOf } from '../../forms/refusal.ts'
import { people as words } from '../../messages/company/people.ts'
import { Button } from '../../ui/button/button.tsx'
import { Row, Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Dialog } from '../../ui/panel/panel.tsx'
import { useGo } from '../../ui/way/way.tsx'
import type { PersonRecord } from './asks.ts'

const BEGINNING: ReadonlySet<string> = new Set(['Add Wage', 'Invite Sent'])

interface StandingProps {
  readonly user: PersonRecord
  readonly companyId: string
  readonly open: (form: string) => void
}

/** What can become of a person: invited again, deleted before the start, let go, or brought back. */
export function Standing({ user, companyId, open }: StandingProps) {
  const again = useSend('adminPortal/resendInvitation')
  const { userStatus } = user.status
  if (userStatus === 'Inactive') return <Button onClick={() => open('rehire')}>{words.rehire}</Button>
  return (
    <>
      {userStatus !== 'Active' && (
        <Button
          busy={again.isPending}
          onClick={() => again.mutate({ body: { companyId, userId: user.userId } })}
        >
          {again.isSuccess ? words.invited : words.invite}
        </Button>
      )}
      {BEGINNING.has(userStatus) ? (
        <Deletes user={user} companyId={companyId} />
      ) : (
        <Button onClick={() => open('terminate')}>{words.terminate}</Button>
      )}
    </>
  )
}

function Deletes({ user, companyId }: Omit<StandingProps, 'open'>) {
  const go = useGo()
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const remove = useSend('adminPortal/deleteUser', { done: () => go(`/c/${companyId}/people`) })
  const refusal = refusalOf(remove.error)
  return (
    <>
      <Button onClick={() => setAsking(true)}>{words.remove}</Button>
      <Dialog open={asking} onClose={close} title={words.removeTitle(user.user)}>
        <Stack gap="lines">
          {refusal.whole && <Notice tone="bad">{refusal.whole}</Notice>}
          <p>{words.removeBody}</p>
          <Row end>
            <Button onClick={close}>{words.keep}</Button>
            <Button
              kind="danger"
              busy={remove.isPending}
              onClick={() => remove.mutate({ body: { companyId, userId: user.userId } })}
            >
              {words.removeGo}
            </Button>
          </Row>
        </Stack>
      </Dialog>
    </>
  )
}
