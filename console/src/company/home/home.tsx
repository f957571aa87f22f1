import { Banknote, UserPlus } from 'lucide-react'
import { ask } from '../../calls/operations.ts'
import { useAsk } from '../../calls/use-calls.ts'
import { dayWords } from '../../format/days.ts'
import { capital } from '../../format/names.ts'
import { home as words } from '../../messages/company/home.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Beside, Head, Stack } from '../../ui/head/head.tsx'
import { mayOpen } from '../shared/opens.ts'
import { openPeriods } from '../shared/payroll-sums.ts'
import { Agencies } from './agencies.tsx'
import type { HomeProps } from './asks.ts'
import { ComingUp } from './coming-up.tsx'
import { Costs } from './costs.tsx'
import { NeedsYou } from './needs-you.tsx'
import { NextPayroll } from './next-payroll.tsx'

/** What is next, what it costs, what is in the way, what comes, and what is set aside. */
export default function Home(props: HomeProps) {
  const { data, given } = props
  const { companyId, today } = given
  const base = `/c/${companyId}`
  const [next] = openPeriods(data.periods.payPeriod)
  const preview = useAsk(
    next && ask('payroll/previewPayroll', { companyId, payPeriodId: next.payPeriodId, summaryOnly: true }),
  )
  return (
    <>
      <Head
        over={capital(dayWords(today, 'sentence'))}
        title={words.title}
        actions={
          <>
            {mayOpen(given.acting.role, 'addUser') && (
              <ButtonLink icon={UserPlus} to={`${base}/people?add=yes`}>
                {words.addPerson}
              </ButtonLink>
            )}
            <ButtonLink to={`${base}/payroll?add=yes`}>{words.offCycle}</ButtonLink>
          </>
        }
      />
      <Stack>
        {next ? (
          <NextPayroll {...props} next={next} preview={preview.data} isFailed={preview.isError} />
        ) : (
          <FirstSteps base={base} />
        )}
        <Beside share="wide">
          <NeedsYou {...props} />
          <ComingUp {...props} next={next} preview={preview.data} />
        </Beside>
        <Beside share="wide">
          <Costs {...props} next={next} preview={preview.data} />
          <Agencies {...props} />
        </Beside>
      </Stack>
    </>
  )
}

const FirstSteps = ({ base }: { base: string }) => (
  <Card>
    <Empty
      icon={Banknote}
      title={words.empty.title}
      action={
        <ButtonLink kind="filled" to={`${base}/setup`}>
          {words.empty.go}
        </ButtonLink>
      }
    >
      {words.empty.body}
    </Empty>
  </Card>
)
