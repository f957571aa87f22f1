import { useSend } from '../../calls/use-calls.ts'
import { timeOff as words } from '../../messages/company/time-off.ts'
import { Button } from '../../ui/button/button.tsx'
import { Row } from '../../ui/head/head.tsx'

/** A request for leave is decided the same way, wherever it stands. */
export function DecideLeave({
  asked: { companyId, timeOffRequestId },
}: {
  asked: { readonly companyId: string; readonly timeOffRequestId: string }
}) {
  const approve = useSend('adminPortal/approveTimeOffRequest')
  const deny = useSend('adminPortal/denyTimeOffRequest')
  const body = { companyId, timeOffRequestId }
  return (
    <Row>
      <Button busy={approve.isPending} onClick={() => approve.mutate({ body })}>
        {words.approve}
      </Button>
      <Button kind="quiet" busy={deny.isPending} onClick={() => deny.mutate({ body })}>
        {words.decline}
      </Button>
    </Row>
  )
}
