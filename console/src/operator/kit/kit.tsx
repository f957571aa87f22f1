import { Sprout } from 'lucide-react'
import { useState } from 'react'
import { Money, signed } from '../../format/money.tsx'
import { watch } from '../../messages/en/operator/watch.ts'
import { type Share, SplitBar, SplitList } from '../../pictures/split/split.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { Check, Input, Select } from '../../ui/fields/fields.tsx'
import { Beside, Head, Row, Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Status } from '../../ui/status/status.tsx'
import { Steps } from '../../ui/steps/steps.tsx'
import { Timeline } from '../../ui/timeline/timeline.tsx'

const words = watch.kit
const TONES = ['good', 'warn', 'bad', 'calm', 'accent'] as const
const NOTICES = ['calm', 'good', 'warn', 'bad'] as const
const HUES = ['net', 'tax', 'ownTax', 'benefit', 'order'] as const

/** Every part of the console on one page: what the tests photograph in both themes. */
export default function Kit() {
  return (
    <>
      <Head title={words.title} lead={words.lead} />
      <Stack>
        <Beside>
          <Buttons />
          <Numbers />
        </Beside>
        <Beside>
          <Fields />
          <Marks />
        </Beside>
        <Beside>
          <Days />
          <Split />
        </Beside>
        <Card>
          <Empty icon={Sprout} title={words.empty} action={<Button kind="filled">{words.filled}</Button>}>
            {words.emptyBody}
          </Empty>
        </Card>
      </Stack>
    </>
  )
}

const Buttons = () => (
  <Card title={words.buttons}>
    <Stack gap="lines">
      <Row>
        <Button kind="filled">{words.filled}</Button>
        <Button>{words.plain}</Button>
        <Button kind="quiet">{words.quiet}</Button>
        <Button kind="danger">{words.danger}</Button>
      </Row>
      <Row>
        <Button size="small">{words.plain}</Button>
        <Button disabled>{words.off}</Button>
      </Row>
    </Stack>
  </Card>
)

const Numbers = () => (
  <Card title={words.numbers}>
    <Facts
      of={[
        [words.gross, <Money key="gross" amount={1840} tone="strong" />],
        [words.minus, <Money key="minus" amount={-489.88} />],
        [words.zero, <Money key="zero" amount={0} />],
        [words.none, <Money key="none" amount={undefined} />],
        [words.change, signed(2691.2)],
      ]}
    />
  </Card>
)

function Fields() {
  const [name, setName] = useState('Blair Birch')
  const [amount, setAmount] = useState('0')
  const [isTicked, setTicked] = useState(true)
  const [choice, setChoice] = useState(words.options[0]!)
  return (
    <Card title={words.fields}>
      <Stack gap="lines">
        <Input name="name" label={words.name} help={words.help} value={name} onChange={setName} />
        <Input
          name="amount"
          label={words.amount}
          before="$"
          mode="decimal"
          value={amount}
          onChange={setAmount}
          fault={words.fault}
        />
        <Select
          name="choice"
          label={words.choice}
          value={choice}
          onChange={setChoice}
          options={words.options.map((value) => ({ value, words: value }))}
        />
        <Check checked={isTicked} onChange={setTicked}>
          {words.tick}
        </Check>
      </Stack>
    </Card>
  )
}

const Marks = () => (
  <Card title={words.states}>
    <Stack gap="lines">
      <Row>
        {TONES.map((tone) => (
          <Status key={tone} tone={tone}>
            {words.tones[tone]}
          </Status>
        ))}
      </Row>
      {NOTICES.map((tone) => (
        <Notice key={tone} tone={tone}>
          {words.notice[tone]}
        </Notice>
      ))}
    </Stack>
  </Card>
)

const Days = () => (
  <Card title={words.steps}>
    <Stack gap="lines">
      <Steps
        label={words.steps}
        now={words.step[1]!}
        steps={words.step.map((name, at) => ({ name, words: name, isDone: at === 0 }))}
      />
      <Timeline
        label={words.steps}
        moments={(['done', 'open', 'bad'] as const).map((state) => ({
          key: state,
          when: '',
          what: words.moments[state],
          detail: '',
          state,
        }))}
      />
    </Stack>
  </Card>
)

function Split() {
  const shares: readonly Share[] = HUES.map((hue, at) => ({
    name: words.parts[hue],
    hue,
    amount: [31_880.53, 8052.03, 3255.43, 1200, 250][at]!,
  }))
  return (
    <Card title={words.split}>
      <Stack gap="lines">
        <SplitBar shares={shares} label={words.split} />
        <SplitList shares={shares} />
      </Stack>
    </Card>
  )
}
