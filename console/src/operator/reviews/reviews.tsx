import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useSend } from '../../calls/use-calls.ts'
import { refusalOf } from '../../forms/refusal.ts'
import { watch } from '../../messages/en/operator/watch.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { Input } from '../../ui/fields/fields.tsx'
import { Head, Row, Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Dialog } from '../../ui/panel/panel.tsx'
import { Way } from '../../ui/way/way.tsx'
import type { ReviewsProps } from './asks.ts'

const words = watch.reviews
type Review = ReviewsProps['data']['reviews']['reviews'][number]
type Verdict = 'passed' | 'failed'

/** What waits for a person's verdict, with everything that was submitted. */
export default function Reviews({ data }: ReviewsProps) {
  const [deciding, setDeciding] = useState<{ of: Review; verdict: Verdict }>()
  const { reviews } = data.reviews
  return (
    <>
      <Head title={words.title} lead={words.lead} />
      <Stack>
        {reviews.length === 0 && (
          <Card>
            <Empty icon={ShieldCheck} title={words.none}>
              {words.noneBody}
            </Empty>
          </Card>
        )}
        {reviews.map((review) => (
          <Card
            key={review.reviewId}
            title={review.kind}
            aside={
              <Row>
                <Button size="small" onClick={() => setDeciding({ of: review, verdict: 'failed' })}>
                  {words.fail}
                </Button>
                <Button
                  size="small"
                  kind="filled"
                  onClick={() => setDeciding({ of: review, verdict: 'passed' })}
                >
                  {words.pass}
                </Button>
              </Row>
            }
          >
            <Facts
              of={Object.entries(review.submitted).map(([name, value]) => [name, shown(value)] as const)}
            />
            {review.companyId && <Way to={`/c/${review.companyId}`}>{words.company}</Way>}
          </Card>
        ))}
      </Stack>
      {deciding && <Decide {...deciding} close={() => setDeciding(undefined)} />}
    </>
  )
}

const shown = (value: unknown): string =>
  value === null ? '–' : typeof value === 'object' ? JSON.stringify(value) : String(value)

function Decide({ of, verdict, close }: { of: Review; verdict: Verdict; close: () => void }) {
  const [reason, setReason] = useState('')
  const decide = useSend('operator/decideReview', { done: close })
  const refusal = refusalOf(decide.error, { fields: ['reason'] })
  return (
    <Dialog open onClose={close} title={words.titleOf(verdict)} lead={words.lead2}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          decide.mutate({ body: { reviewId: of.reviewId, verdict, reason } })
        }}
      >
        <Stack gap="lines">
          {refusal.whole && <Notice tone="bad">{refusal.whole}</Notice>}
          <Input
            name="reason"
            label={words.reason}
            value={reason}
            onChange={setReason}
            fault={refusal.at('reason')}
            focus
          />
          <Row end>
            <Button
              type="submit"
              kind={verdict === 'passed' ? 'filled' : 'danger'}
              busy={decide.isPending}
              disabled={reason.trim() === ''}
            >
              {words.go[verdict]}
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  )
}
