import { useAsk } from '../../calls/use-calls.ts'
import { dayWords } from '../../format/days.ts'
import { dollars } from '../../format/money.tsx'
import { settings as words } from '../../messages/company/settings.ts'
import { Button } from '../../ui/button/button.tsx'
import { Row } from '../../ui/head/head.tsx'
import { type CompClass, className, compAsk, holdersOn, rateOn } from '../shared/comp.ts'
import { unitAsks, unitsIn } from '../shared/units.ts'
import type { PartProps } from './asks.ts'
import { List } from './list.tsx'

/** The classes of the company's own policy, what each costs, and whose work it is. */
export function Comp({ given, open }: PartProps) {
  const { companyId, today } = given
  const say = words.comp
  const jobs = useAsk(unitAsks(companyId).job).data
  const jobNames = new Map((jobs ? unitsIn.job(jobs) : []).map(({ id, name }) => [id, name]))
  const detailOf = (one: CompClass, all: readonly CompClass[]): string => {
    const rate = rateOn(one, today)
    const holders = holdersOn(one, all, today)
    const people = holders.filter(({ userId }) => userId !== null).length
    const named = holders.flatMap(({ jobId }) => (jobId === null ? [] : (jobNames.get(jobId) ?? [])))
    return [
      rate && say.rate(dollars(rate.rate), dayWords(rate.effectiveDate, 'month', { today })),
      people + named.length === 0 ? say.nobody : '',
      people > 0 ? say.people(people) : '',
      ...named,
    ]
      .filter(Boolean)
      .join(' · ')
  }
  return (
    <List
      title={say.title}
      none={say.none}
      asked={compAsk(companyId)}
      add={open && { words: say.add, go: () => open('compClass') }}
      items={({ workersCompClasses: all }) =>
        all.map((one) => ({
          key: one.workersCompClassId,
          name: className(one),
          detail: detailOf(one, all),
          aside: open && (
            <Row>
              <Button
                size="small"
                label={say.assignTo(className(one))}
                onClick={() => open('compAssign', one.workersCompClassId)}
              >
                {say.assign}
              </Button>
              <Button
                size="small"
                kind="quiet"
                label={words.editOf(className(one))}
                onClick={() => open('compClass', one.workersCompClassId)}
              >
                {words.edit}
              </Button>
            </Row>
          ),
        }))
      }
    />
  )
}
