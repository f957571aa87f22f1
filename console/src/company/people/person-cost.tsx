import { ask } from '../../calls/operations.ts'
import { useAsk } from '../../calls/use-calls.ts'
import { dayWords } from '../../format/days.ts'
import { dollars } from '../../format/money.tsx'
import { people as words } from '../../messages/company/people.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Fault, Skeleton } from '../../ui/empty/empty.tsx'
import { Stack } from '../../ui/head/head.tsx'
import { className, compAsk } from '../shared/comp.ts'
import { UNIT_KINDS, type Units, useUnits } from '../shared/units.ts'
import type { TabProps } from './asks.ts'
import { unitIdOf, type WireShare } from './cost-shares.ts'
import styles from './people.module.css'

/** Where the cost of a person belongs, from when on, and what they earn in which job. */
export function Cost({ given, user, open }: TabProps) {
  const { companyId, today } = given
  const { units, error: noUnits } = useUnits(companyId)
  const { data, error: noShares } = useAsk(
    ask('reports/getLabourDistribution', { companyId, userId: user.userId }),
  )
  const error = noUnits ?? noShares
  if (error) return <Fault error={error} />
  if (!units || !data) return <Skeleton rows={3} />
  const { labourDistributions, userJobs } = data
  const hasUnits = UNIT_KINDS.some((kind) => units[kind].length > 0)
  const jobName = (jobId: string) => units.job.find(({ id }) => id === jobId)?.name ?? jobId
  const from = (day: string) => words.cost.from(dayWords(day, 'month', { today }))
  return (
    <Stack>
      <Card
        title={words.cost.shares}
        aside={open && hasUnits && change(words.cost.change, () => open('shares'))}
      >
        {labourDistributions.length === 0 && (
          <p className={styles.quiet}>{hasUnits ? words.cost.noShares : words.cost.noUnits}</p>
        )}
        <ul className={styles.todo}>
          {labourDistributions.map(({ effectiveDate, labourDistribution }) => (
            <li key={effectiveDate}>
              <div>
                <strong>{labourDistribution.map((share) => shareWords(share, units)).join(', ')}</strong>
                <p>{from(effectiveDate)}</p>
              </div>
            </li>
          ))}
        </ul>
      </Card>
      <Card
        title={words.cost.rates}
        aside={open && units.job.length > 0 && change(words.cost.addRate, () => open('rate'))}
      >
        {userJobs.length === 0 && <p className={styles.quiet}>{words.cost.noRates}</p>}
        <ul className={styles.todo}>
          {userJobs.map(({ jobId, rate, basis, effectiveDate }) => (
            <li key={`${jobId} ${effectiveDate}`}>
              <div>
                <strong>{jobName(jobId)}</strong>
                <p>{`${words.pay(dollars(rate), words.bases[basis] ?? basis)} · ${from(effectiveDate)}`}</p>
              </div>
            </li>
          ))}
        </ul>
      </Card>
      <Insured companyId={companyId} userId={user.userId} from={from} />
    </Stack>
  )
}

interface InsuredProps {
  readonly companyId: string
  readonly userId: string
  readonly from: (day: string) => string
}

/** The classes of workers' compensation that were given to this person, the last one first. */
function Insured({ companyId, userId, from }: InsuredProps) {
  const { data } = useAsk(compAsk(companyId))
  const given = (data?.workersCompClasses ?? [])
    .flatMap((each) => each.assignments.map((of) => ({ ...of, name: className(each) })))
    .filter((of) => of.userId === userId)
    .toSorted((one, other) => other.effectiveDate.localeCompare(one.effectiveDate))
  return (
    <Card
      title={words.cost.comp}
      aside={
        <ButtonLink size="small" to={`/c/${companyId}/settings/comp`}>
          {words.cost.compGo}
        </ButtonLink>
      }
    >
      {given.length === 0 && <p className={styles.quiet}>{words.cost.noComp}</p>}
      <ul className={styles.todo}>
        {given.map(({ name, effectiveDate }) => (
          <li key={`${name} ${effectiveDate}`}>
            <div>
              <strong>{name}</strong>
              <p>{from(effectiveDate)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const change = (label: string, go: () => void) => (
  <Button size="small" onClick={go}>
    {label}
  </Button>
)

/** "60% Baking, Oven". */
function shareWords(share: WireShare, units: Units): string {
  const names = UNIT_KINDS.flatMap(
    (kind) => units[kind].find(({ id }) => id === unitIdOf[kind](share))?.name ?? [],
  )
  return `${words.share(share.percent)} ${names.join(' / ')}`
}
